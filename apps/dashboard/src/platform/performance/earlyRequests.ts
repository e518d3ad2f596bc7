import { applyTokens, faviconOf, isImageSource, type ThemeSeed, tokensOf, tokensToVars } from '@parapet/ui'

/** A request in flight, and what aborts it. */
interface Begun<T> {
  readonly answer: Promise<T>
  readonly stop: () => void
}

interface Early {
  config?: Begun<unknown>
  answers?: Record<string, Begun<Response>>
  authorization?: string
  at?: number
  page?: string
}

declare global {
  interface Window {
    parapetEarly?: Early
  }
}

/** The parsed `/config.json`: the start script's answer the first time, a new one after that. Rejects after `timeoutMs`. */
export async function fetchConfig(timeoutMs: number): Promise<unknown> {
  const early = window.parapetEarly?.config
  if (window.parapetEarly) delete window.parapetEarly.config
  const { answer, stop } = early ?? beginConfig()
  const timer = setTimeout(stop, timeoutMs)
  try {
    return await answer
  } finally {
    clearTimeout(timer)
  }
}

function beginConfig(): Begun<unknown> {
  const limit = new AbortController()
  const answer = fetch('/config.json', { signal: limit.signal }).then((response) => {
    if (!response.ok) throw new Error(`config.json: ${response.status}`)
    return response.json()
  })
  return { answer, stop: () => limit.abort() }
}

const MOMENT_FOR_SECONDS = 30
const ANSWERS_FOR = 120

const isYounger = (seconds: number) => Date.now() / 1000 - (window.parapetEarly?.at ?? 0) < seconds

/** Returns when the start script sent the first requests of a page such as `/300/stats?range=7d` (epoch s). */
export function earlyRequestTime(page: string): number | undefined {
  return window.parapetEarly?.page === page && isYounger(MOMENT_FOR_SECONDS) ? window.parapetEarly.at : undefined
}

/** A `fetch` that returns the answer of a request the start script has already sent, once. */
export const earlyFetch: typeof fetch = (input, init) => {
  const { answers, authorization } = window.parapetEarly ?? {}
  const begun = typeof input === 'string' && (init?.method ?? 'GET') === 'GET' ? answers?.[input] : undefined
  if (!begun || !answers) return fetch(input, init)
  delete answers[`${input}`]
  const isTheirs = new Headers(init?.headers).get('authorization') === authorization
  if (!isTheirs || !isYounger(ANSWERS_FOR)) return fetch(input, init)
  const { signal } = init ?? {}
  if (signal?.aborted) begun.stop()
  signal?.addEventListener('abort', begun.stop, { once: true })
  return begun.answer.catch(() => fetch(input, init))
}

const KEY = 'parapet.theme'

const isProviders = ({ name, title }: ThemeSeed) => name === 'parapet' && title === 'Parapet'

/** The icon of the browser's tab: the theme's own, the provider's file, or the pin of the theme. */
function iconOf(theme: ThemeSeed): string {
  const tokens = tokensOf(theme)
  if (isImageSource(theme.favicon)) return theme.favicon
  return isProviders(theme) || !tokens ? '/icon.svg' : faviconOf(theme, tokens.light)
}

/** Applies a theme to the document before the first render: colours, title and icon, so that nothing of another theme flashes. */
export function applyTheme(theme: ThemeSeed): void {
  const { dataset } = document.documentElement
  const tokens = tokensOf(theme)?.[dataset.mode === 'dark' ? 'dark' : 'light']
  if (tokens) {
    applyTokens(tokens)
    // Starts to load the fonts before a text needs them; otherwise the first layout runs twice.
    for (const family of new Set([tokens.font.body, tokens.font.heading]))
      document.fonts.load(`1em ${family.split(',')[0]}`).catch(() => undefined)
  }
  dataset.theme = theme.name
  document.title = theme.title
  document.querySelector('link[rel=icon]')?.setAttribute('href', iconOf(theme))
}

/** Stores the variables, title and icon of a theme, so that the start script can set them before the next first paint. */
export function persistTheme(theme: ThemeSeed, apiBase: string): void {
  const tokens = isProviders(theme) ? undefined : tokensOf(theme)
  const own = tokens && {
    title: theme.title,
    icon: iconOf(theme),
    vars: { light: tokensToVars(tokens.light), dark: tokensToVars(tokens.dark) },
  }
  try {
    localStorage.setItem(KEY, JSON.stringify({ name: theme.name, api: apiBase, ...own }))
  } catch {
    return // Storage is blocked: the configuration is fetched each time.
  }
}

const REQUESTS_KEY = 'parapet.ahead'
const PAGES = 4

/** Stores the URLs of a page's first requests, which the start script sends at the next visit. */
export function persistFirstRequests(page: string, addresses: readonly string[]): void {
  const others = Object.entries(readRequests()).filter(([name]) => name !== page)
  try {
    localStorage.setItem(
      REQUESTS_KEY,
      JSON.stringify(Object.fromEntries([[page, addresses], ...others].slice(0, PAGES))),
    )
  } catch {
    return // Storage is blocked: the requests are sent when the code has loaded.
  }
}

function readRequests(): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REQUESTS_KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {} // Not readable: it is written again.
  }
}
