import { IconButton } from '../button/Button.tsx'
import { Tooltip } from '../feedback/Tooltip.tsx'
import { floating } from '../floating/floating.ts'
import { later, useLater } from '../floating/later.ts'
import { useOpener } from '../floating/useOpener.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import type { RangePreset } from './Presets.tsx'
import * as css from './range.css.ts'
import { type RangeLimits, type RangeValue, resolve, shift, zoomOut } from './range.ts'
import { rangeText, zoneName } from './rangeText.ts'

export interface RangePickerProps {
  value: RangeValue
  /** From the capability table; those beyond the contract have a reason. */
  presets: readonly RangePreset[]
  /** IANA zone in which moments are shown and typed. */
  zone: string
  /** Epoch seconds. */
  now: number
  /** The oldest selectable moment in epoch seconds. */
  min?: number
  maxSpanSeconds?: number
  /** Why a range may not be longer than `maxSpanSeconds`. */
  limitReason?: string
  /** The last ranges, newest first; five are offered. */
  history?: readonly RangeValue[]
  onChange: (value: RangeValue) => void
  label: string
  /** A tooltip of the button: why the range is what it is ("more than ten sites: 15 minutes"). */
  hint?: string
  /** Only the pill, without the arrows: narrow places. */
  isCompact?: boolean
}

const rangePanel = later(() => import('./RangePanel.tsx'))
const fetchPanel = () => {
  rangePanel.load().catch(() => {})
}

/** The time range picker of a page; shows whether the range is relative or fixed. */
export function RangePicker(props: RangePickerProps) {
  const { value, zone, now, min, maxSpanSeconds, onChange, label, hint, isCompact } = props
  const t = useWords(uiWords)
  const { locale } = useLocale()
  const opener = useOpener({ popup: 'dialog' })
  const parts = useLater(floating, opener.isOpen, opener.close)
  const panel = useLater(rangePanel, opener.isOpen, opener.close)
  const limits: RangeLimits = { zone, now, min, maxSpanSeconds }
  const span = resolve(value, now, zone)
  const isLive = 'rel' in value
  const move = (direction: -1 | 1) => {
    const next = shift(span, direction, limits)
    if (next) onChange(next)
  }
  const wide = zoomOut(span, limits)
  const earlier = shift(span, -1, limits)
  const later = shift(span, 1, limits)

  const pill = (
    <button
      type="button"
      {...opener.attributes({ onPointerEnter: fetchPanel, onFocus: fetchPanel })}
      className={css.pill}
    >
      <span className={`${css.mark} ${css.roomy}`}>
        <Icon name={isLive ? 'clock' : 'calendar'} size={16} />
      </span>
      <span className={css.pillText}>{rangeText(value, t, locale, zone)}</span>
      <span className={css.kind} data-live={isLive || undefined}>
        {isLive ? t('range.live') : zoneName(span.from, locale, zone)}
      </span>
      <span className={css.mark}>
        <Icon name="chevronDown" size={16} />
      </span>
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={label} className={css.picker}>
      {!isCompact && (
        <IconButton
          icon="chevronLeft"
          label={t('range.earlier')}
          disabledReason={earlier ? undefined : t('range.noEarlier')}
          onClick={() => move(-1)}
        />
      )}
      {hint ? <Tooltip text={hint}>{pill}</Tooltip> : pill}
      {!isCompact && (
        <>
          <IconButton
            icon="chevronRight"
            label={t('range.later')}
            disabledReason={later ? undefined : t('range.noLater')}
            onClick={() => move(1)}
          />
          <span className={css.roomy}>
            <IconButton
              icon="zoomOut"
              label={t('range.zoomOut')}
              disabledReason={wide ? undefined : (props.limitReason ?? t('range.noWider'))}
              onClick={() => {
                if (wide) onChange(wide)
              }}
            />
          </span>
        </>
      )}
      {parts && panel && opener.isKept && (
        <parts.PopoverPanel opening={opener.opening} placement="bottom-end" className={css.panel} label={label}>
          <panel.RangePanel {...props} span={span} limits={limits} onClose={opener.close} />
        </parts.PopoverPanel>
      )}
    </div>
  )
}
