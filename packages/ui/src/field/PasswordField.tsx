import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'
import { passwordStrength, type Strength } from './passwordStrength.ts'
import * as strengthCss from './strength.css.ts'
import { pickFrame } from './TextField.tsx'

export interface PasswordFieldProps extends FieldProps<string> {
  autoComplete?: 'current-password' | 'new-password'
  /** Shows the strength of a new password; an array has words that make it weak, such as the user name. */
  strength?: boolean | readonly string[]
  autoFocus?: boolean
}

/** A password field that can show its text, with a Caps Lock hint and optionally the password's strength. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, value, onChange, onBlur, autoComplete = 'current-password', strength, disabledReason } = props
  const { id, labelId, aria } = useFieldIds(props)
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const t = useWords(uiWords)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <div className={css.box}>
        <input
          {...aria}
          className={css.input}
          type={isShown ? 'text' : 'password'}
          name={name}
          value={value}
          readOnly={disabledReason !== undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            setCapsLock(false)
            onBlur?.()
          }}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: for views with this field as their only purpose (login)
          autoFocus={props.autoFocus}
        />
        <button
          type="button"
          className={css.inner}
          aria-controls={id}
          aria-label={isShown ? t('field.hidePassword') : t('field.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} size={16} />
        </button>
      </div>
      {isCapsLock && (
        <div className={css.notes.help} role="status">
          {t('field.capsLock')}
        </div>
      )}
      {strength && value !== '' && (
        <StrengthMeter strength={passwordStrength(value, strength === true ? [] : strength)} />
      )}
    </FieldFrame>
  )
}

const steps: Record<Strength, { filled: number; tone: keyof typeof strengthCss.barTone }> = {
  short: { filled: 1, tone: 'bad' },
  weak: { filled: 1, tone: 'bad' },
  fair: { filled: 2, tone: 'watch' },
  good: { filled: 3, tone: 'good' },
  strong: { filled: 4, tone: 'good' },
}

function StrengthMeter({ strength }: { strength: Strength }) {
  const t = useWords(uiWords)
  const { filled, tone } = steps[strength]
  return (
    <div className={strengthCss.meter} role="status">
      {[1, 2, 3, 4].map((step) => (
        <span
          key={step}
          className={step <= filled ? `${strengthCss.bar} ${strengthCss.barTone[tone]}` : strengthCss.bar}
        />
      ))}
      <span className={strengthCss.meterWord}>{t(`field.strength.${strength}`)}</span>
    </div>
  )
}
