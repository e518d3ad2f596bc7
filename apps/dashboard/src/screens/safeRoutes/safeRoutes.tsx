import { type NewSafeRoute, type SafeRoute, security } from '@parapet/api'
import { allRows, resource, write } from '../../resource/resource.ts'
import { safeRoutesWords } from '../../words/safeRoutes.ts'
import { SafeRouteFields } from './SafeRouteFields.tsx'
import { SafeRouteUses } from './SafeRouteUses.tsx'

/** The values of the form; the site is an id as text. */
export interface SafeRouteDraft {
  name: string
  description: string
  site: string | null
  url: string
  duration: string
  /** Epoch seconds; null never expires. */
  expires_at: number | null
  active: boolean
}

const bodyOf = (draft: SafeRouteDraft): NewSafeRoute => ({
  ...draft,
  site: Number(draft.site),
  duration: Number(draft.duration),
})

export const safeRoutes = resource({
  code: 'saferoutes',
  words: safeRoutesWords,
  hasNote: true,
  list: allRows(security.safeRoutes, () => ({})),
  getId: (row: SafeRoute) => String(row.id),
  getTitle: (row) => row.name,
  columns: (make, t) => [
    make.text('name', (row) => row.name, { primary: true }),
    make.host('site', (row) => row.site_url, { primary: true, width: 190 }),
    make.mono('url', (row) => row.url),
    make.status('active', (row) =>
      row.active ? { tone: 'good', label: t('active.yes') } : { tone: 'quiet', label: t('active.no') },
    ),
    make.duration('duration', (row) => row.duration),
    make.host('owner', (row) => row.owner),
    make.ago('lastUsed', (row) => row.last_used),
    make.count('uses', (row) => row.uses_30d, { help: t('uses.help') }),
    make.day('expires', (row) => row.expires_at),
  ],
  sort: { id: 'name', desc: false },
  filters: [
    {
      id: 'site',
      options: (rows) =>
        [...new Set(rows.map((row) => row.site_url))].sort().map((url) => ({ value: url, label: url })),
      matches: (row, site) => row.site_url === site,
    },
    {
      id: 'use',
      options: (_, t) => (['used', 'unused'] as const).map((value) => ({ value, label: t(`use.${value}`) })),
      matches: (row, use) => (use === 'unused') === (row.uses_30d === 0),
    },
  ],
  form: {
    Fields: SafeRouteFields,
    initial: (row): SafeRouteDraft => ({
      name: row?.name ?? '',
      description: row?.description ?? '',
      site: row ? String(row.site) : null,
      url: row?.url ?? '/',
      duration: String(row?.duration ?? 3600),
      expires_at: row?.expires_at ?? null,
      active: row?.active ?? true,
    }),
    check: (draft, t) => ({
      name: draft.name.trim() === '' ? t('error.name') : undefined,
      site: draft.site === null ? t('error.site') : undefined,
      url: /^\/[^\s\\]*$/.test(draft.url) ? undefined : t('error.url'),
    }),
  },
  create: write(security.addSafeRoute, (draft: SafeRouteDraft) => ({ body: bodyOf(draft) })),
  update: write(security.saveSafeRoute, (draft: SafeRouteDraft, row: SafeRoute) => ({
    route: row.id,
    body: bodyOf(draft),
  })),
  remove: write(security.removeSafeRoute, (row: SafeRoute) => ({ route: row.id })),
  panels: [{ id: 'uses', icon: 'activity', Panel: SafeRouteUses }],
  actions: [
    {
      key: 'copyLink',
      icon: 'link',
      isOffered: (row) => row.active,
      run: (row, { copy }) => copy(row.link, 'copiedLink'),
    },
    {
      key: 'deactivate',
      call: 'update',
      icon: 'pause',
      isOffered: (row) => row.active,
      run: (row, { save }) => save(row, { active: false }),
    },
    {
      key: 'activate',
      call: 'update',
      icon: 'play',
      isOffered: (row) => !row.active,
      run: (row, { save }) => save(row, { active: true }),
    },
  ],
  historyPath: (row) => `/safe_route/${row.id}/`,
})
