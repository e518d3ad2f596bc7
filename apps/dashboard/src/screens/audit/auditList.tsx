import { type AuditEntry, audit, auditActions, auditKinds, auditObject } from '@parapet/api'
import { newestRows, resource } from '../../kit/resource/resource.ts'
import { AuditPanel } from './AuditPanel.tsx'
import { auditWords } from './audit.words.ts'
import { actionKey, actionTone, actorOf, auditActorKinds, whoOf } from './auditTexts.ts'
import { type AuditTools, useAuditTools } from './useAuditTools.ts'

/** The entries that are read at a time. */
export const MOST_ENTRIES = 1000

/** The changes in a company (§7, Audit), newest first; the provider filters by user, action, site and range (§3). */
export const auditList = resource({
  code: 'audit',
  words: auditWords,
  unreadableText: (n, t) => t('unreadable', { n }),
  list: newestRows(audit.list, MOST_ENTRIES, ({ filters }, _params, { span }: AuditTools) => {
    const action = auditActions.find((one) => one === filters.action)
    return {
      filters: {
        timestamp: span,
        vhost: filters.site === undefined ? [] : [filters.site],
        ...(filters.user !== undefined && { user: Number(filters.user) }),
        ...(action && { action }),
      },
    }
  }),
  getId: (row: AuditEntry) => String(row.id),
  sort: { id: 'time', desc: true },
  panels: [{ id: 'change', icon: 'info', Panel: AuditPanel }],
  actions: [{ key: 'copyPath', icon: 'copy', run: ({ path }, { copy }) => copy(path, 'copied') }],
  use: useAuditTools,
  of: ({ nameOf, kindText, people, sites }) => ({
    getTitle: (row) => [whoOf(row), nameOf(row)].filter(Boolean).join(': '),
    columns: (make, t) => [
      make.custom(
        'subject',
        (row) => nameOf(row),
        (row) => nameOf(row) ?? '—',
        { primary: true },
      ),
      make.text('kind', (row) => kindText(auditObject(row).kind), { primary: true, width: 160 }),
      make.status('action', (row) => ({ tone: actionTone(actionKey(row)), label: t(actionKey(row)) }), {
        primary: true,
        width: 128,
      }),
      make.text('who', whoOf, { primary: true }),
      make.text(
        'actor',
        (row) => (row.staff ? t('actor.staffAs', { name: row.staff.username }) : t(`actor.${actorOf(row)}`)),
        { width: 112 },
      ),
      make.date('time', (row) => row.timestamp, { primary: true, width: 152 }),
      make.host('site', (row) => row.vhost ?? null, { isHidden: true }),
      make.mono('address', (row) => row.ip ?? null, { isHidden: true }),
      make.mono('path', (row) => row.path, { isHidden: true }),
      make.mono('detail', (row) => row.detail, { isHidden: true }),
    ],
    filters: [
      {
        id: 'user',
        options: (rows) => {
          const known = new Map(people.map(({ id, email }) => [id, email]))
          for (const row of rows) if (!known.has(row.user.id)) known.set(row.user.id, whoOf(row))
          return [...known]
            .map(([id, label]) => ({ value: String(id), label }))
            .sort((a, b) => a.label.localeCompare(b.label))
        },
      },
      {
        id: 'kind',
        options: (rows) => {
          const present = new Set(rows.map((row) => auditObject(row).kind))
          return auditKinds
            .filter((kind) => present.has(kind))
            .map((value) => ({ value, label: kindText(value) }))
            .sort((a, b) => a.label.localeCompare(b.label))
        },
        matches: (row, kind) => auditObject(row).kind === kind,
      },
      { id: 'action', options: (_, t) => auditActions.map((value) => ({ value, label: t(`action.${value}`) })) },
      {
        id: 'actor',
        options: (_, t) =>
          auditActorKinds.filter((kind) => kind !== 'unknown').map((value) => ({ value, label: t(`actor.${value}`) })),
        matches: (row, actor) => actorOf(row) === actor,
      },
      { id: 'site', options: () => sites.map((value) => ({ value, label: value })) },
    ],
  }),
})
