import { useRef, useState } from 'react'
import { floating } from '../floating/floating.ts'
import { lazyModule, useLazyModule } from '../floating/lazyModule.ts'
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
  min?: Day
  max?: Day
  today: Day
}

const calendar = lazyModule(() => import('./Calendar.tsx'))

/** A date field with a calendar. Text is parsed on blur; an invalid text stays with an error and gives null. */
export function DateField(props: DateFieldProps) {
  const { name, value, onChange, onBlur, min, max, today, disabledReason } = props
  const t = useWords(partsWords)
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const error = problem ?? props.error
  const { id, labelId, aria } = useFieldIds({ ...props, ...(error && { error }) })
  const activeDay = useRef<HTMLButtonElement>(null)
  const opener = useOpener({ popup: 'dialog' })
  const parts = useLazyModule(floating, opener.isOpen, opener.close)
  const calendarModule = useLazyModule(calendar, opener.isOpen, opener.close)
  const validate = (day: Day): string | undefined => {
    if (min !== undefined && day < min) return t('date.early', { date: writeDay(min) })
    if (max !== undefined && day > max) return t('date.late', { date: writeDay(max) })
    return undefined
  }

  const commit = () => {
    if (draft !== undefined) {
      const day = draft.trim() === '' ? null : readDay(draft)
      const invalidReason = day === null ? (draft.trim() === '' ? undefined : t('date.notDate')) : validate(day)
      setProblem(invalidReason)
      if (!invalidReason) setDraft(undefined)
      const next = invalidReason ? null : day
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
          onLeave={commit}
        />
        {!disabledReason &&
          opener.button(
            <button type="button" className={css.inner} aria-label={t('date.open', { label: props.label })}>
              <Icon name="calendar" size={16} />
            </button>,
          )}
      </div>
      {parts && calendarModule && opener.hasOpened && (
        <parts.PopoverPanel
          opening={opener.opening}
          gutter={4}
          label={props.label}
          className={popover}
          initialFocus={activeDay}
        >
          <calendarModule.Calendar
            activeRef={activeDay}
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
