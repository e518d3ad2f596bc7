import { type Site, sites as siteCalls } from '@parapet/api'
import { allRows, resource } from '../../../resource/resource.ts'
import { sitesWords } from '../../../words/sites.ts'
import { SiteSetup } from './SiteSetup.tsx'

interface SiteTools {
  /** Sites whose certificate was requested in this visit. */
  readonly requested: readonly number[]
  readonly onTraffic: (row: Site) => void
  readonly onSsl: (row: Site) => void
  readonly onMove: (row: Site) => void
  readonly onDisable: (rows: readonly Site[]) => Promise<void>
}

const https = {
  yes: { tone: 'good', label: 'https.yes' },
  no: { tone: 'watch', label: 'https.no' },
  requested: { tone: 'info', label: 'https.requested' },
} as const

/** The sites of a company (§3, §7). */
export const sites = ({ requested, onTraffic, onSsl, onMove, onDisable }: SiteTools) => {
  const httpsOf = ({ id, ssl }: Site) => (ssl ? 'yes' : requested.includes(id) ? 'requested' : 'no')
  return resource({
    code: 'sites',
    words: sitesWords,
    list: allRows(siteCalls.list, () => ({})),
    getId: (row: Site) => String(row.id),
    getTitle: (row) => row.url,
    columns: (make, t) => [
      make.host('url', (row) => row.url, { primary: true }),
      make.status(
        'state',
        (row) =>
          row.active ? { tone: 'good', label: t('state.active') } : { tone: 'quiet', label: t('state.disabled') },
        { primary: true },
      ),
      make.status('https', (row) => ({ tone: https[httpsOf(row)].tone, label: t(https[httpsOf(row)].label) }), {
        primary: true,
      }),
    ],
    sort: { id: 'url', desc: false },
    isInProgress: (row) => httpsOf(row) === 'requested',
    filters: [
      {
        id: 'https',
        options: (_, t) => (['yes', 'no'] as const).map((value) => ({ value, label: t(`https.${value}`) })),
        matches: (row, value) => row.ssl === (value === 'yes'),
      },
    ],
    panels: [{ id: 'setup', icon: 'info', Panel: SiteSetup }],
    actions: [
      { key: 'traffic', icon: 'trendUp', run: onTraffic },
      {
        key: 'ssl',
        icon: 'lock',
        call: siteCalls.enableSsl,
        refusedBy: (row) =>
          httpsOf(row) === 'yes' ? 'ssl.has' : httpsOf(row) === 'requested' ? 'ssl.requested' : undefined,
        run: onSsl,
      },
      { key: 'move', icon: 'arrowRight', call: siteCalls.move, run: onMove },
      {
        key: 'disable',
        icon: 'ban',
        call: siteCalls.remove,
        isOffered: ({ active }) => active,
        run: (row) => void onDisable([row]),
        runMany: onDisable,
      },
    ],
  })
}
