import { hostText, type SiteHealth, type SiteTraffic, unicodeHost } from '@parapet/api'
import { Anchor, ListTable, Status, useFormat, useWords, withBreaks } from '@parapet/ui'
import { useState } from 'react'
import { columnTwin, type ListedColumn } from '../charts/columnTwin.ts'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import { commonSuffix } from '../charts/legendState.ts'
import { catalogueWords } from '../words/catalogue.ts'
import { siteWords } from '../words/sites.ts'
import { endNote, valueEnd } from './keyLabel.css.ts'
import { plainLink, root, small } from './kinds.css.ts'
import { siteReasons } from './siteReasons.ts'
import { siteTones } from './siteTones.ts'
import { chip, foot, roomy, severalLines, wide, wrapped, wrapping } from './table.css.ts'
import { useValueMenu } from './useValueMenu.tsx'

interface SiteRow {
  readonly site: string
  readonly health: SiteHealth
  readonly hour: SiteTraffic | null
}

export interface SiteTableProps {
  readonly label: string
  /** The most severe first. */
  readonly sites: readonly SiteRow[]
  /** The number of all sites, if only a part of them is judged. */
  readonly of?: number
  readonly hrefOf: (site: string, health: SiteHealth) => string
}

const AT_FIRST = 5
const MOST = 50
const HOUR = 3600

/** The health of sites: the verdict with its reasons, and the figures of the last hour. */
export function SiteTable({ label, sites, of, hrefOf }: SiteTableProps) {
  const t = useWords(siteWords)
  const c = useWords(catalogueWords)
  const f = useFormat()
  const [isWhole, setWhole] = useState(false)
  const { button, menu } = useValueMenu(undefined, 'vhost')
  const shown = sites.slice(0, isWhole ? MOST : AT_FIRST)
  // Names of one domain differ in their start only.
  const end = shown.length > 1 ? commonSuffix(shown.map(({ site }) => site)) : ''
  const reasonsOf = (health: SiteHealth) => siteReasons(health, t, f)
  const errorShare = (hour: SiteTraffic | null) => (hour && hour.requests > 0 ? hour.errors / hour.requests : null)
  const rate = (hour: SiteTraffic | null) => hour && hour.requests / HOUR
  const peak = Math.max(...sites.map(({ hour }) => hour?.requests ?? 0)) / HOUR
  const columns: readonly ListedColumn<SiteRow>[] = [
    {
      id: 'site',
      header: t('column.site'),
      value: ({ site }) => hostText(site),
      cell: ({ site, health }) => (
        <Anchor href={hrefOf(site, health)} className={plainLink} data-why={site}>
          {unicodeHost(site) === null ? (
            <span title={site}>
              {withBreaks(site.slice(0, site.length - end.length))}
              <span className={valueEnd}>{end}</span>
            </span>
          ) : (
            <span title={hostText(site)}>{withBreaks(hostText(site))}</span>
          )}
        </Anchor>
      ),
      width: '40%',
      cellClassName: cx(wrapped, severalLines),
    },
    {
      id: 'health',
      header: t('column.health'),
      value: ({ health }) => c(`health.${health.kind}`),
      cell: ({ health }) => (
        <>
          <Status tone={siteTones[health.kind]} label={c(`health.${health.kind}`)} />
          {reasonsOf(health).map((reason) => (
            <div key={reason} className={small}>
              {reason}
            </div>
          ))}
        </>
      ),
      cellClassName: cx(wrapping, severalLines),
    },
    {
      id: 'reasons',
      header: t('column.reasons'),
      value: ({ health }) => reasonsOf(health).join(' · '),
      isHidden: true,
    },
    {
      id: 'requests',
      header: t('column.requests'),
      value: ({ hour }) => hour?.requests ?? null,
      numeric: true,
      isHidden: true,
    },
    {
      id: 'rate',
      header: t('column.rate'),
      value: ({ hour }) => rate(hour),
      cell: ({ hour }) => f.rate(rate(hour), peak),
      title: ({ hour }) => f.number(hour?.requests ?? null),
      numeric: true,
      width: 104,
      className: wide,
      isExported: false,
    },
    {
      id: 'errors',
      header: t('column.errors'),
      value: ({ hour }) => errorShare(hour),
      cell: ({ hour }) => f.percent(errorShare(hour)),
      format: (value) => f.percent(Number(value)),
      numeric: true,
      width: 76,
      className: roomy,
    },
    {
      id: 'hitRatio',
      header: t('column.hitRatio'),
      value: ({ hour }) => hour?.hitRatio ?? null,
      cell: ({ hour }) => f.percent(hour?.hitRatio ?? null),
      format: (value) => f.percent(Number(value)),
      numeric: true,
      width: 76,
      className: roomy,
    },
  ]
  useExports({ twin: () => columnTwin(label, columns, sites) })
  return (
    <div className={root}>
      <ListTable
        label={label}
        columns={columns}
        rows={shown}
        getRowId={({ site }) => site}
        control={({ site }) => button({ value: site, label: hostText(site) })}
      />
      {menu}
      <div className={foot}>
        <span>
          {of === undefined ? '' : t('judged', { n: sites.length, of: f.number(of) })}
          {end && <span className={endNote}>*{end}</span>}
        </span>
        {!isWhole && sites.length > AT_FIRST && (
          <button type="button" className={chip} onClick={() => setWhole(true)}>
            {t('more', { n: Math.min(MOST, sites.length) })}
          </button>
        )}
        {isWhole && sites.length > MOST && <span>{t('rest', { n: sites.length - MOST })}</span>}
      </div>
    </div>
  )
}
