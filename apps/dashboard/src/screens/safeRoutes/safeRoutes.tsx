import {
  hostText,
  type NewSafeRoute,
  requestedPath,
  type SafeRoute,
  safeRouteFaults,
  safeRouteState,
  security,
} from '@parapet/api'
import { durationText, momentText, siteText } from '../../kit/changes/historyValues.ts'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { SafeRouteFields } from './SafeRouteFields.tsx'
import { SafeRouteUses } from './SafeRouteUses.tsx'
import { safeRoutesWords } from './safeRoutes.words.ts'

/** The values of the form; the site is an id as text. */
export interface SafeRouteValues extends Omit<NewSafeRoute, 'site' | 'duration'> {
  site: string | null
  duration: string
  expires_at: number | null
}

const bodyOf = (draft: SafeRouteValues) => ({
  ...draft,
  url: requestedPath(draft.url),
  site: Number(draft.site),
  duration: Number(draft.duration),
})

const now = () => Date.now() / 1000
const tones = { active: 'good', ended: 'watch', inactive: 'quiet' } as const

export const safeRoutes = resource({
  code: 'saferoutes',
  words: safeRoutesWords,
  hasNote: true,
  list: allRows(security.safeRoutes, () => ({})),
  getId: (row: SafeRoute) => String(row.id),
  getTitle: (row) => row.name,
  columns: (make, t) => [
    make.text('name', (row) => row.name, { primary: true }),
    make.host('site', (row) => row.site_url, { primary: true }),
    make.mono('url', (row) => row.url),
    make.status(
      'active',
      (row) => {
        const state = safeRouteState(row, now())
        return { tone: tones[state], label: t(`state.${state}`) }
      },
      { primary: true },
    ),
    make.duration('duration', (row) => row.duration, { isHidden: true }),
    make.host('owner', (row) => row.owner, { isHidden: true }),
    make.ago('lastUsed', (row) => row.last_used, { isHidden: true }),
    make.count('uses', (row) => row.uses_30d, { help: t('uses.help') }),
    make.day('expires', (row) => row.expires_at),
  ],
  sort: { id: 'name', desc: false },
  filters: [
    {
      id: 'site',
      options: (rows) =>
        [...new Set(rows.map((row) => row.site_url))].sort().map((url) => ({ value: url, label: hostText(url) })),
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
    initial: (row): SafeRouteValues => ({
      name: row?.name ?? '',
      description: row?.description ?? '',
      site: row ? String(row.site) : null,
      url: row?.url ?? '/',
      duration: String(row?.duration ?? 3600),
      expires_at: row?.expires_at ?? null,
      active: row?.active ?? true,
    }),
    check: (draft, t, row) => {
      const site = draft.site === null ? null : Number(draft.site)
      const faults = safeRouteFaults({ ...bodyOf(draft), site }, now(), row?.expires_at)
      const tooLong = (field: 'name' | 'url') => faults[field] === 'tooLong' && t('error.tooLong')
      return {
        name: faults.name && (tooLong('name') || t('error.name')),
        description: faults.description && t('error.tooLong'),
        site: faults.site && t('error.site'),
        url: faults.url && (tooLong('url') || t('error.url')),
        expires_at: faults.expires_at && t('error.past'),
      }
    },
  },
  create: write(security.addSafeRoute, (draft: SafeRouteValues) => ({ body: bodyOf(draft) })),
  update: write(security.saveSafeRoute, (draft: SafeRouteValues, row: SafeRoute) => ({
    route: row.id,
    body: bodyOf(draft),
  })),
  remove: write(security.removeSafeRoute, (row: SafeRoute) => ({ route: row.id })),
  panels: [{ id: 'uses', icon: 'activity', Panel: SafeRouteUses }],
  actions: [
    {
      key: 'copyLink',
      icon: 'link',
      isOffered: (row) => safeRouteState(row, now()) === 'active',
      run: (row, { copy }) => copy(row.link, 'copiedLink'),
    },
    { key: 'deactivate', icon: 'pause', sets: { active: false } },
    { key: 'activate', icon: 'play', sets: { active: true } },
  ],
  historyPath: (row) => `/safe_route/${row.id}/`,
  historyFields: {
    site: { text: siteText },
    duration: { text: durationText },
    expires_at: { label: 'column.expires', text: momentText },
  },
})
