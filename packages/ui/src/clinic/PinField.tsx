import { useId } from 'react'
import * as fieldCss from '../field/field.css.ts'
import { TextField } from '../field/TextField.tsx'
import { pinNames } from '../themes/clinic/draft.ts'
import { pinPath, pins } from '../themes/pins.ts'
import { clinicWords } from '../words/clinic.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import * as css from './clinic.css.ts'

interface PinFieldProps {
  value: string
  error?: string
  onChange: (value: string) => void
  onBlur: () => void
}

/** A choice of the shipped pins or a custom SVG path. */
export function PinField({ value, error, onChange, onBlur }: PinFieldProps) {
  const t = useWords(clinicWords)
  const id = useId()
  const isCustom = !Object.hasOwn(pins, value)
  const radio = { type: 'radio', className: css.pinRadio, name: id, onBlur } as const
  return (
    <fieldset className={fieldCss.field}>
      <legend className={fieldCss.label}>{t('field.pin')}</legend>
      <div className={css.pins}>
        {pinNames.map((name) => (
          <label key={name} className={css.pin} title={name}>
            <input {...radio} aria-label={name} checked={value === name} onChange={() => onChange(name)} />
            <PinDrawing path={pinPath(name)} />
          </label>
        ))}
        <label className={css.pin}>
          <input {...radio} checked={isCustom} onChange={() => onChange(pinPath(value))} />
          {t('field.pin.own')}
        </label>
      </div>
      {isCustom && (
        <TextField
          label={t('field.pin.path')}
          name="pin"
          mono
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          {...(error ? { error } : {})}
        />
      )}
    </fieldset>
  )
}

export function PinDrawing({ path, px = 22 }: { path: string; px?: number }) {
  return (
    <svg width={px} height={px} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
