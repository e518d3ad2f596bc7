import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import { addMinutes, readTime } from './days.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'
import { pickFrame } from './TextField.tsx'
import { TypedInput } from './TypedInput.tsx'

export interface TimeFieldProps extends FieldProps<string | null> {
  /** Name of the zone the time is in, printed inside the field: "CET". */
  zone?: string
}

/**
 * A time of day as `09:05`. Accepts any usual form (`9:05`, `0905`, `9`); arrows add a minute, Page keys an hour. An
 * invalid text stays on blur, shows an error, and the value is null.
 */
export function TimeField(props: TimeFieldProps) {
  const { name, value, onChange, onBlur, zone, disabledReason } = props
  const t = useWords(partsWords)
  const [draft, setDraft] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const error = isWrong ? t('time.notTime') : props.error
  const { id, labelId, aria } = useFieldIds({ ...props, ...(error && { error }) })
  const settle = () => {
    if (draft !== undefined) {
      const time = readTime(draft)
      const isEmpty = draft.trim() === ''
      setWrong(time === null && !isEmpty)
      if (time !== null || isEmpty) setDraft(undefined)
      if (time !== value) onChange(time)
    }
    onBlur?.()
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 60, PageDown: -60 }[event.key]
    if (by === undefined || disabledReason) return
    event.preventDefault()
    const from = draft === undefined ? value : readTime(draft)
    setDraft(undefined)
    setWrong(false)
    onChange(addMinutes(from ?? '00:00', from === null ? 0 : by))
  }
  return (
    <FieldFrame {...pickFrame(props)} {...(error && { error })} id={id} labelId={labelId}>
      <div className={css.box}>
        <TypedInput
          aria={aria}
          name={name}
          pattern={t('time.pattern')}
          value={draft ?? value ?? ''}
          isHeld={disabledReason !== undefined}
          onType={(text) => {
            setDraft(text)
            setWrong(false)
          }}
          onLeave={settle}
          onKeyDown={press}
        />
        {zone && <span className={css.unit}>{zone}</span>}
      </div>
    </FieldFrame>
  )
}
