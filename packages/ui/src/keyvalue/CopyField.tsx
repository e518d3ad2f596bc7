import { useId } from 'react'
import { FieldFrame } from '../field/FieldFrame.tsx'
import * as fieldCss from '../field/field.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './keyvalue.css.ts'
import { useCopy } from './useCopy.ts'

export interface CopyFieldProps {
  label: string
  value: string
  help?: string
  isLabelHidden?: boolean
}

/** Something to take elsewhere: a key, a link, a record. A click into it selects it all. */
export function CopyField({ label, value, help, isLabelHidden }: CopyFieldProps) {
  const id = useId()
  const t = useWords(uiWords)
  const copy = useCopy()
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
        <button
          type="button"
          className={fieldCss.inner}
          aria-label={t('copy.what', { label })}
          onClick={() => void copy(value)}
        >
          <Icon name="copy" size={16} />
        </button>
      </div>
    </FieldFrame>
  )
}
