import { type CertificateState, type Site, sites as siteCalls } from '@parapet/api'
import type { RowStatus } from '../../kit/resource/columns.tsx'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, resource } from '../../kit/resource/resource.ts'
import { SiteSetup } from './SiteSetup.tsx'
import type { SiteHttps } from './siteHttps.ts'
import { sitesWords } from './sites.words.ts'

export interface SiteTools {
  readonly httpsOf: (row: Site) => SiteHttps
  /** The state of a certificate as the list of certificates shows it. */
  readonly certificateStatus: (state: CertificateState) => RowStatus
  readonly onSsl: (row: Site) => void
  readonly onMove: (row: Site) => void
  readonly onDisable: (rows: readonly Site[]) => Promise<void>
}

const https = {
  yes: { tone: 'good', label: 'https.yes' },
  no: { tone: 'watch', label: 'https.no' },
  requested: { tone: 'info', label: 'https.requested' },
} as const

const isSecure = ({ kind }: SiteHttps) => kind === 'valid' || kind === 'yes'

/** Given by the page, which has the dialogs. */
export const [SiteToolsContext, useSiteTools] = createTools<SiteTools>()

/** The sites of a company (§3, §7). */
export const sites = resource({
  code: 'sites',
  words: sitesWords,
  list: allRows(siteCalls.list, () => ({})),
  getId: (row: Site) => String(row.id),
  valueIn: ({ url }) => ({ kind: 'host', value: url, sites: [url] }),
  getTitle: (row) => row.url,
  sort: { id: 'url', desc: false },
  panels: [{ id: 'setup', icon: 'info', Panel: SiteSetup }],
  use: useSiteTools,
  of: ({ httpsOf, certificateStatus, onSsl, onMove, onDisable }) => ({
    columns: (make, t) => [
      make.host('url', (row) => row.url, { primary: true }),
      make.status(
        'state',
        (row) =>
          row.active ? { tone: 'good', label: t('state.active') } : { tone: 'quiet', label: t('state.disabled') },
        { primary: true },
      ),
      make.status(
        'https',
        (row) => {
          const found = httpsOf(row)
          if ('state' in found) return certificateStatus(found.state)
          const { tone, label } = https[found.kind]
          return { tone, label: t(label) }
        },
        { primary: true },
      ),
    ],
    isInProgress: (row) => httpsOf(row).kind === 'requested',
    filters: [
      {
        id: 'https',
        options: (_, t) => (['yes', 'no'] as const).map((value) => ({ value, label: t(`https.${value}`) })),
        matches: (row, value) => isSecure(httpsOf(row)) === (value === 'yes'),
      },
    ],
    actions: [
      {
        key: 'ssl',
        icon: 'lock',
        call: siteCalls.enableSsl,
        refusedBy: (row) =>
          isSecure(httpsOf(row)) ? 'ssl.has' : httpsOf(row).kind === 'requested' ? 'ssl.requested' : undefined,
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
  }),
})
