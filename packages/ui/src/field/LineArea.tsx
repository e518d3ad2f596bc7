import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import { checkLines, type LineProblem, lineSpan } from './checkLines.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import * as fieldCss from './field.css.ts'
import * as css from './lineArea.css.ts'
import { pickFrame } from './TextField.tsx'

export interface LineAreaProps extends FieldProps<string> {
  /** Returns the error of a trimmed, non-empty line. Must be stable: a new function checks all lines again. */
  check?: (line: string, number: number) => string | undefined
  /** Returns why a line has no effect, such as a repeated one; it may stay. As stable as `check`. */
  remark?: (line: string, number: number) => string | undefined
  /** Returns what a valid line is read as when that differs from its text. As stable as `check`. */
  becomes?: (line: string, number: number) => string | undefined
  rows?: number
  placeholder?: string
  ref?: RefObject<HTMLTextAreaElement | null>
}

const noCheck = () => undefined
const firstNotes = 5
const moreNotes = 50

/** A text area with line numbers that validates each line. */
export function LineArea(props: LineAreaProps) {
  const { name, value, onChange, onBlur, rows = 8, check = noCheck, disabledReason } = props
  const { remark = noCheck, becomes = noCheck } = props
  const { id, labelId, aria } = useFieldIds(props)
  const t = useWords(partsWords)
  const own = useRef<HTMLTextAreaElement>(null)
  const area = props.ref ?? own
  const [scrollTop, setScrollTop] = useState(0)
  const { filled, problems } = useMemo(() => checkLines(value, check), [value, check])
  const { problems: remarks } = useMemo(() => checkLines(value, remark), [value, remark])
  const { problems: readings } = useMemo(() => checkLines(value, becomes), [value, becomes])
  const invalidLines = useMemo(() => new Set(problems.map(({ line }) => line)), [problems])
  const remarkedLines = useMemo(() => new Set(remarks.map(({ line }) => line)), [remarks])
  const lines = useMemo(() => value.split('\n').length, [value])
  const first = Math.max(0, Math.floor(scrollTop / css.lineHeight) - 2)
  const last = Math.min(lines, first + rows + 6)

  const goTo = (line: number) => {
    const input = area.current
    if (!input) return
    const [from, to] = lineSpan(value, line)
    input.focus()
    input.setSelectionRange(from, to)
    input.scrollTop = Math.max(0, (line - 2) * css.lineHeight)
  }
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <div className={css.box}>
        <div className={css.gutter} aria-hidden="true">
          <div
            className={css.numbers}
            style={assignInlineVars({ [css.offset]: `${first * css.lineHeight - scrollTop}px` })}
          >
            {Array.from({ length: last - first }, (_, index) => first + index + 1).map((line) => (
              <div
                key={line}
                className={css.number}
                data-wrong={invalidLines.has(line) || undefined}
                data-remarked={remarkedLines.has(line) || undefined}
              >
                {line}
              </div>
            ))}
          </div>
        </div>
        <textarea
          {...aria}
          aria-invalid={aria['aria-invalid'] ?? (problems.length > 0 || undefined)}
          aria-describedby={[aria['aria-describedby'], `${id}lines`].filter(Boolean).join(' ')}
          ref={area}
          className={css.area}
          name={name}
          rows={rows}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          value={value}
          readOnly={disabledReason !== undefined}
          placeholder={props.placeholder}
          onChange={(event) => onChange(event.target.value)}
          onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
          onBlur={onBlur}
        />
      </div>
      <div id={`${id}lines`} className={fieldCss.notes.help} role="status">
        {t('lines.count', { n: filled })}
        {problems.length > 0 && ` · ${t('lines.wrong', { n: problems.length })}`}
      </div>
      <LineNotes notes={problems} className={css.jump} onGoTo={goTo} />
      <LineNotes notes={readings} className={css.quietJump} onGoTo={goTo} />
      <LineNotes notes={remarks} className={css.quietJump} onGoTo={goTo} />
    </FieldFrame>
  )
}

interface LineNotesProps {
  notes: readonly LineProblem[]
  className: string
  onGoTo: (line: number) => void
}

function LineNotes({ notes, className, onGoTo }: LineNotesProps) {
  const t = useWords(partsWords)
  const [shown, setShown] = useState(firstNotes)
  if (notes.length === 0) return null
  const rest = notes.length - shown
  return (
    <ul className={css.problems}>
      {notes.slice(0, shown).map(({ line, problem }) => (
        <li key={line}>
          <button type="button" className={className} onClick={() => onGoTo(line)}>
            {t('lines.problem', { line: String(line), problem })}
          </button>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button type="button" className={css.quietJump} onClick={() => setShown(shown + moreNotes)}>
            {t('lines.more', { n: Math.min(rest, moreNotes), rest })}
          </button>
        </li>
      )}
    </ul>
  )
}
