import { useEffect, useId, useState } from 'react'
import { FieldFrame } from '../field/FieldFrame.tsx'
import * as fieldCss from '../field/field.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import type { CopyFieldProps } from './CopyField.tsx'
import { CopyInside } from './CopyInside.tsx'
import * as css from './keyvalue.css.ts'

const autoHideMs = 60_000
const mask = '•'.repeat(24)

/** A secret to copy, or to show for a minute. While hidden it is not in the DOM, where extensions could read it. */
export function SecretField({ label, value, help, isLabelHidden }: CopyFieldProps) {
  const id = useId()
  const t = useWords(partsWords)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const hide = () => setShown(false)
    const hideWithPage = () => {
      if (document.visibilityState === 'hidden') hide()
    }
    const timer = setTimeout(hide, autoHideMs)
    document.addEventListener('visibilitychange', hideWithPage)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hideWithPage)
    }
  }, [isShown])
  return (
    <FieldFrame id={id} labelId={`${id}label`} label={label} help={help} isLabelHidden={isLabelHidden}>
      <div className={fieldCss.box}>
        <input
          id={id}
          readOnly
          value={isShown ? value : mask}
          aria-describedby={[`${id}state`, help && `${id}help`].filter(Boolean).join(' ')}
          className={`${fieldCss.input} ${fieldCss.mono} ${css.copyText}`}
          onFocus={(event) => {
            if (isShown) event.target.select()
          }}
        />
        <span id={`${id}state`} hidden>
          {t(isShown ? 'secret.shown' : 'secret.hidden')}
        </span>
        <button
          type="button"
          className={fieldCss.inner}
          aria-label={t(isShown ? 'secret.hide' : 'secret.show', { label })}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} size={16} />
        </button>
        <CopyInside label={label} value={value} />
      </div>
    </FieldFrame>
  )
}
