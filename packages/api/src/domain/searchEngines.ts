/** A search engine that a user agent may name, and the word by which its own networks are known. */
const engines = [
  { name: 'Googlebot', agent: /googlebot/i, network: /\bgoogle\b/i },
  { name: 'Bingbot', agent: /bingbot|adidxbot/i, network: /\bmicrosoft\b/i },
  { name: 'Applebot', agent: /applebot/i, network: /\bapple\b/i },
  { name: 'YandexBot', agent: /yandex\w*bot|yandexbot/i, network: /\byandex\b/i },
  { name: 'Baiduspider', agent: /baiduspider/i, network: /\bbaidu\b/i },
  { name: 'DuckDuckBot', agent: /duckduckbot/i, network: /\b(duckduckgo|microsoft)\b/i },
] as const

/** A search engine that an address says it is, and whether its network is one of that engine's; null if the network is unknown. */
export interface EngineClaim {
  readonly name: string
  readonly isOwnNetwork: boolean | null
}

/** Returns which search engine an address says it is, by its user agents and the owner of its network: a claim, never a proof. */
export function engineClaim(agents: readonly string[], organization: string | null | undefined): EngineClaim | null {
  const engine = engines.find(({ agent }) => agents.some((text) => agent.test(text)))
  return engine ? { name: engine.name, isOwnNetwork: organization ? engine.network.test(organization) : null } : null
}
