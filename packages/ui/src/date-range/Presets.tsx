import { useId } from 'react'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './panel.css.ts'
import { type RangeValue, sameRange } from './range.ts'
import { rangeText } from './rangeText.ts'

/** A relative preset; one beyond the contract stays visible with its reason. */
export interface RangePreset {
  rel: string
  /** Default: "Last 24 hours". */
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
  // One reason usually applies to several presets: it is rendered once and referenced by each.
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
              aria-pressed={sameRange(value, { rel })}
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
      {reasons.map((reason, at) => {
        const act = presets.find((preset) => preset.disabledReason === reason)?.onDisabledAction
        return (
          <div key={reason} className={css.why}>
            <span id={`${id}${at}`}>{reason}</span>
            {act && (
              <Button size="s" onClick={act}>
                {t('range.seeOptions')}
              </Button>
            )}
          </div>
        )
      })}
    </>
  )
}
