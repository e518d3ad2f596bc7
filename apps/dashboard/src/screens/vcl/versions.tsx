import { isUnderway, type VclConfig } from '@parapet/api'
import { saveText } from '@parapet/ui/table'
import { pagedRows, pageParams, resource, rowDetail } from '../../kit/resource/resource.ts'
import { Seen } from '../../kit/resource/Seen.tsx'
import { type AreaName, areaCalls } from '../../shared/provisioning/area.ts'
import { MOST_JUDGED } from '../../shared/provisioning/useVerdicts.ts'
import { vclVersionsWords } from '../../shared/provisioning/vclVersions.words.ts'
import { createLineCounts, secondsOf, versionAuthor, versionStatus } from '../../shared/provisioning/versionTexts.ts'
import { rollbackRefusal } from './rollback.ts'
import { useVersionTools } from './useVersionTools.ts'
import { VersionPanel } from './VersionPanel.tsx'

const only = { live: { active: true }, deployed: { deployed: true }, waiting: { deployed: false } } as const
const onlyKeys = ['live', 'deployed', 'waiting'] as const

/** The versions of an area (§3 Config), newest first, paged by the provider. There is no edit and no delete. */
const versionsOf = (area: AreaName) => {
  const { configs, config, deploy } = areaCalls[area]
  return resource({
    code: `vcl.${area}`,
    words: vclVersionsWords,
    list: pagedRows(configs, (query) => {
      const state = onlyKeys.find((key) => key === query.filters.state)
      return { ...pageParams(query), ...(state && only[state]) }
    }),
    getId: (row: VclConfig) => String(row.id),
    getTitle: (row) => `#${row.id}`,
    isInProgress: isUnderway,
    filters: [{ id: 'state', options: (_, t) => onlyKeys.map((value) => ({ value, label: t(`only.${value}`) })) }],
    detail: rowDetail(
      config,
      (id) => ({ config: Number(id) }),
      (row) => row,
    ),
    panels: [{ id: 'version', icon: 'code', Panel: VersionPanel }],
    use: useVersionTools,
    of: ({ live, hasUnderway, verdictOf, onSeen, onEdit, onTrace, onRollback, onPromote }) => {
      const changesOf = createLineCounts(live)
      return {
        columns: (make, t) => {
          const afterwards = make.status('afterwards', verdictOf, { help: t('afterwards.help', { n: MOST_JUDGED }) })
          return [
            make.text('id', (row) => `#${row.id}`, { primary: true, width: 100 }),
            make.status('state', (row) => versionStatus(row, t), { primary: true }),
            make.longText('comment', (row) => row.comment, { primary: true }),
            make.text('author', versionAuthor),
            make.text('changes', (row) => {
              const changes = changesOf(row)
              if (changes === null) return '—'
              const { added, removed } = changes
              return added + removed === 0 ? t('changes.none') : t('changes.count', { added, removed })
            }),
            ...(area === 'production'
              ? [
                  {
                    ...afterwards,
                    cell: (row: VclConfig) => (
                      <Seen id={row.id} onSeen={onSeen}>
                        {afterwards.cell?.(row)}
                      </Seen>
                    ),
                    title: (row: VclConfig) => verdictOf(row).why,
                  },
                ]
              : []),
            make.date('uploaded', (row) => secondsOf(row.upload_dt)),
            make.date('deployed', (row) => secondsOf(row.production_dt)),
          ]
        },
        actions: [
          { key: 'edit', icon: 'edit', run: onEdit },
          {
            key: area === 'staging' ? 'rollback.staging' : 'rollback',
            icon: 'undo',
            call: deploy,
            refusedBy: (row) => rollbackRefusal(row, hasUnderway),
            run: onRollback,
          },
          ...(onPromote
            ? [{ key: 'promote', icon: 'upload', call: areaCalls.production.deploy, run: onPromote } as const]
            : []),
          { key: 'trace', icon: 'branch', run: onTrace },
          { key: 'copy', icon: 'copy', run: (row, { copy }) => copy(row.config_body, 'copied') },
          {
            key: 'download',
            icon: 'download',
            run: (row) => saveText(`${area}-${row.id}.vcl`, row.config_body, 'text/plain'),
          },
        ],
      }
    },
  })
}

export const vclVersions = { production: versionsOf('production'), staging: versionsOf('staging') }
