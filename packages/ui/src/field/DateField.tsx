import { useRef, useState } from 'react'
import { floating } from '../floating/floating.ts'
import { later, useLater } from '../floating/later.ts'
import { useOpener } from '../floating/useOpener.tsx'
import { Icon } from '../icon/Icon.tsx'
import { popover } from '../menu/floating.css.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import { type Day, readDay, writeDay } from './days.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'
import { pickFrame } from './TextField.tsx'
import { TypedInput } from './TypedInput.tsx'

export interface DateFieldProps extends FieldProps<Day | null> {
  /** The first and the last day that can be chosen. */
  min?: Day
  max?: Day
  /** Today in the user's zone: the calendar opens there without a value. */
  today: Day
}

const calendar = later(() => import('./Calendar.tsx'))

/**
 * A date: typed as DD/MM/YYYY, pasted as 2026-06-15, or selected in a calendar. Typed text is parsed on blur; an
 * invalid text stays, shows an error, and the value is null.
 */
export function DateField(props: DateFieldProps) {
  const { name, value, onChange, onBlur, min, max, today, disabledReason } = props
  const t = useWords(partsWords)
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const error = problem ?? props.error
  const { id, labelId, aria } = useFieldIds({ ...props, ...(error && { error }) })
  const active = useRef<HTMLButtonElement>(null)
  const opener = useOpener({ popup: 'dialog' })
  const parts = useLater(floating, opener.isOpen, opener.close)
  const days = useLater(calendar, opener.isOpen, opener.close)
  const judge = (day: Day): string | undefined => {
    if (min !== undefined && day < min) return t('date.early', { date: writeDay(min) })
    if (max !== undefined && day > max) return t('date.late', { date: writeDay(max) })
    return undefined
  }

  const settle = () => {
    if (draft !== undefined) {
      const day = draft.trim() === '' ? null : readDay(draft)
      const wrong = day === null ? (draft.trim() === '' ? undefined : t('date.notDate')) : judge(day)
      setProblem(wrong)
      if (!wrong) setDraft(undefined)
      const next = wrong ? null : day
      if (next !== value) onChange(next)
    }
    onBlur?.()
  }
  return (
    <FieldFrame {...pickFrame(props)} {...(error && { error })} id={id} labelId={labelId}>
      <div className={css.box}>
        <TypedInput
          aria={aria}
          name={name}
          pattern={t('date.pattern')}
          value={draft ?? (value === null ? '' : writeDay(value))}
          isHeld={disabledReason !== undefined}
          onType={(text) => {
            setDraft(text)
            setProblem(undefined)
          }}
          onLeave={settle}
        />
        {!disabledReason &&
          opener.button(
            <button type="button" className={css.inner} aria-label={t('date.open', { label: props.label })}>
              <Icon name="calendar" size={16} />
            </button>,
          )}
      </div>
      {parts && days && opener.isKept && (
        <parts.PopoverPanel
          opening={opener.opening}
          gutter={4}
          label={props.label}
          className={popover}
          initialFocus={active}
        >
          <days.Calendar
            activeRef={active}
            value={value}
            today={today}
            min={min}
            max={max}
            onChoose={(day) => {
              setDraft(undefined)
              setProblem(undefined)
              onChange(day)
              opener.close()
            }}
          />
        </parts.PopoverPanel>
      )}
    </FieldFrame>
  )
}
