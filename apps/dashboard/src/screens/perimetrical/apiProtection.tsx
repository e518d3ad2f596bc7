import {
  type ApiProtectionRule,
  apiProtectionFaults,
  hostText,
  type NewApiProtectionRule,
  protection,
} from '@parapet/api'
import { siteText } from '../../kit/changes/historyValues.ts'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { ApiProtectionFields } from './ApiProtectionFields.tsx'
import { apiProtectionWords } from './apiProtection.words.ts'

/** The values of the form; the site is an id as text. */
export interface ApiProtectionDraft extends Omit<NewApiProtectionRule, 'schema_url' | 'action' | 'methods'> {
  site: string | null
  schema_url: string
  methods: readonly string[]
  action: NewApiProtectionRule['action'] | null
}

const bodyOf = ({ site: _, schema_url, action, methods, ...draft }: ApiProtectionDraft): NewApiProtectionRule => ({
  ...draft,
  methods: [...methods],
  action: action ?? 'log',
  schema_url: schema_url.trim() || null,
})

/** The API protection rules of a company, one per site (§3, §7). */
export const apiProtection = resource({
  code: 'apiprotection',
  words: apiProtectionWords,
  list: allRows(protection.apiRules, () => ({})),
  getId: (row: ApiProtectionRule) => String(row.site),
  getTitle: (row) => hostText(row.url) || String(row.site),
  valueIn: ({ url }) => ({ kind: 'host', value: url, sites: [url] }),
  columns: (make, t) => [
    make.host('site', (row) => row.url || String(row.site), { primary: true }),
    make.status('active', (row) => ({ tone: row.active ? 'good' : 'quiet', label: t(row.active ? 'on' : 'off') }), {
      primary: true,
    }),
    make.text('action', (row) => t(`action.${row.action}`), { primary: true }),
    make.tags('methods', (row) => row.methods),
    make.count('rate', (row) => row.rate_limit),
    make.mono('schema', (row) => row.schema_url),
  ],
  sort: { id: 'site', desc: false },
  filters: [
    {
      id: 'action',
      options: (_, t) => (['block', 'log'] as const).map((value) => ({ value, label: t(`action.${value}`) })),
      matches: (row, action) => row.action === action,
    },
  ],
  form: {
    Fields: ApiProtectionFields,
    initial: (row): ApiProtectionDraft => ({
      site: row ? String(row.site) : null,
      active: row?.active ?? true,
      action: row?.action ?? 'log',
      schema_url: row?.schema_url ?? '',
      methods: row?.methods ?? [],
      rate_limit: row?.rate_limit ?? null,
    }),
    check: (draft, t) => {
      const faults = apiProtectionFaults(bodyOf(draft))
      return {
        site: draft.site === null ? t('error.site') : undefined,
        schema_url: faults.schema_url && t(`error.${faults.schema_url}`),
        rate_limit: faults.rate_limit && t('error.rate'),
      }
    },
  },
  create: write(protection.addApiRule, (draft: ApiProtectionDraft) => ({
    body: { site: Number(draft.site), ...bodyOf(draft) },
  })),
  update: write(protection.saveApiRule, (draft: ApiProtectionDraft, row: ApiProtectionRule) => ({
    site: row.site,
    body: bodyOf(draft),
  })),
  remove: write(protection.removeApiRule, (row: ApiProtectionRule) => ({ site: row.site })),
  actions: [
    { key: 'turnOff', icon: 'pause', sets: { active: false } },
    { key: 'turnOn', icon: 'play', sets: { active: true } },
  ],
  historyPath: (row) => `/api-protection-rules/${row.site}/`,
  historyFields: {
    site: { text: siteText },
    schema_url: { label: 'column.schema' },
    rate_limit: { label: 'column.rate' },
  },
})
