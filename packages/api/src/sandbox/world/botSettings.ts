import type { OriginConfig } from '../../entities/BotSettings.ts'
import { type Begin, loadAll } from './begin.ts'
import { sitesOf, type World } from './World.ts'

/** `id` is the site's number. */
export interface OriginTokenRecord {
  id: number
  company: number
  token: string
  created_at: number
}

/** `id` is the site's number. A site without a row has the settings everybody begins with. */
export type OriginConfigRecord = Omit<OriginConfig, 'site' | 'url'> & { id: number; company: number }

/** The settings everybody begins with, as on the provider's screen. */
export const firstOriginConfig: Omit<OriginConfig, 'site' | 'url'> = {
  min_risk: 60,
  min_as_risk: 0,
  dc_enabled: true,
  min_dc_risk: 64,
  deny_abuse: true,
  deny_anonymous_proxy: true,
  deny_anonymous_vpn: false,
}

/** The first site of each company with the service has a token; one company was stricter than the provider. */
export function seedBotSettings(world: World, { now }: Begin) {
  const companies = world.companies
    .all()
    .filter(({ services }) => services.some(({ name }) => name === 'botmitigation'))
  const sites = companies.flatMap(({ id }) => sitesOf(world, id).slice(0, 1))
  loadAll(
    world.origin_tokens,
    sites.map(({ id, company }) => ({
      ...{ id, company, token: `sandbox-${company}-${id}` },
      created_at: Math.floor(now) - 8_000_000,
    })),
  )
  loadAll(
    world.origin_configs,
    sites.flatMap(({ id, company }) =>
      company === 302 ? [{ ...firstOriginConfig, id, company, min_risk: 45, deny_anonymous_vpn: true }] : [],
    ),
  )
}
