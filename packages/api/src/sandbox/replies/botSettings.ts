import { array, boolean, maxLength, nullish, object, partial, picklist, pipe } from 'valibot'
import { type BotConfiguration, botActions, type OriginConfig, type OriginToken } from '../../entities/BotSettings.ts'
import type { Site } from '../../entities/Site.ts'
import { bodyAs, id, whole } from '../body.ts'
import { isoTime, Refusal, randomHex, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { callsOf } from '../publicCalls.ts'
import { filtersOf } from '../query.ts'
import { replies } from '../replies.ts'
import { botFlags, firstOriginConfig } from '../world/botSettings.ts'
import type { BotConfigurationRecord } from '../world/records.ts'
import { sitesOf } from '../world/World.ts'

function ownSite(req: SandboxRequest): Site {
  const site = ownRow(req.world.sites, req.params.site, req.company)
  if (!site.active) throw refusals.notFound()
  return site
}

function tokenAnswer({ world }: SandboxRequest, { id: site, url }: Site): OriginToken {
  const row = world.origin_tokens.get(site)
  return { site, url, token: row?.token ?? null, created_at: row ? isoTime(row.created_at) : null }
}

function configAnswer({ world }: SandboxRequest, { id: site, url }: Site): OriginConfig {
  const { id: _, company: __, ...row } = { id: 0, company: 0, ...(world.origin_configs.get(site) ?? firstOriginConfig) }
  return { site, url, ...row }
}

const ConfigBody = object({
  site: id(),
  min_risk: whole(0, 99),
  min_as_risk: whole(0, 99),
  dc_enabled: boolean(),
  min_dc_risk: whole(-1, 99),
  deny_abuse: boolean(),
  deny_anonymous_proxy: boolean(),
  deny_anonymous_vpn: boolean(),
})

const ConfigFilter = object({ sites: nullish(pipe(array(id()), maxLength(10_000)), []) })

const configurationFields = {
  enabled: boolean(),
  action: picklist(botActions),
  score: whole(1, 99),
  flag_score: whole(1, 99),
  flags: pipe(array(picklist(botFlags.map(({ name }) => name))), maxLength(botFlags.length)),
}
const ConfigurationBody = object(configurationFields)
const NewConfigurationBody = object({ ...configurationFields, site: id() })
const ChangeBody = partial(ConfigurationBody)

function checked<Row extends Pick<BotConfigurationRecord, 'score' | 'flag_score' | 'flags'>>(row: Row): Row {
  if (row.flag_score >= row.score) throw refusals.fields({ flag_score: ['Must be lower than the score.'] })
  return { ...row, flags: [...new Set(row.flags)] }
}

function configurationAnswer({ world }: SandboxRequest, row: BotConfigurationRecord): BotConfiguration {
  const { id: site, company: _, ...settings } = row
  return { site, site_url: world.sites.get(site)?.url ?? '', ...settings }
}

function ownConfiguration(req: SandboxRequest): BotConfigurationRecord {
  return ownRow(req.world.bot_configurations, String(ownSite(req).id), req.company)
}

function siteNamed({ world, company }: SandboxRequest, number: number): Site {
  const site = world.sites.get(number)
  if (!site?.active) throw refusals.fields({ site: [`Invalid pk "${number}" - object does not exist.`] })
  if (site.company !== company.id) throw new Refusal(400, { message: 'Site ownership denied' })
  return site
}

const actionLabels = { block: 'Block', captcha: 'Captcha', jschallenge: 'JS challenge', bypass: 'Bypass' } as const

export const botSettingsReplies = replies(callsOf('botSettings'), {
  tokens: (req) => sitesOf(req.world, req.company.id).map((site) => tokenAnswer(req, site)),
  token: (req) => tokenAnswer(req, ownSite(req)),
  makeToken(req) {
    const site = ownSite(req)
    const created_at = Math.floor(req.now())
    req.world.origin_tokens.put(site.id, { id: site.id, company: site.company, token: randomHex(32), created_at })
    return Response.json(tokenAnswer(req, site), { status: 201 })
  },
  removeToken(req) {
    if (!req.world.origin_tokens.remove(ownSite(req).id)) throw refusals.notFound()
    return undefined
  },
  configs(req) {
    const wanted = new Set(req.query.has('filters') ? filtersOf(req.query, ConfigFilter).sites : [])
    return sitesOf(req.world, req.company.id)
      .filter((site) => wanted.size === 0 || wanted.has(site.id))
      .map((site) => configAnswer(req, site))
  },
  saveConfig(req) {
    const { site: number, ...body } = bodyAs(req.body, ConfigBody)
    const site = siteNamed(req, number)
    req.world.origin_configs.put(number, { ...body, id: number, company: site.company })
    return configAnswer(req, site)
  },

  flags: () => [...botFlags],
  configurations(req) {
    const rows = req.world.bot_configurations.all().filter((row) => row.company === req.company.id)
    const answers = rows
      .filter((row) => req.world.sites.get(row.id)?.active)
      .map((row) => configurationAnswer(req, row))
    return ordered(answers, req.query.get('ordering'))
  },
  configuration: (req) => configurationAnswer(req, ownConfiguration(req)),
  addConfiguration(req) {
    const { site: number, ...settings } = bodyAs(req.body, NewConfigurationBody)
    const site = siteNamed(req, number)
    if (req.world.bot_configurations.get(number))
      throw refusals.fields({ site: ['This site already has a configuration.'] })
    const row = { ...checked(settings), id: number, company: site.company }
    return Response.json(configurationAnswer(req, req.world.bot_configurations.put(number, row)), { status: 201 })
  },
  saveConfiguration(req) {
    const row = ownConfiguration(req)
    const settings = checked(bodyAs(req.body, ConfigurationBody))
    return configurationAnswer(req, req.world.bot_configurations.put(row.id, { ...row, ...settings }))
  },
  changeConfiguration(req) {
    const row = ownConfiguration(req)
    const sent = Object.entries(bodyAs(req.body, ChangeBody)).filter(([, value]) => value !== undefined)
    const settings = checked({ ...row, ...Object.fromEntries(sent) })
    return configurationAnswer(req, req.world.bot_configurations.put(row.id, settings))
  },
  removeConfiguration(req) {
    req.world.bot_configurations.remove(ownConfiguration(req).id)
    return undefined
  },
  actionChoices(req) {
    ownSite(req)
    return botActions.map((value) => ({ value, label: actionLabels[value] }))
  },
})

function ordered(rows: BotConfiguration[], by: string | null): BotConfiguration[] {
  const name = by?.replace(/^-/, '') as keyof BotConfiguration | undefined
  if (!name || !rows.every((row) => Object.hasOwn(row, name))) return rows
  const sorted = rows.sort((a, b) => String(a[name]).localeCompare(String(b[name]), 'en', { numeric: true }))
  return by?.startsWith('-') ? sorted.reverse() : sorted
}
