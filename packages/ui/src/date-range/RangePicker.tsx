import { IconButton } from '../button/Button.tsx'
import { Tooltip } from '../feedback/Tooltip.tsx'
import { floating } from '../floating/floating.ts'
import { lazyModule, useLazyModule } from '../floating/lazyModule.ts'
import { useOpener } from '../floating/useOpener.tsx'
import { isAcrossClockChange, zoneName } from '../format/formatEnds.ts'
import { Icon } from '../icon/Icon.tsx'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import type { RangePreset } from './Presets.tsx'
import * as css from './range.css.ts'
import { type RangeLimits, type RangeValue, resolve, shift, zoomOut } from './range.ts'
import { rangeText } from './rangeText.ts'

export interface RangePickerProps {
  value: RangeValue
  presets: readonly RangePreset[]
  /** IANA time zone of all displayed and typed times. */
  zone: string
  /** Epoch seconds. */
  now: number
  /** Earliest start, in epoch seconds. */
  min?: number
  maxSpanSeconds?: number
  limitReason?: string
  history?: readonly RangeValue[]
  onChange: (value: RangeValue) => void
  label: string
  hint?: string
  isCompact?: boolean
  /** Leaves the buttons around the range out on phones. */
  isBareOnPhone?: boolean
}

const rangePanel = lazyModule(() => import('./RangePanel.tsx'))
const prefetchPanel = () => {
  rangePanel.load().catch(() => {})
}

/** A time range picker; shows whether the range is relative or fixed. */
export function RangePicker(props: RangePickerProps) {
  const { value, zone, now, min, maxSpanSeconds, onChange, label, hint, isCompact, isBareOnPhone = false } = props
  const t = useWords(uiWords)
  const { locale } = useLocale()
  const opener = useOpener({ popup: 'dialog' })
  const parts = useLazyModule(floating, opener.isOpen, opener.close)
  const panel = useLazyModule(rangePanel, opener.isOpen, opener.close)
  const limits: RangeLimits = { zone, now, min, maxSpanSeconds }
  const span = resolve(value, now, zone)
  const isLive = 'rel' in value
  const move = (direction: -1 | 1) => {
    const next = shift(span, direction, limits)
    if (next) onChange(next)
  }
  const zoomedOut = zoomOut(span, limits)
  const earlier = shift(span, -1, limits)
  const later = shift(span, 1, limits)

  const trigger = (
    <button
      type="button"
      {...opener.attributes({ onPointerEnter: prefetchPanel, onFocus: prefetchPanel })}
      className={css.pill}
    >
      <span className={`${css.mark} ${css.roomy}`}>
        <Icon name={isLive ? 'clock' : 'calendar'} size={16} />
      </span>
      <span className={css.pillText}>{rangeText(value, t, locale, zone)}</span>
      {(isLive || !isAcrossClockChange(span, locale, zone)) && (
        <span className={css.kind} data-live={isLive || undefined}>
          {isLive ? t('range.live') : zoneName(span.from, locale, zone)}
        </span>
      )}
      <span className={css.mark}>
        <Icon name="chevronDown" size={16} />
      </span>
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={label} className={isBareOnPhone ? css.bareOnPhone : css.picker}>
      {!isCompact && (
        <IconButton
          icon="chevronLeft"
          label={t('range.earlier')}
          disabledReason={earlier ? undefined : t('range.noEarlier')}
          onClick={() => move(-1)}
        />
      )}
      {hint ? <Tooltip text={hint}>{trigger}</Tooltip> : trigger}
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
              disabledReason={zoomedOut ? undefined : (props.limitReason ?? t('range.noWider'))}
              onClick={() => {
                if (zoomedOut) onChange(zoomedOut)
              }}
            />
          </span>
        </>
      )}
      {parts && panel && opener.hasOpened && (
        <parts.PopoverPanel opening={opener.opening} placement="bottom-end" className={css.panel} label={label}>
          <panel.RangePanel {...props} span={span} limits={limits} onClose={opener.close} />
        </parts.PopoverPanel>
      )}
    </div>
  )
}
