import { useId } from 'react'
import { FieldFrame } from '../field/FieldFrame.tsx'
import * as fieldCss from '../field/field.css.ts'
import { CopyInside } from './CopyInside.tsx'
import * as css from './keyvalue.css.ts'

export interface CopyFieldProps {
  label: string
  value: string
  help?: string
  isLabelHidden?: boolean
}

/** A read-only field with a copy button, for keys, links and records. Focus selects the whole value. */
export function CopyField({ label, value, help, isLabelHidden }: CopyFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} labelId={`${id}label`} label={label} help={help} isLabelHidden={isLabelHidden}>
      <div className={fieldCss.box}>
        <input
          id={id}
          readOnly
          value={value}
          aria-describedby={help ? `${id}help` : undefined}
          className={`${fieldCss.input} ${fieldCss.mono} ${css.copyText}`}
          onFocus={(event) => event.target.select()}
        />
        <CopyInside label={label} value={value} />
      </div>
    </FieldFrame>
  )
}
