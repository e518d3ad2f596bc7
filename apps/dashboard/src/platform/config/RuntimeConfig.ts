import { defaultHosts, defaultTimings } from '@parapet/api'
import type { ThemeSeed } from '@parapet/ui'
import { isId, isIds, isProject, isTimeout } from './configProblems.ts'

/** The one file beside the build that a reseller changes: `/config.json` (docs/hosting.md). */
export interface RuntimeConfig {
  readonly apiBase: string
  readonly requestTimeoutMs: number
  readonly clientId: string
  readonly third: {
    readonly tickets: string
    readonly status: string
    readonly blog: string
    readonly static: string
    readonly docs: string | null
    /** The documentation of a theme, by its name, instead of `docs`. */
    readonly docsOfTheme: Readonly<Record<string, string>>
    /** Where pages are explained, by the name of the page (§2), below the documentation. */
    readonly docsPages: Readonly<Record<string, string>>
    readonly blogPage: string | null
    readonly sales: string | null
    readonly metrics: string | null
    readonly helpdesk: string | null
    /** The project (number or identifier) and tracker of new tickets; Redmine requires a project. */
    readonly ticketProject: number | string | null
    readonly ticketTracker: number | null
    /** The largest file that the tracker takes, in bytes; Redmine's own limit by default. */
    readonly ticketFileBytes: number
    /** The numbers of the statuses that wait for the customer; found by their usual names if left out. */
    readonly ticketWaiting: readonly number[] | null
    readonly captcha: { readonly script: string; readonly siteKey: string } | null
  }
  /** Additional themes; one with the name of a shipped theme replaces it. */
  readonly themes: readonly ThemeSeed[]
  readonly hosts: Readonly<Record<string, string>>
  readonly legal: Readonly<Record<string, string>>
  /** The file as given, for what only other chunks parse: `sandbox`, `accessLog`, `frames`. */
  readonly raw: Readonly<Record<string, unknown>>
}

/** The configuration without any setting. */
export const defaultConfig: RuntimeConfig = {
  apiBase: '/api',
  requestTimeoutMs: defaultTimings.timeoutMs,
  clientId: 'parapet-dashboard',
  third: {
    ...defaultHosts,
    docs: null,
    docsOfTheme: {},
    docsPages: {},
    blogPage: null,
    sales: null,
    metrics: null,
    helpdesk: null,
    ticketProject: null,
    ticketTracker: null,
    ticketFileBytes: 5 * 1024 * 1024,
    ticketWaiting: null,
    captcha: null,
  },
  themes: [],
  hosts: {},
  legal: {},
  raw: {},
}

/** Whether a link may lead there: https, mailto, or a path of this origin. */
export const isSafeLink = /^(https?:\/\/|mailto:|\/(?![/\\\s]))/

/** Parses `/config.json`; a missing or invalid value falls back to `defaultConfig` (`configProblems` names those). */
export function readConfig(raw: unknown): RuntimeConfig {
  const given = table(raw)
  const third = table(given.third)
  const path = (key: keyof typeof defaultHosts) => text(third[key]) ?? defaultHosts[key]
  const { apiBase, requestTimeoutMs, clientId } = given
  return {
    apiBase: text(apiBase)?.replace(/\/+$/, '') ?? defaultConfig.apiBase,
    requestTimeoutMs: isTimeout(requestTimeoutMs) ? requestTimeoutMs : defaultConfig.requestTimeoutMs,
    clientId: text(clientId) ?? defaultConfig.clientId,
    third: {
      tickets: path('tickets'),
      status: path('status'),
      blog: path('blog'),
      static: path('static'),
      docs: address(third.docs),
      docsOfTheme: texts(third.docsOfTheme, isSafeLink),
      docsPages: texts(third.docsPages),
      blogPage: address(third.blogPage),
      sales: salesOf(third.sales),
      metrics: address(third.metrics),
      helpdesk: address(third.helpdesk),
      ticketProject: isProject(third.ticketProject) ? third.ticketProject : null,
      ticketTracker: isId(third.ticketTracker) ? third.ticketTracker : null,
      ticketFileBytes: isId(third.ticketFileBytes) ? third.ticketFileBytes : defaultConfig.third.ticketFileBytes,
      ticketWaiting: isIds(third.ticketWaiting) ? third.ticketWaiting : null,
      captcha: captchaOf(third.captcha),
    },
    themes: list(given.themes).filter(isSeed).map(tidied),
    hosts: texts(given.hosts),
    legal: texts(given.legal, isSafeLink),
    raw: given,
  }
}

function isSeed(value: unknown): value is ThemeSeed {
  const seed = table(value)
  const isColor = (color: unknown) => typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)
  return (
    text(seed.name) !== undefined &&
    text(seed.title) !== undefined &&
    [seed.primary, seed.secondary, seed.tertiary].every(isColor) &&
    text(table(seed.fonts).body) !== undefined &&
    text(seed.pin) !== undefined
  )
}

function tidied(seed: ThemeSeed): ThemeSeed {
  const { hosts, poweredBy, legal, metrics, login, links } = table(seed)
  const sales = salesOf(table(links).sales)
  return {
    ...seed,
    // Pictures, fonts, corners and colours are checked where they are used.
    ...(login ? { login: { ...table(login), slogan: texts(table(login).slogan) } } : {}),
    ...(links ? { links: { ...texts(links, isSafeLink), ...(sales ? { sales } : {}) } } : {}),
    hosts: list(hosts).flatMap((host) => text(host) ?? []),
    poweredBy: text(poweredBy) ?? null,
    legal: texts(legal),
    // An invalid value must not count visits without consent.
    ...(metrics === undefined || metrics === 'always' ? {} : { metrics: 'consent' as const }),
  }
}

/** The links of a theme replace those of the deployment: they lead to the same kinds of pages of that brand. */
export function withLinksOf({ links }: ThemeSeed, config: RuntimeConfig): RuntimeConfig {
  const { docs, blogPage, sales, helpdesk } = config.third
  const own = {
    docs: links?.docs ?? docs,
    blogPage: links?.blog ?? blogPage,
    sales: links?.sales ?? sales,
    helpdesk: links?.help ?? helpdesk,
  }
  return { ...config, third: { ...config.third, ...own } }
}

/** An email, or the address of a page. */
function salesOf(value: unknown): string | null {
  const given = text(value)
  return given?.includes('@') ? given : address(given)
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
function table(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
function texts(value: unknown, form = /^/): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && form.test(entry[1]),
    ),
  )
}
function captchaOf(value: unknown): RuntimeConfig['third']['captcha'] {
  const { script, siteKey } = table(value)
  const [from, key] = [address(script), text(siteKey)]
  return from && !from.startsWith('mailto:') && key ? { script: from, siteKey: key } : null
}
function address(value: unknown): string | null {
  const given = text(value)
  return given && isSafeLink.test(given) ? given : null
}
