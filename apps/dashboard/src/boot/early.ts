import { applyTokens, type ThemeSeed, tokensOf, tokensToVars } from '@parapet/ui'

/** What the start script (public/boot.js) has on its way already. */
interface Early {
  config?: Promise<unknown>
  answers?: Record<string, Promise<Response>>
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

/** fetch, except that what the start script has asked already is taken from it, once. */
export const earlyFetch: typeof fetch = (input, init) => {
  const answers = window.parapetEarly?.answers
  const address = typeof input === 'string' ? input : undefined
  const begun = address !== undefined && (init?.method ?? 'GET') === 'GET' ? answers?.[address] : undefined
  if (!begun || !answers || address === undefined) return fetch(input, init)
  delete answers[address]
  // A token that was changed since, or a network that broke: the real request has the last word.
  return begun.then(
    (answer) => (answer.ok ? answer : fetch(input, init)),
    () => fetch(input, init),
  )
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
