import { applyTokens, type ThemeSeed, tokensOf, tokensToVars } from '@parapet/ui'

/** What the start script (public/boot.js) has on its way already. */
interface Early {
  config?: Promise<unknown>
  answers?: Record<string, Promise<Response>>
  /** Who the answers are for, and when they were asked for (epoch seconds). */
  authorization?: string
  at?: number
  /** The page that was asked for besides. */
  page?: string
}

declare global {
  interface Window {
    parapetEarly?: Early
  }
}

/** The parsed `/config.json`: the start script's answer the first time, a new one after that. */
export function fetchConfig(): Promise<unknown> {
  const early = window.parapetEarly?.config
  if (window.parapetEarly) delete window.parapetEarly.config
  return (
    early ??
    fetch('/config.json').then((answer) => {
      if (!answer.ok) throw new Error(`config.json: ${answer.status}`)
      return answer.json()
    })
  )
}

/** The name under which the start script looks for what a page asks: `home 300`, `stats 300?range=7d`. */
export type EarlyPage = `${'home' | 'stats' | 'analytics'} ${number}${string}`

// Seconds. A page that comes later than the first asks as of its own moment; what nobody took by the second is not shown to whoever comes then.
const MOMENT_FOR = 30
const ANSWERS_FOR = 120

const isYounger = (seconds: number) => Date.now() / 1000 - (window.parapetEarly?.at ?? 0) < seconds

/** When the start script asked what a page will ask, epoch seconds; undefined where it did not, or too long ago. */
export function earlyMoment(page: EarlyPage): number | undefined {
  return window.parapetEarly?.page === page && isYounger(MOMENT_FOR) ? window.parapetEarly.at : undefined
}

/** fetch, except that what the start script has asked already is taken from it, once. */
export const earlyFetch: typeof fetch = (input, init) => {
  const { answers, authorization } = window.parapetEarly ?? {}
  const begun = typeof input === 'string' && (init?.method ?? 'GET') === 'GET' ? answers?.[input] : undefined
  if (!begun || !answers) return fetch(input, init)
  delete answers[`${input}`]
  // Asked for somebody else, or too long ago.
  const isTheirs = new Headers(init?.headers).get('authorization') === authorization
  if (!isTheirs || !isYounger(ANSWERS_FOR)) return fetch(input, init)
  // A network that broke meanwhile: the real request has the last word.
  return begun.catch(() => fetch(input, init))
}

const KEY = 'parapet.theme'

/** Puts a theme on the page before anything is drawn, so that nothing fades over from the colours of another one. */
export function wearTheme(theme: ThemeSeed): void {
  const { dataset } = document.documentElement
  const tokens = tokensOf(theme)?.[dataset.mode === 'dark' ? 'dark' : 'light']
  if (tokens) {
    applyTokens(tokens)
    // Before a text needs them: else the first drawing is laid out twice, once with the faces that stand in.
    for (const family of new Set([tokens.font.body, tokens.font.heading]))
      document.fonts.load(`1em ${family.split(',')[0]}`).catch(() => undefined)
  }
  dataset.theme = theme.name
}

/** Keeps a theme's variables, so that the start script can set them before the first paint of the next visit. */
export function rememberTheme(theme: ThemeSeed, apiBase: string): void {
  const tokens = theme.name === 'parapet' && theme.title === 'Parapet' ? undefined : tokensOf(theme)
  const vars = tokens && { light: tokensToVars(tokens.light), dark: tokensToVars(tokens.dark) }
  try {
    localStorage.setItem(KEY, JSON.stringify({ name: theme.name, api: apiBase, ...(vars ? { vars } : {}) }))
  } catch {
    return // A browser that keeps nothing asks for the configuration each time.
  }
}

const ASKS_KEY = 'parapet.ahead'
const PAGES = 4

/**
 * Keeps what a page asks first (addresses below the API's base, see `addressesAhead`), so that the start script can ask it beside the code at the next
 * visit. Goes with the user's other work at logout.
 */
export function rememberAsks(page: EarlyPage, addresses: readonly string[]): void {
  const others = Object.entries(readAsks()).filter(([name]) => name !== page)
  try {
    localStorage.setItem(ASKS_KEY, JSON.stringify(Object.fromEntries([[page, addresses], ...others].slice(0, PAGES))))
  } catch {
    return // A browser that keeps nothing asks when the code is there.
  }
}

function readAsks(): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ASKS_KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {} // Not ours, or not readable: it is written anew.
  }
}
