import {
  backendStep,
  type CertificateState,
  type Fact,
  hostText,
  type Site,
  type SiteBackend,
  type SiteHttps,
  type StepState,
  sites as siteCalls,
} from '@parapet/api'
import { Status, type T, useFormat } from '@parapet/ui'
import type { RowStatus } from '../../kit/resource/columns.tsx'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, resource } from '../../kit/resource/resource.ts'
import { Seen } from '../../kit/resource/Seen.tsx'
import { MOST_SITES } from '../../shared/provisioning/impactSites.ts'
import { SiteSetup } from './SiteSetup.tsx'
import type en from './sites.en.ts'
import { sitesWords } from './sites.words.ts'
import { MOST_CHECKED, MOST_COUNTED, type SiteRows } from './useSiteRows.ts'

export interface SiteTools extends SiteRows {
  readonly httpsOf: (row: Site) => SiteHttps
  /** The state of a certificate as the list of certificates shows it. */
  readonly certificateStatus: (state: CertificateState) => RowStatus
  /** Says why a step is in its state. */
  readonly reasonOf: (name: 'dns' | 'backend', state: StepState) => string
  /** Receives each site that comes on screen, whose answers are then asked for. */
  readonly onSeen: (host: string) => void
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

const unknown: RowStatus = { tone: 'quiet', label: '—' }

/** How a step is shown in a cell; what is not known is a dash, whose tip has the reason. */
function cellOf(state: StepState, done: string, open: (state: StepState & { kind: 'open' }) => string): RowStatus {
  switch (state.kind) {
    case 'done':
      return { tone: 'good', label: done }
    case 'open':
      return { tone: 'watch', label: open(state) }
    case 'reading':
      return { tone: 'quiet', label: '…' }
    default:
      return unknown
  }
}

const dnsCell = (state: StepState, t: T<typeof en>) => cellOf(state, t('dns.here'), () => t('dns.elsewhere'))

function backendCell(fact: Fact<SiteBackend>, t: T<typeof en>): RowStatus {
  const names =
    fact.kind === 'known' && fact.value.kind === 'checked'
      ? fact.value.checks.map(({ name }) => name.replace(/^c\d+_/, '')).join(', ')
      : ''
  const isAnswered = fact.kind === 'known' && fact.value.kind === 'answered'
  const cell = cellOf(backendStep(fact), t(isAnswered ? 'backend.answered' : 'backend.answers'), ({ gap }) =>
    t(gap.kind === 'noAnswer' ? 'backend.noAnswer' : gap.kind === 'notNamed' ? 'backend.none' : 'backend.nothing'),
  )
  return names === '' ? cell : { ...cell, label: `${names}: ${cell.label}` }
}

/** The days left of a certificate, below zero if it has ended; null where there is none or they are not told. */
function daysOf(found: SiteHttps): number | null {
  if (!('state' in found)) return null
  const { state } = found
  if (state.kind === 'valid') return state.days
  return state.kind === 'expired' ? -1 - state.days : null
}

const shareOf = (row: Site, { countsOf }: SiteRows): number | null => {
  const counts = countsOf(row.url)
  if (counts.kind !== 'known' || !counts.value.before) return null
  return counts.value.requests / counts.value.before - 1
}

function Trend({ share }: { share: number | null }) {
  const f = useFormat()
  if (share === null) return '—'
  return `${share > 0 ? '+' : ''}${f.percent(share)}`
}

/** Given by the page, which has the dialogs. */
export const [SiteToolsContext, useSiteTools] = createTools<SiteTools>()

const kindFilter = (state: StepState) =>
  state.kind === 'done' ? 'yes' : state.kind === 'open' || state.kind === 'running' ? 'no' : 'unknown'

/** The sites of a company (§3, §7). */
export const sites = resource({
  code: 'sites',
  words: sitesWords,
  list: allRows(siteCalls.list, () => ({})),
  getId: (row: Site) => String(row.id),
  valueIn: ({ url }) => ({ kind: 'host', value: url, sites: [url] }),
  getTitle: (row) => hostText(row.url),
  sort: { id: 'url', desc: false },
  panels: [{ id: 'setup', icon: 'info', Panel: SiteSetup }],
  use: useSiteTools,
  of: (tools) => {
    const { httpsOf, certificateStatus, reasonOf, onSeen, onSsl, onMove, onDisable } = tools
    const { countsOf, dnsOf, backendOf } = tools
    return {
      columns: (make, t) => {
        const url = make.host('url', (row) => row.url, { primary: true })
        const httpsCell = (row: Site): RowStatus => {
          const found = httpsOf(row)
          if ('state' in found) return certificateStatus(found.state)
          const { tone, label } = https[found.kind]
          return { tone, label: t(label) }
        }
        return [
          {
            ...url,
            cell: (row: Site) => (
              <Seen id={row.url} onSeen={onSeen}>
                {url.cell?.(row)}
              </Seen>
            ),
          },
          make.status('verified', (row) =>
            row.active ? { tone: 'good', label: t('verified.yes') } : { tone: 'quiet', label: t('state.disabled') },
          ),
          {
            ...make.status('dns', (row) => dnsCell(dnsOf(row.url), t), {
              primary: true,
              help: t('dns.help', { n: MOST_CHECKED }),
            }),
            title: (row: Site) => reasonOf('dns', dnsOf(row.url)),
          },
          make.custom(
            'https',
            (row) => daysOf(httpsOf(row)),
            (row) => <Status {...httpsCell(row)} />,
            { primary: true },
          ),
          {
            ...make.status('backend', (row) => backendCell(backendOf(row.url), t), {
              help: t('backend.help', { n: MOST_SITES }),
            }),
            title: (row: Site) => reasonOf('backend', backendStep(backendOf(row.url))),
          },
          make.count(
            'requests',
            (row) => {
              const counts = countsOf(row.url)
              return counts.kind === 'known' ? counts.value.requests : null
            },
            { help: t('requests.help', { n: MOST_COUNTED }) },
          ),
          make.custom(
            'trend',
            (row) => shareOf(row, tools),
            (row) => <Trend share={shareOf(row, tools)} />,
            { numeric: true, help: t('trend.help') },
          ),
        ]
      },
      isInProgress: (row) => httpsOf(row).kind === 'requested',
      filters: [
        {
          id: 'dns',
          options: (_, t) => (['yes', 'no', 'unknown'] as const).map((value) => ({ value, label: t(`dns.${value}`) })),
          matches: (row, value) => kindFilter(dnsOf(row.url)) === value,
        },
        {
          id: 'https',
          options: (_, t) => (['yes', 'no'] as const).map((value) => ({ value, label: t(`https.${value}`) })),
          matches: (row, value) => isSecure(httpsOf(row)) === (value === 'yes'),
        },
        {
          id: 'backend',
          options: (_, t) =>
            (['yes', 'no', 'unknown'] as const).map((value) => ({ value, label: t(`backend.${value}`) })),
          matches: (row, value) => kindFilter(backendStep(backendOf(row.url))) === value,
        },
        {
          id: 'traffic',
          options: (_, t) =>
            (['yes', 'no', 'unknown'] as const).map((value) => ({ value, label: t(`traffic.${value}`) })),
          matches: (row, value) => {
            const counts = countsOf(row.url)
            return (counts.kind !== 'known' ? 'unknown' : counts.value.requests > 0 ? 'yes' : 'no') === value
          },
        },
      ],
      actions: [
        {
          key: 'ssl',
          icon: 'lock',
          call: siteCalls.enableSsl,
          refusedBy: (row) => {
            if (isSecure(httpsOf(row))) return 'ssl.has'
            if (httpsOf(row).kind === 'requested') return 'ssl.requested'
            return dnsOf(row.url).kind === 'open' ? 'ssl.elsewhere' : undefined
          },
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
    }
  },
})
