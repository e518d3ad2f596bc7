import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'
import { pickFrame } from './TextField.tsx'

export interface TextAreaProps extends FieldProps<string> {
  rows?: number
  placeholder?: string
  maxLength?: number
  mono?: boolean
}

/** A text area that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { name, value, onChange, onBlur, rows = 3, mono, maxLength, disabledReason } = props
  const { id, labelId, aria } = useFieldIds(props)
  const t = useWords(uiWords)
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <div className={`${css.box} ${css.tall}`}>
        <textarea
          {...aria}
          className={`${css.input} ${css.area} ${mono ? css.mono : ''}`}
          name={name}
          value={value}
          rows={rows}
          readOnly={disabledReason !== undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          placeholder={props.placeholder}
          maxLength={maxLength}
          spellCheck={mono ? false : undefined}
        />
      </div>
      {maxLength !== undefined && value.length > maxLength * 0.8 && (
        <div className={css.notes.help} role="status">
          {t('field.left', { n: maxLength - value.length })}
        </div>
      )}
    </FieldFrame>
  )
}
