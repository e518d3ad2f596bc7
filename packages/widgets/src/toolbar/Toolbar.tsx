import {
  type Capability,
  type Comparison,
  comparisons,
  encodeView,
  refreshChoices,
  resolveRange,
  type ViewState,
} from '@parapet/api'
import {
  Button,
  CopyField,
  Dialog,
  IconButton,
  LinkButton,
  Menu,
  MultiSelect,
  Notice,
  Popover,
  Select,
  useAnnounce,
  useChords,
  useCopy,
  useFormat,
  useToast,
  useWords,
} from '@parapet/ui'
import { RangePicker, type RangePreset } from '@parapet/ui/range'
import { type ReactNode, useMemo, useState } from 'react'
import type { FilterChip } from '../filter/chips.ts'
import { FilterBar } from '../filter/FilterBar.tsx'
import { FilterForm } from '../filter/FilterForm.tsx'
import { toolbarWords } from '../words/toolbar.ts'
import { comparableFrom, judgeRange } from './limits.ts'
import * as css from './toolbar.css.ts'
import type { Moment } from './useMoment.ts'
import type { ViewControl } from './useViewControl.ts'

/** §9: sites in a selection. */
const MOST_SITES = 10

export interface ToolbarProps {
  readonly control: ViewControl
  readonly defaults: ViewState
  readonly moment: Moment
  /** IANA zone in which moments are shown and typed. */
  readonly zone: string
  readonly capability: Capability
  /** Every host name of the company. */
  readonly allSites: readonly string[]
  /** Where dedicated analytics can be had; absent where it makes no difference or the user may not hire. */
  readonly hireHref?: string
  /** A link of this page with other parameters; the address of the window when not given. */
  readonly linkOf?: (query: URLSearchParams) => string
  /** Stands at the end: the board's own menu. */
  readonly end?: ReactNode
}

/** Range, sites, comparison, filters, refreshing and links of a page, in one bar. Everything it says is in the address. */
export function Toolbar(props: ToolbarProps) {
  const { control, moment, zone, capability, allSites, end } = props
  const t = useWords(toolbarWords)
  const { view, set, filter, muted } = control
  const [editing, setEditing] = useState<FilterChip | 'new'>()
  const siteOptions = useMemo(() => allSites.map((site) => ({ value: site, label: site })), [allSites])
  const chip = editing === 'new' ? undefined : editing
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={css.toolbar} role="group" aria-label={t('bar.label')}>
      <div className={css.row}>
        <Range {...props} />
        <Chords {...props} />
        <div className={css.sites}>
          <MultiSelect
            label={t('sites.label')}
            isLabelHidden
            name="sites"
            value={view.sites}
            onChange={(sites) => set({ sites: [...sites] })}
            options={siteOptions}
            max={MOST_SITES}
            maxReason={t('sites.max', { max: MOST_SITES })}
            placeholder={t('sites.all', { n: allSites.length })}
            chipsShown={1}
          />
        </div>
        <Compare view={view} set={set} capability={capability} now={moment.now} zone={zone} />
        <Popover
          label={t(chip ? 'filter.edit' : 'filter.add')}
          open={editing !== undefined}
          onOpen={(isOpen) => setEditing(isOpen ? 'new' : undefined)}
          trigger={
            <Button tone="quiet" icon="filter">
              {t('filter.add')}
            </Button>
          }
        >
          <FilterForm
            key={chip ? `${chip.key}=${chip.value}` : 'new'}
            chip={chip}
            onApply={(made) => {
              filter(
                chip
                  ? { type: 'replace', chip, by: made }
                  : made.isExcluded
                    ? { type: 'exclude', ...made }
                    : { type: 'include', ...made },
              )
              setEditing(undefined)
            }}
          />
        </Popover>
        <div className={css.end}>
          <Refresh moment={moment} view={view} set={set} />
          <CopyLink {...props} />
          {end}
        </div>
      </div>
      <FilterBar view={view} muted={muted} onFilter={filter} onEdit={setEditing} />
    </div>
  )
}

// The contract holds for keys, too: a range that it does not have is refused with its reason.
function Chords({ control, capability }: ToolbarProps) {
  const t = useWords(toolbarWords)
  const toast = useToast()
  const announce = useAnnounce()
  const { view, set } = control
  const to = (rel: '1h' | '24h' | '7d' | '1M') => () => {
    const range = t(`chord.${rel}`)
    const preset = capability.presets.find((one) => one.rel === rel)
    if (preset?.allowed) {
      set({ range: { rel } })
      announce(range)
    } else toast.info(t('chord.none', { range, reason: t(`range.${preset?.reason ?? 'unknown'}`) }))
  }
  const compare = () => {
    const next = view.compare === 'off' ? 'previous' : 'off'
    set({ compare: next })
    announce(t(`compare.${next}`))
  }
  const chord = (rel: '1h' | '24h' | '7d' | '1M') => ({ label: t(`chord.${rel}`), run: to(rel) })
  useChords({
    title: t('chord.title'),
    lead: 'd',
    keys: {
      h: chord('1h'),
      1: chord('24h'),
      7: chord('7d'),
      m: chord('1M'),
      c: { label: t('chord.compare'), run: compare },
    },
  })
  return null
}

// §9 shortens the hour that a page begins with when a company has many sites; where another range is first (dedicated analytics, history)
// it stays, and the picker has nothing to explain.
const isBegunShort = ({ defaultRange }: Capability, allSites: readonly string[]): boolean =>
  allSites.length > MOST_SITES && 'rel' in defaultRange && defaultRange.rel === '15m'

// The picker refuses what the contract does not allow; a link may still ask for it, and then the offer comes by itself (§5).
function Range({ control, moment, zone, capability, allSites, hireHref }: ToolbarProps) {
  const t = useWords(toolbarWords)
  const f = useFormat()
  const { view, set, history } = control
  const { now } = moment
  const verdict = judgeRange(view.range, capability, { now, zone })
  const [isHiring, setHiring] = useState(verdict.isTooLong)
  const limit = capability.maxSpanSeconds === null ? '' : f.duration(capability.maxSpanSeconds)
  const presets = capability.presets.map(({ rel, allowed, reason }): RangePreset => {
    if (allowed) return { rel }
    const disabledReason = t(`range.${reason ?? 'retention'}`)
    return reason === 'dedicated' && hireHref
      ? { rel, disabledReason, onDisabledAction: () => setHiring(true) }
      : { rel, disabledReason }
  })
  return (
    <>
      <RangePicker
        label={t('range.label')}
        value={view.range}
        presets={presets}
        zone={zone}
        now={now}
        min={now - capability.oldestSeconds}
        history={history}
        onChange={(range) => set({ range })}
        {...(capability.maxSpanSeconds === null
          ? {}
          : { maxSpanSeconds: capability.maxSpanSeconds, limitReason: t('range.limit', { limit }) })}
        {...(isBegunShort(capability, allSites) ? { hint: t('range.manySites') } : {})}
      />
      <Dialog
        open={isHiring}
        onClose={() => setHiring(false)}
        title={t('hire.title')}
        actions={
          <>
            {hireHref && (
              <LinkButton tone="primary" href={hireHref}>
                {t('hire.action')}
              </LinkButton>
            )}
            <Button tone="quiet" onClick={() => setHiring(false)}>
              {t('hire.close')}
            </Button>
          </>
        }
      >
        {t('hire.text', { limit })}
      </Dialog>
    </>
  )
}

/** What was cut off the range of a link, and why; nothing when nothing was. Stands under the toolbar. */
export function RangeNotice({
  view,
  capability,
  now,
  zone,
}: {
  view: ViewState
  capability: Capability
  now: number
  zone: string
}) {
  const t = useWords(toolbarWords)
  const f = useFormat()
  const verdict = judgeRange(view.range, capability, { now, zone })
  if (verdict.isTooLong)
    return (
      <Notice tone="watch" live>
        {t('range.tooLong', { limit: f.duration(capability.maxSpanSeconds) })}
      </Notice>
    )
  if (verdict.cutAt === undefined) return null
  return (
    <Notice tone="info" live>
      {t('range.old', { date: f.date(verdict.cutAt, 'dateTime') })}
    </Notice>
  )
}

function Compare({
  view,
  set,
  capability,
  now,
  zone,
}: Pick<ViewControl, 'view' | 'set'> & { capability: Capability; now: number; zone: string }) {
  const t = useWords(toolbarWords)
  const f = useFormat()
  const option = (value: Comparison) => {
    const from = comparableFrom(value, view.range, capability, { now, zone })
    return {
      value,
      label: t(`compare.${value}`),
      ...(from === undefined ? {} : { disabledReason: t('compare.from', { date: f.date(from, 'dateTime') }) }),
    }
  }
  return (
    <div className={css.compare}>
      <Select
        label={t('compare.label')}
        isLabelHidden
        name="compare"
        value={view.compare}
        onChange={(compare) => set({ compare: compare ?? 'off' })}
        options={[{ value: 'off', label: t('compare.off') }, ...comparisons.map(option)]}
      />
    </div>
  )
}

function Refresh({ moment, view, set }: { moment: Moment } & Pick<ViewControl, 'view' | 'set'>) {
  const t = useWords(toolbarWords)
  const f = useFormat()
  const minutes = view.refreshMs / 60_000
  const shown = minutes === 0 ? t('refresh.off') : t('refresh.short', { n: minutes })
  return (
    <>
      <span className={css.age}>
        {moment.state !== 'off' && (
          <>
            <span className={css.dots[moment.state]} aria-hidden="true" />
            {t(`refresh.${moment.state}`)}
          </>
        )}
        <span>{t('refresh.age', { time: f.date(moment.now, 'timeSeconds') })}</span>
      </span>
      <IconButton icon="refresh" label={t('refresh.now')} onClick={moment.refresh} />
      <Menu
        label={t('refresh.label')}
        placement="bottom-end"
        trigger={
          <Button tone="quiet" iconEnd="chevronDown" aria-label={`${t('refresh.label')}: ${shown}`}>
            {shown}
          </Button>
        }
        items={refreshChoices.map((choice) => ({
          label: choice === 0 ? t('refresh.off') : t('refresh.every', { n: choice / 60_000 }),
          checked: view.refreshMs === choice,
          onSelect: () => set({ refreshMs: choice }),
        }))}
      />
    </>
  )
}

function CopyLink({ control, defaults, moment, zone, linkOf = ownLink }: ToolbarProps) {
  const t = useWords(toolbarWords)
  const copy = useCopy()
  const [shown, setShown] = useState<string>()
  const { view, legends } = control
  const take = async (state: ViewState) => {
    const link = linkOf(encodeView(state, defaults, legends))
    if (!(await copy(link))) setShown(link)
  }
  return (
    <>
      <Menu
        label={t('link.label')}
        placement="bottom-end"
        trigger={<IconButton icon="link" label={t('link.label')} />}
        items={[
          {
            label: t('link.moment'),
            icon: 'pin',
            onSelect: () => void take({ ...view, range: resolveRange(view.range, { now: moment.now, zone }) }),
          },
          { label: t('link.live'), icon: 'activity', onSelect: () => void take(view) },
        ]}
      />
      <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} title={t('link.title')}>
        <p>{t('link.text')}</p>
        <CopyField label={t('link.field')} value={shown ?? ''} />
      </Dialog>
    </>
  )
}

function ownLink(query: URLSearchParams): string {
  const { origin, pathname } = window.location
  const text = query.toString()
  return `${origin}${pathname}${text ? `?${text}` : ''}`
}
