import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../announce/Announcer.tsx'
import { Button } from '../button/Button.tsx'
import { DiffView } from '../diff/DiffView.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { codeWords } from '../words/code.ts'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import type { CodeHand } from './CodeSurface.tsx'
import * as css from './code.css.ts'
import { useSurface } from './engine.ts'
import { type CodeLanguage, type CodeProblem, placed } from './language.ts'
import { PlainCode } from './PlainCode.tsx'
import { codeProblemText, ProblemList } from './ProblemList.tsx'

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

  const deferredValue = useDeferredValue(value)
  const problems = useMemo(
    () => placed(deferredValue, [...(language.check?.(deferredValue) ?? []), ...extraProblems]),
    [language, deferredValue, extraProblems],
  )
  const hasFailed = state.kind === 'failed'

  const toggleTab = () => {
    if (isReadOnly) return
    setTabIndenting(!isTabIndenting)
    announce(t(isTabIndenting ? 'tabMoves' : 'tabWrites'))
  }
  const goTo = ({ at, end }: CodeProblem) => handle.current?.goTo(at, end)
  const stepProblem = (from: number, direction: 1 | -1) => {
    const following = direction === 1 ? problems.find(({ at }) => at > from) : problems.findLast(({ at }) => at < from)
    const next = following ?? problems.at(direction === 1 ? 0 : -1)
    if (!next) return announce(t('problems', { n: 0 }))
    goTo(next)
    announce(codeProblemText(t, next))
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
        {(!hasFailed || compareWith) && (
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
            />
          )}
        </div>
      </div>
      {!showsDiff && (language.check || problems.length > 0) && (
        <ProblemList label={label} problems={problems} onGo={goTo} />
      )}
    </div>
  )
}

const defaultHeight = { min: 8, max: 24 } as const

function linesOf(text: string, { min, max }: { readonly min: number; readonly max: number }): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0 && lines < max; at = text.indexOf('\n', at + 1)) lines += 1
  return Math.min(max, Math.max(min, lines))
}
