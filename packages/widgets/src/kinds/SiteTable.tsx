import type { SiteHealth, SiteHealthReason, SiteTraffic } from '@parapet/api'
import { Anchor, Status, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import { catalogueWords } from '../words/catalogue.ts'
import { siteWords } from '../words/sites.ts'
import { plainLink, root, small } from './kinds.css.ts'
import { siteTones } from './siteTones.ts'
import {
  cell,
  chip,
  end,
  foot,
  head,
  roomy,
  row as rowStyle,
  severalLines,
  table,
  wide,
  wrapped,
  wrapping,
} from './table.css.ts'
import { withBreaks } from './withBreaks.tsx'

export interface SiteTableProps {
  readonly label: string
  readonly sites: readonly { readonly site: string; readonly health: SiteHealth; readonly hour: SiteTraffic }[]
  readonly of?: number
  readonly hrefOf: (site: string, health: SiteHealth) => string
}

const AT_FIRST = 6
const MOST = 50
const HOUR = 3600

/** The health of sites: the verdict with its reasons, and the figures of the last hour. */
export function SiteTable({ label, sites, of, hrefOf }: SiteTableProps) {
  const t = useWords(siteWords)
  const c = useWords(catalogueWords)
  const f = useFormat()
  const [isWhole, setWhole] = useState(false)
  const reasonText = (reason: SiteHealthReason): string => {
    switch (reason.kind) {
      case 'errors':
        return t('reason.errors', { share: f.percent(reason.share) })
      case 'errorsRose':
        return t('reason.errorsRose', { share: f.percent(reason.share), before: f.percent(reason.before) })
      case 'trafficFell':
        return t('reason.trafficFell', { share: f.percent(1 - reason.part) })
      case 'hitRatioFell':
        return t('reason.hitRatioFell', { now: f.percent(reason.ratio), before: f.percent(reason.before) })
      case 'slower':
        return t('reason.slower', { now: f.micros(reason.micros), before: f.micros(reason.before) })
    }
  }
  const reasonsOf = (health: SiteHealth): readonly string[] =>
    'reasons' in health ? health.reasons.map(reasonText) : health.kind === 'unknown' ? [t('reason.unknown')] : []
  const errorShare = ({ errors, requests }: SiteTraffic) => (requests > 0 ? errors / requests : null)
  useExports({
    twin: () => ({
      caption: label,
      columns: [
        { label: t('column.site') },
        { label: t('column.health') },
        { label: t('column.reasons') },
        { label: t('column.requests'), kind: 'number', format: (value) => f.number(Number(value)) },
        { label: t('column.errors'), kind: 'number', format: (value) => f.percent(Number(value)) },
        { label: t('column.hitRatio'), kind: 'number', format: (value) => f.percent(Number(value)) },
      ],
      rows: sites.map(({ site, health, hour }) => [
        site,
        c(`health.${health.kind}`),
        reasonsOf(health).join(' · '),
        hour.requests,
        errorShare(hour),
        hour.hitRatio,
      ]),
    }),
  })
  const shown = sites.slice(0, isWhole ? MOST : AT_FIRST)
  return (
    <div className={root}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={head} style={{ width: '34%' }}>
              {t('column.site')}
            </th>
            <th scope="col" className={head}>
              {t('column.health')}
            </th>
            <th scope="col" className={cx(head, end, wide)} style={{ width: 104 }}>
              {t('column.rate')}
            </th>
            <th scope="col" className={cx(head, end, roomy)} style={{ width: 76 }}>
              {t('column.errors')}
            </th>
            <th scope="col" className={cx(head, end, roomy)} style={{ width: 76 }}>
              {t('column.hitRatio')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ site, health, hour }) => (
            <tr key={site} className={rowStyle}>
              <th scope="row" className={cx(cell, wrapped)}>
                <Anchor href={hrefOf(site, health)} className={plainLink} data-why={site}>
                  <span title={site}>{withBreaks(site)}</span>
                </Anchor>
              </th>
              <td className={cx(cell, wrapping, severalLines)}>
                <Status tone={siteTones[health.kind]} label={c(`health.${health.kind}`)} />
                {reasonsOf(health).map((reason) => (
                  <div key={reason} className={small}>
                    {reason}
                  </div>
                ))}
              </td>
              <td className={cx(cell, end, wide)} title={f.number(hour.requests)}>
                {f.rate(hour.requests / HOUR)}
              </td>
              <td className={cx(cell, end, roomy)}>{f.percent(errorShare(hour))}</td>
              <td className={cx(cell, end, roomy)}>{f.percent(hour.hitRatio)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={foot}>
        <span>{of === undefined ? '' : t('judged', { n: sites.length, of: f.number(of) })}</span>
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
