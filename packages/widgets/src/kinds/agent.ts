import { getParser } from 'bowser'

/** A parsed user agent. */
export interface Agent {
  kind: 'browser' | 'bot' | 'other' | 'none'
  /** `Chrome 120`, `Googlebot`; null if unknown. */
  name: string | null
  /** `Windows`; null for programs and the unknown. */
  system: string | null
  isPhone: boolean
}

const botName = /([a-z0-9][a-z0-9._-]*(?:bot|crawler|spider|slurp|preview|monitor|scan)[a-z0-9._-]*)/i
const program =
  /^(curl|wget|python-requests|python-urllib|python|go-http-client|java|okhttp|axios|node-fetch|libwww-perl|apache-httpclient|php|ruby|postmanruntime|aiohttp|httpie)\b\/?([\d.]*)/i

/** Reads a user agent. Never throws: what cannot be read is `other` without a name. */
export function readAgent(raw: string): Agent {
  // Longer agents are cut before the regular expressions run.
  const text = raw.trim().slice(0, 512)
  if (text === '' || text === '-') return { kind: 'none', name: null, system: null, isPhone: false }
  const tool = program.exec(text)
  if (tool)
    return { kind: 'bot', name: [tool[1], major(tool[2])].filter(Boolean).join(' '), system: null, isPhone: false }
  const bot = botName.exec(text)
  if (bot) return { kind: 'bot', name: bot[1]?.replace(/\/.*$/, '') ?? null, system: null, isPhone: false }
  const parser = getParser(text)
  const browser = parser.getBrowser()
  const system = parser.getOSName() || null
  if (!browser.name) return { kind: 'other', name: null, system, isPhone: false }
  return {
    kind: 'browser',
    name: [browser.name, major(browser.version)].filter(Boolean).join(' '),
    system,
    isPhone: parser.getPlatformType() === 'mobile',
  }
}

function major(version: string | undefined): string {
  return version?.split('.')[0] ?? ''
}
