import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { AbsoluteForm } from './AbsoluteForm.tsx'
import { LastForm } from './LastForm.tsx'
import { Presets } from './Presets.tsx'
import * as css from './panel.css.ts'
import type { RangePickerProps } from './RangePicker.tsx'
import type { RangeLimits, RangeValue, Span } from './range.ts'
import { rangeText } from './rangeText.ts'

/** The panel of the range picker: presets, relative range, start and end, recent ranges. */
export function RangePanel(
  props: Pick<RangePickerProps, 'value' | 'presets' | 'zone' | 'limitReason' | 'history' | 'onChange'> & {
    span: Span
    limits: RangeLimits
    onClose: () => void
  },
) {
  const { value, zone, span, limits, onChange, onClose } = props
  const select = (next: RangeValue) => {
    onChange(next)
    onClose()
  }
  return (
    <>
      <div className={css.side}>
        <Presets presets={props.presets} value={value} onChoose={select} />
        <LastForm
          limits={limits}
          limitReason={props.limitReason}
          onApply={select}
          isAllowed={(rel) =>
            !props.presets.some((preset) => preset.rel === rel && preset.disabledReason !== undefined)
          }
        />
      </div>
      <div className={css.side}>
        <AbsoluteForm
          span={span}
          limits={limits}
          limitReason={props.limitReason}
          onLimit={props.presets.find((preset) => preset.onDisabledAction)?.onDisabledAction}
          onApply={onChange}
          onDone={onClose}
        />
        <RecentRanges history={props.history ?? []} onChoose={select} zone={zone} />
      </div>
    </>
  )
}

function RecentRanges({
  history,
  onChoose,
  zone,
}: {
  history: readonly RangeValue[]
  onChoose: (value: RangeValue) => void
  zone: string
}) {
  const t = useWords(uiWords)
  const { locale } = useLocale()
  if (history.length === 0) return null
  return (
    <div>
      <h3 className={css.title}>{t('range.recent')}</h3>
      <ul className={css.history}>
        {history.slice(0, 5).map((range) => {
          const text = rangeText(range, t, locale, zone)
          return (
            <li key={text}>
              <button type="button" className={css.preset} onClick={() => onChoose(range)}>
                {text}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
