import { type Backend, type BackendDraft, backendFaults, backendLines, backendVclName } from '@parapet/api'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { type AreaName, areaCalls } from '../../shared/provisioning/area.ts'
import { BackendFields } from './BackendFields.tsx'
import { BackendRemoval } from './BackendRemoval.tsx'
import { BackendStatus } from './BackendStatus.tsx'
import { backendBody } from './backendBody.ts'
import { backendsWords } from './backends.words.ts'
import { useBackendTools } from './useBackendTools.ts'

const tones = { healthy: 'good', sick: 'bad', off: 'quiet', unknown: 'quiet' } as const
const states = ['healthy', 'sick', 'off'] as const

/** The backends of an area (§3, §7). One that the live VCL names is kept: the provider refuses to delete it. */
const backendsOf = (area: AreaName) => {
  const calls = areaCalls[area]
  return resource({
    code: `backends.${area}`,
    words: backendsWords,
    list: allRows(calls.backends, () => ({})),
    getId: (row: Backend) => String(row.id),
    getTitle: backendVclName,
    valueIn: (row) => ({ kind: 'backend', value: backendVclName(row) }),
    hasNote: true,
    sort: { id: 'name', desc: false },
    create: write(calls.addBackend, (draft: BackendDraft) => ({ body: backendBody(draft) })),
    update: write(calls.saveBackend, (draft: BackendDraft, row: Backend) => ({
      backend: row.id,
      body: backendBody(draft),
    })),
    remove: write(calls.removeBackend, (row: Backend) => ({ backend: row.id })),
    RemovalDetails: BackendRemoval,
    panels: [{ id: 'status', icon: 'gauge', Panel: BackendStatus }],
    actions: [
      { key: 'copy', icon: 'copy', run: (row, { copy }) => copy(`${backendVclName(row)}.backend()`, 'copied') },
    ],
    historyPath: (row) => `/backends/${row.id}/`,
    historyFields: {
      ssl: { label: 'tls.yes' },
      no_probe: { label: 'health.off' },
      health_check: { label: 'path' },
      status_code: { label: 'status' },
      extra_headers: { label: 'headers' },
    },
    use: useBackendTools,
    of: ({ company, sites, ranges, known, live, problems }) => {
      const linesOf = (row: Backend) => (live === undefined ? null : live ? backendLines(live.config_body, row) : [])
      const healthOf = ({ id, no_probe }: Backend) => {
        if (no_probe) return 'off'
        if (!problems) return 'unknown'
        return problems.some(({ backend, until }) => backend === id && until === null) ? 'sick' : 'healthy'
      }
      return {
        columns: (make, t) => [
          make.mono('name', backendVclName, { primary: true }),
          make.host('origin', (row) => row.origin, { primary: true }),
          make.text('port', (row) => String(row.port), { width: 90 }),
          make.text('tls', (row) => t(row.ssl ? 'tls.yes' : 'tls.no'), { width: 100 }),
          make.status('health', (row) => ({ tone: tones[healthOf(row)], label: t(`health.${healthOf(row)}`) }), {
            primary: true,
          }),
          make.text('use', (row) => {
            const lines = linesOf(row)
            if (lines === null) return t('use.unknown')
            return lines.length === 0 ? t('use.none') : t('use.lines', { n: lines.length, lines: lines.join(', ') })
          }),
        ],
        filters: [
          {
            id: 'health',
            options: (_, t) => states.map((value) => ({ value, label: t(`health.${value}`) })),
            matches: (row, state) => healthOf(row) === state,
          },
          {
            id: 'use',
            options: (_, t) => (['yes', 'none'] as const).map((value) => ({ value, label: t(`use.${value}`) })),
            matches: (row, use) => (linesOf(row)?.length ?? 0) > 0 === (use === 'yes'),
          },
        ],
        form: {
          Fields: BackendFields,
          getTitle: ({ name }) => backendVclName({ company, name }),
          initial: (row): BackendDraft => ({
            name: row?.name ?? '',
            origin: row?.origin ?? '',
            ssl: row?.ssl ?? true,
            port: row?.port ?? 443,
            no_probe: row?.no_probe ?? false,
            host: row?.host ?? '',
            health_check: row?.health_check ?? '/favicon.ico',
            status_code: row?.status_code ?? 200,
            interval: row?.interval ?? 40,
            extra_headers: row?.extra_headers ?? '',
          }),
          check: (draft, t, row) =>
            Object.fromEntries(
              backendFaults(draft, { sites, ranges, others: known.filter(({ id }) => id !== row?.id) }).map(
                ({ field, fault }) => [field, t(`error.${field}.${fault}` as 'error.name.needed')],
              ),
            ),
        },
        keptBy: (row) => ((linesOf(row)?.length ?? 0) > 0 ? 'used' : undefined),
        isFormLast: (row) => healthOf(row) === 'sick',
      }
    },
  })
}

export const backends = { production: backendsOf('production'), staging: backendsOf('staging') }
