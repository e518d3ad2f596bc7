import {
  type CertificateRow,
  type CertificateState,
  certificates,
  expirationOf,
  itemsOf,
  type SslConfig,
} from '@parapet/api'
import { Inline, MiddleTruncate, Stack, Status, Tag, Text } from '@parapet/ui'
import { allRows, resource, writeBy } from '../../../resource/resource.ts'
import { certificatesWords } from '../../../words/certificates.ts'
import { CertificateFields } from './CertificateFields.tsx'
import { CertificatePanel } from './CertificatePanel.tsx'
import { CertificateRemoval } from './CertificateRemoval.tsx'
import { type CertificateDraft, certificateDraft, draftProblems } from './certificateDraft.ts'
import { certificateStatus, stateFilters } from './certificateStatus.ts'
import { creations, removalOf, retryOf, updates } from './certificateWrites.ts'
import { RecordsPanel } from './RecordsPanel.tsx'

interface CertificateTools {
  readonly join: (list: readonly SslConfig[]) => CertificateRow[]
  readonly issuers: ReadonlyMap<number, string>
}

const reasonOf = (state: CertificateState) => (state.kind === 'failed' ? state.text : undefined)

/** The certificates of a company and the open requests for them, in one list (§3, §7). */
export const certificateList = ({ join, issuers }: CertificateTools) =>
  resource({
    code: 'certificates',
    words: certificatesWords,
    list: {
      ...allRows(certificates.list, () => ({ filters: {} })),
      itemsOf: (answer) => {
        const { items, count } = itemsOf(answer as SslConfig[])
        const rows = join(items)
        return { items: rows, count: count + rows.length - items.length }
      },
    },
    getId: (row: CertificateRow) => row.id,
    getTitle: (row) => row.domains[0] ?? row.id,
    columns: (make, t) => [
      make.custom(
        'domains',
        (row) => row.domains.join(', '),
        ({ domains }) => (
          <Inline as="span" gap={2} wrap={false}>
            <MiddleTruncate text={domains[0] ?? '—'} isCutAtEnd />
            {domains.length > 1 && <Tag>{t('more.domains', { n: domains.length - 1 })}</Tag>}
          </Inline>
        ),
        { primary: true },
      ),
      make.custom(
        'state',
        ({ state }) => [certificateStatus(state, t).label, reasonOf(state)].filter(Boolean).join(': '),
        ({ state }) => (
          <Stack gap={1}>
            <div>
              <Status {...certificateStatus(state, t)} />
            </div>
            {reasonOf(state) && (
              <Text size="s" tone="muted" clamp>
                {reasonOf(state)}
              </Text>
            )}
          </Stack>
        ),
        { primary: true },
      ),
      make.text('kind', (row) => t(`kind.${row.kind}`), { primary: true }),
      make.text('issuer', (row) => row.certificate && issuers.get(row.certificate.id)),
      make.day('expires', (row) => row.certificate && expirationOf(row.certificate)),
      make.count('id', (row) => row.certificate?.id, { isHidden: true }),
    ],
    isInProgress: ({ state }) => stateFilters.open?.(state) ?? false,
    filters: [
      {
        id: 'state',
        options: (_, t) =>
          (['valid', 'expiring', 'expired', 'open', 'failed'] as const).map((value) => ({
            value,
            label: t(`filter.${value}`),
          })),
        matches: ({ state }, value) => stateFilters[value]?.(state) ?? true,
      },
      {
        id: 'kind',
        options: (_, t) => (['custom', 'http', 'dns'] as const).map((value) => ({ value, label: t(`kind.${value}`) })),
        matches: (row, value) => row.kind === value,
      },
    ],
    form: {
      Fields: CertificateFields,
      initial: certificateDraft,
      getTitle: ({ kind, name, sites, domains }) =>
        (kind === 'custom' ? name : kind === 'http' ? sites[0] : domains.split('\n')[0]) ?? '',
      secrets: ['key', 'cert'],
      toField: (path, { kind }) =>
        path === 'certificate_authority' ? 'authority' : kind === 'http' ? path.replace(/^domains\b/, 'sites') : path,
      check: draftProblems,
    },
    create: writeBy(certificates.add, ({ kind }: CertificateDraft) => creations[kind]),
    update: writeBy(certificates.save, (_: CertificateDraft, row: CertificateRow) => updates[row.kind]),
    remove: writeBy(certificates.remove, removalOf),
    isRemovalTyped: ({ state }) => state.kind === 'valid',
    RemovalDetails: CertificateRemoval,
    isEditable: ({ kind, state, dnsRequest }) =>
      kind === 'custom' || dnsRequest !== null || (kind === 'http' && state.kind === 'failed'),
    isFormLast: true,
    panels: [
      { id: 'details', icon: 'info', Panel: CertificatePanel },
      { id: 'records', icon: 'dns', isOffered: ({ dnsRequest }) => dnsRequest !== null, Panel: RecordsPanel },
    ],
    actions: [
      {
        key: 'retry',
        icon: 'refresh',
        call: certificates.saveRequest,
        isOffered: ({ state }) => state.kind === 'failed',
        run: (row, { send }) => send(retryOf(row), row, 'retried'),
      },
    ],
    historyPath: ({ certificate, request, dnsRequest }) =>
      certificate
        ? `/sslconfig/${certificate.id}/`
        : dnsRequest
          ? `/dnscertrequest/${dnsRequest.id}/`
          : `/sslcertificaterequest/${request?.id ?? 0}/`,
    historyFields: {
      autogenerated: { label: 'history.autogenerated' },
      dns_challenge: { label: 'history.dnsChallenge' },
      cert: { label: 'history.cert' },
      key: { label: 'history.key' },
    },
  })
