import { useId } from 'react'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './panel.css.ts'
import { isSameRange, type RangeValue } from './range.ts'
import { rangeText } from './rangeText.ts'

/** A relative range offered as a button; with `disabledReason` it is visible but disabled. */
export interface RangePreset {
  rel: string
  label?: string
  disabledReason?: string
  onDisabledAction?: () => void
}

export function Presets({
  presets,
  value,
  onChoose,
}: {
  presets: readonly RangePreset[]
  value: RangeValue
  onChoose: (value: RangeValue) => void
}) {
  const t = useWords(uiWords)
  const { locale, zone } = useLocale()
  const id = useId()
  const reasons = [...new Set(presets.flatMap((preset) => preset.disabledReason ?? []))]
  return (
    <>
      <h3 className={css.title}>{t('range.presets')}</h3>
      <ul className={css.presets}>
        {presets.map(({ rel, label, disabledReason }) => (
          <li key={rel}>
            <button
              type="button"
              className={css.preset}
              aria-pressed={isSameRange(value, { rel })}
              aria-disabled={disabledReason ? true : undefined}
              aria-describedby={disabledReason ? `${id}${reasons.indexOf(disabledReason)}` : undefined}
              onClick={() => {
                if (!disabledReason) onChoose({ rel })
              }}
            >
              {label ?? rangeText({ rel }, t, locale, zone)}
              {disabledReason && <Icon name="lock" size={16} />}
            </button>
          </li>
        ))}
      </ul>
      {reasons.map((reason, index) => {
        const onDisabledAction = presets.find((preset) => preset.disabledReason === reason)?.onDisabledAction
        return (
          <div key={reason} className={css.why}>
            <span id={`${id}${index}`}>{reason}</span>
            {onDisabledAction && (
              <Button size="s" onClick={onDisabledAction}>
                {t('range.seeOptions')}
              </Button>
            )}
          </div>
        )
      })}
    </>
  )
}
