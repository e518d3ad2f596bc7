import type { KeyboardEventHandler } from 'react'
import type { useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'

/** The input of a date or time field, validated on blur. */
export function TypedInput({
  aria,
  name,
  pattern,
  value,
  isHeld,
  onType,
  onLeave,
  onKeyDown,
}: {
  aria: ReturnType<typeof useFieldIds>['aria']
  name: string
  pattern: string
  value: string
  isHeld: boolean
  onType: (text: string) => void
  onLeave: () => void
  onKeyDown?: KeyboardEventHandler
}) {
  return (
    <input
      {...aria}
      className={`${css.input} ${css.numeric}`}
      type="text"
      inputMode="numeric"
      name={name}
      autoComplete="off"
      placeholder={pattern}
      value={value}
      readOnly={isHeld}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onLeave}
    />
  )
}
