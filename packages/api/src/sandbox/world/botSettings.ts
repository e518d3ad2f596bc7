import type { BotFlag, OriginConfig } from '../../entities/BotSettings.ts'
import { loadAll, type SeedInput } from './seedInput.ts'
import { sitesOf, type World } from './World.ts'

/** The newer generation's flags. */
export const botFlags: readonly BotFlag[] = [
  ['datacenter', 'Data centre', 'd'],
  ['vpn', 'VPN', 'v'],
  ['proxy', 'Proxy', 'p'],
  ['tor', 'Tor', 't'],
  ['abuse', 'Abuse', 'a'],
  ['automated_navigation', 'Automated navigation', 'n'],
  ['scraper', 'Scraper', 's'],
  ['ai_scraper', 'AI scraper', 'i'],
  ['botnet', 'Botnet', 'b'],
].map(([name = '', label = '', letter = '']) => ({ name, label, letter }))

/** The default settings, as on the provider's screen. */
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
export function seedBotSettings(world: World, { now }: SeedInput) {
  const companies = world.companies
    .all()
    .filter(({ services }) => services.some(({ name }) => name === 'botmitigation'))
  const sites = companies.flatMap(({ id }) => sitesOf(world, id).slice(0, 1))
  loadAll(
    world.origin_tokens,
    sites.map(({ id, company }) => ({
      id,
      company,
      token: `sandbox-${company}-${id}`,
      created_at: Math.floor(now) - 8_000_000,
    })),
  )
  loadAll(
    world.origin_configs,
    sites.flatMap(({ id, company }) =>
      company === 302 ? [{ ...firstOriginConfig, id, company, min_risk: 45, deny_anonymous_vpn: true }] : [],
    ),
  )
  loadAll(
    world.bot_configurations,
    sites.map(({ id, company }) => ({
      id,
      company,
      enabled: true,
      action: 'jschallenge' as const,
      score: 90,
      flag_score: 70,
      flags: ['vpn', 'tor'],
    })),
  )
}
