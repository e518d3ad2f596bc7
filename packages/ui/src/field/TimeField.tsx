import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import { addMinutes, readTime } from './days.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'
import { pickFrame } from './TextField.tsx'
import { TypedInput } from './TypedInput.tsx'

export interface TimeFieldProps extends FieldProps<string | null> {
  zone?: string
}

/** A time of day such as `09:05`; an invalid text stays with an error, and the value is null. */
export function TimeField(props: TimeFieldProps) {
  const { name, value, onChange, onBlur, zone, disabledReason } = props
  const t = useWords(partsWords)
  const [draft, setDraft] = useState<string>()
  const [isInvalid, setInvalid] = useState(false)
  const error = isInvalid ? t('time.notTime') : props.error
  const { id, labelId, aria } = useFieldIds({ ...props, ...(error && { error }) })
  const commit = () => {
    if (draft !== undefined) {
      const time = readTime(draft)
      const isEmpty = draft.trim() === ''
      setInvalid(time === null && !isEmpty)
      if (time !== null || isEmpty) setDraft(undefined)
      if (time !== value) onChange(time)
    }
    onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const minutes = { ArrowUp: 1, ArrowDown: -1, PageUp: 60, PageDown: -60 }[event.key]
    if (minutes === undefined || disabledReason) return
    event.preventDefault()
    const from = draft === undefined ? value : readTime(draft)
    setDraft(undefined)
    setInvalid(false)
    onChange(addMinutes(from ?? '00:00', from === null ? 0 : minutes))
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
            setInvalid(false)
          }}
          onLeave={commit}
          onKeyDown={onKeyDown}
        />
        {zone && <span className={css.unit}>{zone}</span>}
      </div>
    </FieldFrame>
  )
}
