import { useMemo, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useMedia } from '../table/useMedia.ts'
import { media } from '../themes/contract.css.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import * as css from './diff.css.ts'
import { type DiffLine, type DiffPair, diffLines, diffPairs, foldSame } from './diffLines.ts'

/** A line diff of two texts in which unchanged lines are folded: in one column, or side by side where there is room. */
export function DiffView({ label, before, after }: { label: string; before: string; after: string }) {
  const t = useWords(partsWords)
  const lines = useMemo(() => diffLines(before, after), [before, after])
  const runs = useMemo(() => foldSame(lines), [lines])
  const [isSplit, setSplit] = useState(false)
  const isNarrow = useMedia(media.phone)
  const isSideBySide = isSplit && !isNarrow
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set())
  const count = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length
  const added = count('added')
  const removed = count('removed')
  if (added + removed === 0) return <p className={css.nothing}>{t('diff.same')}</p>
  return (
    <figure className={css.frame}>
      <figcaption className={css.caption}>
        <span className={css.label}>{label}</span>
        <span className={css.added}>{t('diff.addedLines', { n: added })}</span>
        <span className={css.removed}>{t('diff.removedLines', { n: removed })}</span>
        {!isNarrow && (
          <Button tone="quiet" size="s" aria-pressed={isSplit} onClick={() => setSplit(!isSplit)}>
            {t('diff.split')}
          </Button>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region, not a section of the page */}
      <div
        role="region"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be scrollable by keyboard
        tabIndex={0}
        className={css.scroller}
      >
        <div className={isSideBySide ? css.columns : css.lines}>
          {runs.map(({ isFolded, lines: run }, index) =>
            isFolded && !expanded.has(index) ? (
              <div key={index} className={css.fold}>
                <Button tone="quiet" size="s" onClick={() => setExpanded(new Set(expanded).add(index))}>
                  {t('diff.unfold', { n: run.length })}
                </Button>
              </div>
            ) : isSideBySide ? (
              diffPairs(run).map((pair) => <Pair key={keyOf(pair)} pair={pair} />)
            ) : (
              run.map((line) => <Line key={`${line.kind}${'before' in line ? line.before : line.after}`} line={line} />)
            ),
          )}
        </div>
      </div>
    </figure>
  )
}

const keyOf = ({ before, after }: DiffPair) =>
  [before, after].map((line) => (line ? `${line.kind}${'before' in line ? line.before : line.after}` : '')).join(' ')

function Pair({ pair: { before, after } }: { pair: DiffPair }) {
  return (
    <div className={css.pair}>
      <Side line={before} side="before" />
      <Side line={after} side="after" />
    </div>
  )
}

function Side({ line, side }: { line: DiffLine | null; side: 'before' | 'after' }) {
  const t = useWords(partsWords)
  if (!line) return <div className={css.side.none} />
  const number = side === 'before' ? 'before' in line && line.before : 'after' in line && line.after
  return (
    <div className={css.side[line.kind]}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <span className={css.sign} aria-hidden="true">
        {signs[line.kind]}
      </span>
      {line.kind !== 'same' && <VisuallyHidden>{t(`diff.${line.kind}`)} </VisuallyHidden>}
      <code className={css.wrapped}>{line.text === '' ? '\u00a0' : line.text}</code>
    </div>
  )
}

const signs = { same: ' ', added: '+', removed: '−' } as const

function Line({ line }: { line: DiffLine }) {
  const t = useWords(partsWords)
  return (
    <div className={css.line[line.kind]}>
      <span className={css.number} aria-hidden="true">
        {'before' in line ? line.before : ''}
      </span>
      <span className={css.number} aria-hidden="true">
        {'after' in line ? line.after : ''}
      </span>
      <span className={css.sign} aria-hidden="true">
        {signs[line.kind]}
      </span>
      {line.kind !== 'same' && <VisuallyHidden>{t(`diff.${line.kind}`)} </VisuallyHidden>}
      <code className={css.text}>{line.text === '' ? '\u00a0' : line.text}</code>
    </div>
  )
}
