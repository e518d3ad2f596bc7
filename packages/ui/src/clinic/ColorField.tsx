import { FieldFrame, type FieldProps, useFieldIds } from '../field/FieldFrame.tsx'
import * as fieldCss from '../field/field.css.ts'
import { pickFrame } from '../field/TextField.tsx'
import { tidyColor } from '../themes/clinic/draft.ts'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import * as css from './clinic.css.ts'

/** A text field with a colour picker. Pasted formats (`0af`, `rgb(…)`) become `#rrggbb` on blur. */
export function ColorField(props: FieldProps<string>) {
  const { label, name, value, onChange, onBlur } = props
  const { id, labelId, aria } = useFieldIds(props)
  const t = useWords(clinicWords)
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <div className={fieldCss.box}>
        <input
          type="color"
          className={css.picker}
          aria-label={t('color.pick', { label })}
          value={tidyColor(value) ?? '#000000'}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        <input
          {...aria}
          className={`${fieldCss.input} ${fieldCss.mono}`}
          type="text"
          name={name}
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            const parsed = tidyColor(value)
            if (parsed && parsed !== value) onChange(parsed)
            onBlur?.()
          }}
        />
      </div>
    </FieldFrame>
  )
}
