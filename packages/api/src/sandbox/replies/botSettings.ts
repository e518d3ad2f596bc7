import { array, boolean, maxLength, nullish, object, pipe } from 'valibot'
import { botSettings } from '../../endpoints/botSettings.ts'
import type { OriginConfig, OriginToken } from '../../entities/BotSettings.ts'
import type { Site } from '../../entities/Site.ts'
import { bodyAs, id, whole } from '../body.ts'
import { type Asked, isoTime, Refusal, randomHex, refusals } from '../context.ts'
import { mustUse, ownRow } from '../may.ts'
import { filtersOf } from '../query.ts'
import { replies } from '../replies.ts'
import { firstOriginConfig } from '../world/botSettings.ts'
import { sitesOf } from '../world/World.ts'

const mayTellBots = (ask: Asked) => mustUse(ask, 'botmitigation')

function ownSite(ask: Asked): Site {
  mayTellBots(ask)
  const site = ownRow(ask.world.sites, ask.params.site, ask.company)
  if (!site.active) throw refusals.notFound()
  return site
}

function tokenAnswer({ world }: Asked, { id: site, url }: Site): OriginToken {
  const row = world.origin_tokens.get(site)
  return { site, url, token: row?.token ?? null, created_at: row ? isoTime(row.created_at) : null }
}

function configAnswer({ world }: Asked, { id: site, url }: Site): OriginConfig {
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

export const botSettingsReplies = replies(botSettings, {
  tokens(ask) {
    mayTellBots(ask)
    return sitesOf(ask.world, ask.company.id).map((site) => tokenAnswer(ask, site))
  },
  token: (ask) => tokenAnswer(ask, ownSite(ask)),
  makeToken(ask) {
    const site = ownSite(ask)
    const created_at = Math.floor(ask.now())
    ask.world.origin_tokens.put(site.id, { id: site.id, company: site.company, token: randomHex(32), created_at })
    return Response.json(tokenAnswer(ask, site), { status: 201 })
  },
  removeToken(ask) {
    if (!ask.world.origin_tokens.remove(ownSite(ask).id)) throw refusals.notFound()
    return undefined
  },
  configs(ask) {
    mayTellBots(ask)
    const wanted = new Set(ask.query.has('filters') ? filtersOf(ask.query, ConfigFilter).sites : [])
    return sitesOf(ask.world, ask.company.id)
      .filter((site) => wanted.size === 0 || wanted.has(site.id))
      .map((site) => configAnswer(ask, site))
  },
  saveConfig(ask) {
    mayTellBots(ask)
    const { site: number, ...body } = bodyAs(ask.body, ConfigBody)
    const site = ask.world.sites.get(number)
    if (!site?.active) throw refusals.fields({ site: [`Invalid pk "${number}" - object does not exist.`] })
    if (site.company !== ask.company.id) throw new Refusal(400, { message: 'Site ownership denied' })
    ask.world.origin_configs.put(number, { ...body, id: number, company: site.company })
    return configAnswer(ask, site)
  },
})
