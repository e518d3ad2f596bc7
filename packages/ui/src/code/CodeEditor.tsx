import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../announce/Announcer.tsx'
import { Button } from '../button/Button.tsx'
import { DiffView } from '../diff/DiffView.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Menu } from '../menu/Menu.tsx'
import { codeWords } from '../words/code.ts'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import type { CodeHand } from './CodeSurface.tsx'
import * as css from './code.css.ts'
import { useSurface } from './engine.ts'
import { type CodeLanguage, type CodeProblem, type CodeSymbol, placed, positionAt } from './language.ts'
import { PlainCode } from './PlainCode.tsx'
import { codeProblemText, ProblemList } from './ProblemList.tsx'
import { useChecked } from './useChecked.ts'
import { useSettled } from './useSettled.ts'

export interface CodeEditorProps {
  label: string
  value: string
  onChange: (value: string) => void
  language: CodeLanguage
  problems?: readonly CodeProblem[]
  isReadOnly?: boolean
  placeholder?: string
  /** In lines: grows with the text from `min` to `max`. `fill` takes the height of the parent. */
  height?: { readonly min: number; readonly max: number } | 'fill'
  compareWith?: { readonly label: string; readonly text: string }
  /** What is done with the text: it stays in sight under the list of problems. */
  footer?: ReactNode
}

const noProblems: readonly CodeProblem[] = []

/** A code editor with highlighting, completion and problems; a plain text area if Monaco cannot load. */
export function CodeEditor(props: CodeEditorProps) {
  const { label, value, onChange, language, isReadOnly = false, height = defaultHeight, compareWith } = props
  const { problems: extraProblems = noProblems } = props
  const t = useWords(codeWords)
  const { locale } = useLocale()
  const announce = useAnnounce()
  const state = useSurface(locale)
  const hintId = useId()
  const handle = useRef<CodeHand>(null)
  const [isTabIndenting, setTabIndenting] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const [symbols, setSymbols] = useState<readonly CodeSymbol[]>([])

  const deferredValue = useDeferredValue(useSettled(value, checkDelayMs))
  const checked = useChecked(language, deferredValue)
  const problems = useMemo(
    () =>
      [...placed(checked.text ?? '', checked.problems), ...placed(deferredValue, extraProblems)].sort(
        (one, other) => one.at - other.at,
      ),
    [checked, deferredValue, extraProblems],
  )
  const isUnchecked = language.check !== undefined && checked.text === undefined
  const hasFailed = state.kind === 'failed'

  const toggleTab = () => {
    if (isReadOnly) return
    setTabIndenting(!isTabIndenting)
    announce(t(isTabIndenting ? 'tabMoves' : 'tabWrites'))
  }
  const goTo = ({ at, end }: Pick<CodeProblem, 'at' | 'end'>) => handle.current?.goTo(at, end)
  const stepProblem = (from: number, direction: 1 | -1) => {
    const following = direction === 1 ? problems.find(({ at }) => at > from) : problems.findLast(({ at }) => at < from)
    const next = following ?? problems.at(direction === 1 ? 0 : -1)
    if (!next) return announce(t('problems', { n: 0 }))
    goTo(next)
    announce(codeProblemText(t, next))
  }

  const goToSymbol = (symbol: CodeSymbol) => {
    goTo(symbol)
    announce(t('wentTo', { kind: symbol.kind, name: symbol.name, line: String(positionAt(value, symbol.at).line) }))
  }
  const define = (at: number) => {
    const found = language.define?.(value, at)
    if (found) goToSymbol(found)
    else announce(t('noDefinition'))
  }
  const format = () => {
    if (isReadOnly || !language.format) return
    const formatted = language.format(value)
    if (formatted !== null && formatted !== value) handle.current?.replace(formatted)
    announce(t(formatted === null ? 'formatProblem' : formatted === value ? 'formatSame' : 'formatted'))
  }

  const px = height === 'fill' ? 'fill' : linesOf(value, height) * css.lineHeight + css.paddingPx
  const surfaceClass = px === 'fill' ? css.surfaceFilling : css.surface
  const showsDiff = isComparing && compareWith !== undefined
  const commonProps = {
    ref: handle,
    value,
    onChange,
    label,
    isReadOnly,
    placeholder: props.placeholder,
  }
  return (
    <div className={height === 'fill' ? `${css.frame} ${css.filling}` : css.frame}>
      <div className={height === 'fill' ? `${css.box} ${css.filling}` : css.box}>
        {(!hasFailed || compareWith || language.outline) && (
          <div className={css.bar}>
            {!hasFailed && (
              <span id={hintId}>{t(isReadOnly ? 'hintReading' : isTabIndenting ? 'hintWriting' : 'hint')}</span>
            )}
            <div className={css.tools}>
              {compareWith && (
                <Button tone="quiet" size="s" aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
                  {t('compare', { label: compareWith.label })}
                </Button>
              )}
              {!showsDiff && language.outline && (
                <Menu
                  label={t('outline')}
                  onOpen={(isOpen) => isOpen && setSymbols(language.outline?.(value) ?? [])}
                  items={
                    symbols.length === 0
                      ? [{ label: t('outlineNone'), disabledReason: t('outlineNoneWhy') }]
                      : symbols.map((symbol) => ({
                          label: t('symbol', {
                            kind: symbol.kind,
                            name: symbol.name,
                            line: String(positionAt(value, symbol.at).line),
                          }),
                          onSelect: () => goToSymbol(symbol),
                        }))
                  }
                  trigger={
                    <Button tone="quiet" size="s" iconEnd="chevronDown">
                      {t('outline')}
                    </Button>
                  }
                />
              )}
              {!showsDiff && language.define && (
                <Button tone="quiet" size="s" onClick={() => define(handle.current?.caret() ?? 0)}>
                  {t('define')}
                </Button>
              )}
              {!showsDiff && language.format && !isReadOnly && (
                <Button tone="quiet" size="s" onClick={format}>
                  {t('format')}
                </Button>
              )}
              {state.kind === 'ready' && !showsDiff && (
                <>
                  <Button tone="quiet" size="s" onClick={() => handle.current?.find()}>
                    {t('find')}
                  </Button>
                  {!isReadOnly && (
                    <Button tone="quiet" size="s" aria-pressed={isTabIndenting} onClick={toggleTab}>
                      {t('tab')}
                    </Button>
                  )}
                </>
              )}
            </div>
          </div>
        )}
        {showsDiff && (
          <DiffView label={t('compared', { label: compareWith.label })} before={compareWith.text} after={value} />
        )}
        <div
          className={surfaceClass}
          hidden={showsDiff}
          aria-busy={state.kind === 'waiting' || undefined}
          style={px === 'fill' ? undefined : assignInlineVars({ [css.tall]: `${px}px` })}
        >
          {state.kind === 'waiting' && (
            <div className={css.waiting}>
              <VisuallyHidden>{t('loading')}</VisuallyHidden>
              <Skeleton lines={5} height={12} width="60%" />
            </div>
          )}
          {state.kind === 'failed' && <PlainCode {...commonProps} />}
          {state.kind === 'ready' && (
            <state.Surface
              {...commonProps}
              describedBy={hintId}
              language={language}
              problems={problems}
              height={px}
              isTabWriting={isTabIndenting}
              onToggleTab={toggleTab}
              onStep={stepProblem}
              onDefine={define}
              onFormat={format}
            />
          )}
        </div>
      </div>
      <div className={css.dock}>
        {!showsDiff && (language.check || problems.length > 0) && (
          <ProblemList label={label} problems={problems} isChecking={isUnchecked} onGo={goTo} />
        )}
        {props.footer}
      </div>
    </div>
  )
}

/** The text is checked this long after it was handed over: a check must not delay the next letter. */
const checkDelayMs = 100

const defaultHeight = { min: 8, max: 24 } as const

function linesOf(text: string, { min, max }: { readonly min: number; readonly max: number }): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0 && lines < max; at = text.indexOf('\n', at + 1)) lines += 1
  return Math.min(max, Math.max(min, lines))
}
