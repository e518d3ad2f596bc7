import {
  botActions as actions,
  type BotAction,
  type BotSite,
  botConfigurationFaults,
  botSettings,
  botSites,
  type NewBotConfiguration,
} from '@parapet/api'
import { allRows, derivedRows, resource, write, writeBy } from '../../kit/resource/resource.ts'
import { BotActionFields } from './BotActionFields.tsx'
import { botActionsWords } from './botActions.words.ts'
import { type BotActionTools, useBotActionTools } from './useBotActionTools.ts'

/** The values of the form. */
export interface BotActionDraft {
  enabled: boolean
  action: BotAction
  score: number | null
  flag_score: number | null
  flags: readonly string[]
}

const bodyOf = ({ enabled, action, score, flag_score, flags }: BotActionDraft): NewBotConfiguration => ({
  enabled,
  action,
  score: score ?? 0,
  flag_score: flag_score ?? 0,
  flags: [...flags],
})
const add = write(botSettings.addConfiguration, (draft: BotActionDraft, { site }: BotSite) => ({
  body: { ...bodyOf(draft), site },
}))
const save = write(botSettings.saveConfiguration, (draft: BotActionDraft, { site }: BotSite) => ({
  site,
  body: bodyOf(draft),
}))

/** The params of the settings of all sites. */
export const allConfigurations = { limit: 1000 }

/** What happens to bots on each site (§7): an action, two scores and flags. A site without settings lets all through. */
export const botActionRows = resource({
  code: 'botactions',
  words: botActionsWords,
  list: derivedRows(
    allRows(botSettings.configurations, () => allConfigurations),
    // Of sites that are not in a cut answer it is not known whether they have settings.
    (rows, count, { sites }: BotActionTools) => botSites(count > rows.length ? [] : sites, rows),
  ),
  getId: (row: BotSite) => String(row.site),
  getTitle: (row) => row.site_url || String(row.site),
  sort: { id: 'site', desc: false },
  filters: [
    {
      id: 'enabled',
      options: (_, t) => (['yes', 'no', 'none'] as const).map((value) => ({ value, label: t(`enabled.${value}`) })),
      matches: (row, value) => (row.isConfigured ? row.enabled === (value === 'yes') : value === 'none'),
    },
  ],
  form: {
    Fields: BotActionFields,
    initial: (row): BotActionDraft => ({
      enabled: row?.enabled ?? false,
      action: row?.action ?? actions[3],
      score: row?.score ?? 90,
      flag_score: row?.flag_score ?? 70,
      flags: row?.flags ?? [],
    }),
    check: (draft, t) =>
      Object.fromEntries(botConfigurationFaults(draft).map(({ field, fault }) => [field, t(`error.${fault}`)])),
  },
  update: writeBy(botSettings.saveConfiguration, (_: BotActionDraft, row: BotSite) => (row.isConfigured ? save : add)),
  remove: write(botSettings.removeConfiguration, (row: BotSite) => ({ site: row.site })),
  restore: write(botSettings.addConfiguration, (row: BotSite) => ({
    body: { ...bodyOf(row), site: row.site },
  })),
  keptBy: (row) => (row.isConfigured ? undefined : 'kept.none'),
  actions: [
    {
      key: 'activate',
      icon: 'play',
      sets: { enabled: true },
      isOffered: (row) => row.isConfigured && !row.enabled,
    },
    {
      key: 'deactivate',
      icon: 'pause',
      sets: { enabled: false },
      isOffered: (row) => row.isConfigured && row.enabled,
    },
  ],
  historyPath: (row) => `/configurations/${row.site}/`,
  use: useBotActionTools,
  of: ({ flagName }) => ({
    columns: (make, t) => [
      make.host('site', (row) => row.site_url || String(row.site), { primary: true }),
      make.status(
        'enabled',
        (row) =>
          row.isConfigured && row.enabled
            ? { tone: 'good', label: t('enabled.yes') }
            : { tone: 'quiet', label: t(row.isConfigured ? 'enabled.no' : 'enabled.none') },
        { primary: true },
      ),
      make.text('action', (row) => (row.isConfigured ? t(`action.${row.action}`) : null), { primary: true }),
      make.count('score', (row) => (row.isConfigured ? row.score : null), { primary: true }),
      make.count('flag_score', (row) => (row.isConfigured ? row.flag_score : null)),
      make.tags('flags', (row) => row.flags.map(flagName)),
    ],
  }),
})
