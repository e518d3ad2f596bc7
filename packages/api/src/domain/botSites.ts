import type { BotConfiguration } from '../entities/BotSettings.ts'
import type { Site } from '../entities/Site.ts'

/** A site with what happens to its bots; without settings, the other values are those that a first form has. */
export interface BotSite extends BotConfiguration {
  readonly isConfigured: boolean
}

/** Returns the sites of a company with their settings, and settings of sites that the company does not list. */
export function botSites(
  sites: readonly Pick<Site, 'id' | 'url'>[],
  configurations: readonly BotConfiguration[],
): BotSite[] {
  const bySite = new Map(configurations.map((one) => [one.site, one]))
  const listed = sites.map(({ id, url }): BotSite => {
    const own = bySite.get(id)
    bySite.delete(id)
    if (own) return { ...own, site_url: own.site_url || url, isConfigured: true }
    return {
      site: id,
      site_url: url,
      enabled: false,
      action: 'bypass',
      score: 90,
      flag_score: 70,
      flags: [],
      isConfigured: false,
    }
  })
  return [...listed, ...[...bySite.values()].map((own) => ({ ...own, isConfigured: true }))]
}
