import {
  type Capability,
  hostText,
  MAX_SITES,
  type ViewDefaults,
  type ViewFilterKey,
  type ViewState,
} from '@parapet/api'
import { Button, IconButton, lazyModule, MultiSelect, type Option, Popover, useLazyModule, useWords } from '@parapet/ui'
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { changeFilters, type FilterChip } from '../filter/chips.ts'
import { FilterBar } from '../filter/FilterBar.tsx'
import type { FilterValues } from '../filter/useSeenValues.ts'
import { toolbarWords } from '../words/toolbar.ts'
import { Chords } from './Chords.tsx'
import { CompareMenu } from './CompareMenu.tsx'
import { CopyLink } from './CopyLink.tsx'
import { RangeControl } from './RangeControl.tsx'
import { RefreshMenu } from './RefreshMenu.tsx'
import * as css from './toolbar.css.ts'
import type { Moment } from './useMoment.ts'
import type { ViewControl } from './useViewControl.ts'

const filterForm = lazyModule(() => import('../filter/FilterForm.tsx'))

export interface ToolbarProps {
  readonly control: ViewControl
  readonly defaults: ViewDefaults
  readonly moment: Moment
  /** IANA zone in which moments are shown and typed. */
  readonly zone: string
  readonly capability: Capability
  readonly allSites: readonly string[]
  readonly siteStatuses?: ReadonlyMap<string, NonNullable<Option['status']>>
  readonly onSitesOpen?: () => void
  readonly hireHref?: string
  readonly linkOf?: (query: URLSearchParams) => string
  readonly shorten?: (query: URLSearchParams) => Promise<string>
  readonly filterKeys?: readonly ViewFilterKey[] | undefined
  readonly filterValues?: FilterValues | undefined
  readonly end?: ReactNode
}

/** The toolbar of a board: range, sites, comparison, filters, refresh and links. All of its state is in the address. */
export function Toolbar(props: ToolbarProps) {
  const { control, moment, allSites, siteStatuses, end } = props
  const t = useWords(toolbarWords)
  const { view, set, filter } = control
  const [editing, setEditing] = useState<FilterChip | 'new'>()
  const [isUnfolded, setUnfolded] = useState(false)
  const row = useId()
  const close = useCallback(() => setEditing(undefined), [])
  const form = useLazyModule(filterForm, editing !== undefined, close)
  const siteOptions = useMemo(
    () =>
      allSites.map((site) => {
        const status = siteStatuses?.get(site)
        const named = { value: site, label: hostText(site) }
        return status ? { ...named, status } : named
      }),
    [allSites, siteStatuses],
  )
  const hasFilters = props.filterKeys?.length !== 0
  const chip = editing === 'new' ? undefined : editing
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={css.toolbar} role="group" aria-label={t('bar.label')}>
      <div id={row} className={isUnfolded ? css.row : css.folded}>
        <div className={css.range} data-sticks>
          <RangeControl {...props} isBareOnPhone={!isUnfolded} />
          <Chords {...props} />
        </div>
        <div className={view.sites.length > 0 ? css.sites.some : css.sites.all}>
          <MultiSelect
            label={t('sites.label')}
            isLabelHidden
            name="sites"
            value={view.sites}
            onChange={(sites) => set({ sites: [...sites] })}
            options={siteOptions}
            max={MAX_SITES}
            maxReason={t('sites.max', { max: MAX_SITES })}
            placeholder={t('sites.all', { n: allSites.length })}
            chipsShown={1}
            isOneLine
            onOpen={props.onSitesOpen}
          />
        </div>
        {hasFilters && (
          <Popover
            label={t(chip ? 'filter.edit' : 'filter.add')}
            open={editing !== undefined && form !== undefined}
            onOpen={(isOpen) => setEditing(isOpen ? 'new' : undefined)}
            trigger={
              <Button tone="quiet" size="s" icon="filter" isShortOnPhone>
                {t('filter.add')}
              </Button>
            }
          >
            {form && (
              <form.FilterForm
                key={chip ? `${chip.key}=${chip.value}` : 'new'}
                chip={chip}
                keys={props.filterKeys}
                values={props.filterValues}
                onApply={(made) => {
                  const narrow = (so: ViewState, one: (typeof made)[number]) =>
                    changeFilters(
                      so,
                      chip
                        ? { type: 'replace', chip, by: one }
                        : { ...one, type: one.isExcluded ? 'exclude' : 'include' },
                    )
                  const { include, exclude, off } = made.reduce(narrow, view)
                  set({ include, exclude, off })
                  close()
                }}
                onAct={(type) => {
                  if (chip) filter({ type, chip })
                  close()
                }}
              />
            )}
          </Popover>
        )}
        <CompareMenu {...props} />
        <div className={css.fold}>
          <IconButton
            icon={isUnfolded ? 'chevronUp' : 'chevronDown'}
            label={t('bar.more')}
            aria-expanded={isUnfolded}
            aria-controls={row}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </div>
        <div className={css.end}>
          <RefreshMenu moment={moment} control={control} />
          <CopyLink {...props} />
          {end}
        </div>
      </div>
      <FilterBar filters={view} onFilter={filter} onEdit={setEditing} />
    </div>
  )
}
