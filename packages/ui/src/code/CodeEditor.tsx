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
import { ProblemList, problemText } from './ProblemList.tsx'

export interface CodeEditorProps {
  /** The accessible name. */
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  language: CodeLanguage
  /** Problems from outside, beside those of the language's own check. */
  problems?: readonly CodeProblem[]
  isReadOnly?: boolean
  placeholder?: string
  /** Visible lines: grows with its text from `min` to `max`. `fill` takes the height of its parent. */
  height?: { readonly min: number; readonly max: number } | 'fill'
  /** Another version to compare with: what is live, the last version. */
  compareWith?: { readonly label: string; readonly text: string }
  /** ARIA attributes from the field around it. */
  aria?: Readonly<Record<string, string | boolean | undefined>>
}

const nobody: readonly CodeProblem[] = []
const noAria: NonNullable<CodeEditorProps['aria']> = {}

/**
 * A code editor with highlighting, completion, notes and problems, in the page's theme. The language is a prop. Tab
 * moves on until the user enables indenting (Ctrl+M or the button); F8 and Shift+F8 go through the problems. If the
 * editor cannot load, a plain text area replaces it.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { label, value, onChange, onBlur = nothing, language, isReadOnly = false, height = grows, compareWith } = props
  const { problems: given = nobody, aria = noAria } = props
  const t = useWords(codeWords)
  const { locale } = useLocale()
  const announce = useAnnounce()
  const state = useSurface(locale)
  const hintId = useId()
  const hand = useRef<CodeHand>(null)
  const [isTabWriting, setTabWriting] = useState(false)
  const [isComparing, setComparing] = useState(false)

  // Deferred: typing has priority over checking a long text.
  const checked = useDeferredValue(value)
  const problems = useMemo(
    () => placed(checked, [...(language.check?.(checked) ?? []), ...given]),
    [language, checked, given],
  )
  const isPlain = state.name === 'failed'
  const described = useMemo(() => {
    const ids = [aria['aria-describedby'], !isPlain && hintId].filter(Boolean).join(' ')
    return { ...aria, 'aria-describedby': ids || undefined }
  }, [aria, hintId, isPlain])

  const toggleTab = () => {
    if (isReadOnly) return
    setTabWriting(!isTabWriting)
    announce(t(isTabWriting ? 'tabMoves' : 'tabWrites'))
  }
  const goTo = ({ at, end }: CodeProblem) => hand.current?.goTo(at, end)
  const step = (from: number, way: 1 | -1) => {
    const ahead = way === 1 ? problems.find(({ at }) => at > from) : problems.findLast(({ at }) => at < from)
    const next = ahead ?? problems.at(way === 1 ? 0 : -1)
    if (!next) return announce(t('problems', { n: 0 }))
    goTo(next)
    announce(problemText(t, next))
  }

  const px = height === 'fill' ? 'fill' : linesOf(value, height) * css.lineHeight + css.paddingPx
  const room = px === 'fill' ? css.surfaceFilling : css.surface
  const isCompared = isComparing && compareWith !== undefined
  const shared = {
    ref: hand,
    value,
    onChange,
    onBlur,
    label,
    aria: described,
    isReadOnly,
    placeholder: props.placeholder,
  }
  return (
    <div className={height === 'fill' ? `${css.frame} ${css.filling}` : css.frame}>
      <div className={height === 'fill' ? `${css.box} ${css.filling}` : css.box}>
        {(!isPlain || compareWith) && (
          <div className={css.bar}>
            {!isPlain && (
              <span id={hintId}>{t(isReadOnly ? 'hintReading' : isTabWriting ? 'hintWriting' : 'hint')}</span>
            )}
            <div className={css.tools}>
              {compareWith && (
                <Button tone="quiet" size="s" aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
                  {t('compare', { label: compareWith.label })}
                </Button>
              )}
              {state.name === 'ready' && !isCompared && (
                <>
                  <Button tone="quiet" size="s" onClick={() => hand.current?.find()}>
                    {t('find')}
                  </Button>
                  {!isReadOnly && (
                    <Button tone="quiet" size="s" aria-pressed={isTabWriting} onClick={toggleTab}>
                      {t('tab')}
                    </Button>
                  )}
                </>
              )}
            </div>
          </div>
        )}
        {isCompared && (
          <DiffView label={t('compared', { label: compareWith.label })} before={compareWith.text} after={value} />
        )}
        <div
          className={room}
          hidden={isCompared}
          aria-busy={state.name === 'waiting' || undefined}
          style={px === 'fill' ? undefined : assignInlineVars({ [css.tall]: `${px}px` })}
        >
          {state.name === 'waiting' && (
            <div className={css.waiting}>
              <VisuallyHidden>{t('loading')}</VisuallyHidden>
              <Skeleton lines={5} height={12} width="60%" />
            </div>
          )}
          {state.name === 'failed' && <PlainCode {...shared} />}
          {state.name === 'ready' && (
            <state.Surface
              {...shared}
              language={language}
              problems={problems}
              height={px}
              isTabWriting={isTabWriting}
              onToggleTab={toggleTab}
              onStep={step}
            />
          )}
        </div>
      </div>
      {!isCompared && (language.check || problems.length > 0) && (
        <ProblemList label={label} problems={problems} onGo={goTo} />
      )}
    </div>
  )
}

const grows = { min: 8, max: 24 } as const
const nothing = () => {}

function linesOf(text: string, { min, max }: { readonly min: number; readonly max: number }): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0 && lines < max; at = text.indexOf('\n', at + 1)) lines += 1
  return Math.min(max, Math.max(min, lines))
}
