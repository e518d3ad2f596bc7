import { type Ref, useRef } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { FieldFrame, type FieldProps, type FrameProps, useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'search' | 'url' | 'tel'
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'email' | 'search' | 'url' | 'tel'
  placeholder?: string
  maxLength?: number
  mono?: boolean
  icon?: IconName
  unit?: string
  clearable?: boolean
  autoFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { name, value, onChange, onBlur, type = 'text', mono, icon, unit, clearable, disabledReason } = props
  const { id, labelId, aria } = useFieldIds(props)
  const input = useRef<HTMLInputElement>(null)
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <div className={css.box}>
        {icon && (
          <span className={css.lead}>
            <Icon name={icon} size={16} />
          </span>
        )}
        <input
          {...aria}
          ref={(node) => {
            input.current = node
            if (typeof props.inputRef === 'function') return props.inputRef(node)
            if (props.inputRef) props.inputRef.current = node
          }}
          className={mono ? `${css.input} ${css.mono}` : css.input}
          type={type}
          name={name}
          value={value}
          readOnly={disabledReason !== undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          autoComplete={props.autoComplete ?? 'off'}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          spellCheck={mono || type !== 'text' ? false : undefined}
          autoCapitalize={mono || type !== 'text' ? 'none' : undefined}
          // biome-ignore lint/a11y/noAutofocus: for views with this field as their only purpose (login, search)
          autoFocus={props.autoFocus}
        />
        {clearable && value !== '' && !disabledReason && (
          <ClearButton
            label={props.label}
            onClear={() => {
              onChange('')
              input.current?.focus()
            }}
          />
        )}
        {unit && <span className={css.unit}>{unit}</span>}
      </div>
    </FieldFrame>
  )
}

/** Picks the props of `FieldFrame` from a field's props. */
export function pickFrame({ label, isLabelHidden, help, error, required, disabledReason }: FrameProps) {
  return { label, isLabelHidden, help, error, required, disabledReason }
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  const t = useWords(uiWords)
  return (
    <button type="button" className={css.inner} aria-label={t('field.clear', { label })} onClick={onClear}>
      <Icon name="x" size={16} />
    </button>
  )
}
