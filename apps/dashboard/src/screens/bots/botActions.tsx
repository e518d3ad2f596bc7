import {
  botActions as actions,
  type BotAction,
  type BotConfiguration,
  botConfigurationFaults,
  botSettings,
  type NewBotConfiguration,
} from '@parapet/api'
import { pagedRows, pageParams, resource, rowDetail, write } from '../../resource/resource.ts'
import { botActionsWords } from '../../words/botActions.ts'
import { BotActionFields } from './BotActionFields.tsx'

/** The values of the form; the site is an id as text. */
export interface BotActionDraft {
  site: string | null
  enabled: boolean
  action: BotAction
  score: number | null
  flag_score: number | null
  flags: readonly string[]
}

interface BotActionTools {
  readonly siteName: (id: string | null) => string
  readonly flagName: (flag: string) => string
}

const bodyOf = ({ enabled, action, score, flag_score, flags }: BotActionDraft): NewBotConfiguration => ({
  enabled,
  action,
  score: score ?? 0,
  flag_score: flag_score ?? 0,
  flags: [...flags],
})

/** What happens to bots on each site (§7): an action, two scores and flags. */
export const botActionRows = ({ siteName, flagName }: BotActionTools) =>
  resource({
    code: 'botactions',
    words: botActionsWords,
    list: pagedRows(botSettings.configurations, pageParams),
    getId: (row: BotConfiguration) => String(row.site),
    getTitle: (row) => row.site_url || siteName(String(row.site)),
    columns: (make, t) => [
      make.host('site', (row) => row.site_url || siteName(String(row.site)), { primary: true }),
      make.status(
        'enabled',
        (row) => (row.enabled ? { tone: 'good', label: t('enabled.yes') } : { tone: 'quiet', label: t('enabled.no') }),
        { primary: true },
      ),
      make.text('action', (row) => t(`action.${row.action}`), { primary: true }),
      make.count('score', (row) => row.score, { primary: true }),
      make.count('flag_score', (row) => row.flag_score),
      make.tags('flags', (row) => row.flags.map(flagName)),
    ],
    form: {
      Fields: BotActionFields,
      initial: (row): BotActionDraft => ({
        site: row && String(row.site),
        enabled: row?.enabled ?? true,
        action: row?.action ?? actions[3],
        score: row?.score ?? 90,
        flag_score: row?.flag_score ?? 70,
        flags: row?.flags ?? [],
      }),
      getTitle: (draft) => siteName(draft.site),
      check: (draft, t) => ({
        site: draft.site === null ? t('error.site') : undefined,
        ...Object.fromEntries(botConfigurationFaults(draft).map(({ field, fault }) => [field, t(`error.${fault}`)])),
      }),
    },
    create: write(botSettings.addConfiguration, (draft: BotActionDraft) => ({
      body: { ...bodyOf(draft), site: Number(draft.site) },
    })),
    update: write(botSettings.saveConfiguration, (draft: BotActionDraft, row: BotConfiguration) => ({
      site: row.site,
      body: bodyOf(draft),
    })),
    remove: write(botSettings.removeConfiguration, (row: BotConfiguration) => ({ site: row.site })),
    actions: [
      { key: 'activate', icon: 'play', sets: { enabled: true } },
      { key: 'deactivate', icon: 'pause', sets: { enabled: false } },
    ],
    detail: rowDetail(
      botSettings.configuration,
      (id) => ({ site: Number(id) }),
      (row) => row,
    ),
    historyPath: (row) => `/configurations/${row.site}/`,
  })
