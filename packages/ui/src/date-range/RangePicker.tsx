import { Popover, PopoverDisclosure, usePopoverStore } from '@ariakit/react'
import { IconButton } from '../button/Button.tsx'
import { Tooltip } from '../feedback/Tooltip.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { AbsoluteForm } from './AbsoluteForm.tsx'
import { LastForm } from './LastForm.tsx'
import { Presets, type RangePreset } from './Presets.tsx'
import * as css from './range.css.ts'
import { type RangeLimits, type RangeValue, resolve, shift, zoomOut } from './range.ts'
import { rangeText, zoneName } from './rangeText.ts'

export interface RangePickerProps {
  value: RangeValue
  /** From the capability table; those beyond the contract come with their reason. */
  presets: readonly RangePreset[]
  /** IANA zone in which moments are shown and typed. */
  zone: string
  /** Epoch seconds. */
  now: number
  /** Oldest moment there is data of, epoch seconds. */
  min?: number
  maxSpanSeconds?: number
  /** Why a range may not be longer than `maxSpanSeconds`. */
  limitReason?: string
  /** The last ranges, newest first; five are offered. */
  history?: readonly RangeValue[]
  onChange: (value: RangeValue) => void
  label: string
  /** Why the range is what it is ("more than ten sites: 15 minutes"), as the pill's tip. */
  hint?: string
  /** Only the pill, without the arrows: narrow places. */
  isCompact?: boolean
}

/** The one time range of a page (ux-rules §1): says whether it moves with the clock or stands. */
export function RangePicker(props: RangePickerProps) {
  const { value, zone, now, min, maxSpanSeconds, onChange, label, hint, isCompact } = props
  const t = useWords(uiWords)
  const { locale } = useLocale()
  const popover = usePopoverStore({ placement: 'bottom-end' })
  const limits: RangeLimits = { zone, now, min, maxSpanSeconds }
  const span = resolve(value, now, zone)
  const isLive = 'rel' in value
  const choose = (next: RangeValue) => {
    onChange(next)
    popover.hide()
  }
  const move = (direction: -1 | 1) => {
    const next = shift(span, direction, limits)
    if (next) onChange(next)
  }
  const wide = zoomOut(span, limits)
  const earlier = shift(span, -1, limits)
  const later = shift(span, 1, limits)

  const pill = (
    <PopoverDisclosure store={popover} className={css.pill}>
      <span className={css.mark}>
        <Icon name={isLive ? 'clock' : 'calendar'} size={16} />
      </span>
      <span className={css.pillText}>{rangeText(value, t, locale, zone)}</span>
      <span className={css.kind} data-live={isLive || undefined}>
        {isLive ? t('range.live') : zoneName(span.from, locale, zone)}
      </span>
      <span className={css.mark}>
        <Icon name="chevronDown" size={16} />
      </span>
    </PopoverDisclosure>
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
          <IconButton
            icon="zoomOut"
            label={t('range.zoomOut')}
            disabledReason={wide ? undefined : (props.limitReason ?? t('range.noWider'))}
            onClick={() => {
              if (wide) onChange(wide)
            }}
          />
        </>
      )}
      <Popover store={popover} portal gutter={6} unmountOnHide className={css.panel} aria-label={label}>
        <div className={css.side}>
          <Presets presets={props.presets} value={value} onChoose={choose} />
          <LastForm
            limits={limits}
            limitReason={props.limitReason}
            onApply={choose}
            allows={(rel) => !props.presets.some((preset) => preset.rel === rel && preset.disabledReason !== undefined)}
          />
        </div>
        <div className={css.side}>
          <AbsoluteForm
            span={span}
            limits={limits}
            limitReason={props.limitReason}
            onLimit={props.presets.find((preset) => preset.onDisabledAction)?.onDisabledAction}
            onApply={onChange}
            onDone={popover.hide}
          />
          <History history={props.history ?? []} onChoose={choose} zone={zone} />
        </div>
      </Popover>
    </div>
  )
}

function History({
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
        {history.slice(0, 5).map((one) => {
          const text = rangeText(one, t, locale, zone)
          return (
            <li key={text}>
              <button type="button" className={css.preset} onClick={() => onChoose(one)}>
                {text}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
