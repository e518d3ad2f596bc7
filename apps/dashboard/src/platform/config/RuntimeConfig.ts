import { defaultHosts, defaultTimings } from '@parapet/api'
import { isImageSource, type ThemeSeed } from '@parapet/ui'
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
  const sales = text(third.sales)
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
      sales: sales?.includes('@') ? sales : address(sales),
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
  const { hosts, poweredBy, legal, metrics } = table(seed)
  const { logo: _logo, favicon: _icon, login: _login, links: _links, fontFiles: _fonts, ...rest } = seed
  return {
    ...rest,
    ...brandOf(table(seed)),
    hosts: list(hosts).flatMap((host) => text(host) ?? []),
    poweredBy: text(poweredBy) ?? null,
    legal: texts(legal),
    // An invalid value must not count visits without consent.
    ...(metrics === undefined || metrics === 'always' ? {} : { metrics: 'consent' as const }),
  }
}

type Brand = Pick<ThemeSeed, 'logo' | 'favicon' | 'login' | 'links' | 'fontFiles'>

/** The optional parts of a brand, without those that are not what they should be: a configured theme was checked by nobody. */
function brandOf({ logo, favicon, login, links, fontFiles }: Record<string, unknown>): Brand {
  const { src, dark, width, height } = table(logo)
  const isSized = [width, height].every((side) => typeof side === 'number' && side > 0)
  const { sales, ...pages } = texts(links)
  const toSales = sales?.includes('@') ? sales : address(sales)
  const icon = text(favicon)
  const fonts = list(fontFiles).filter(isFontFile)
  const picture = text(table(login).picture)
  return {
    ...(isImageSource(src) && isSized
      ? { logo: { src, width: Number(width), height: Number(height), ...(isImageSource(dark) ? { dark } : {}) } }
      : {}),
    ...(icon ? { favicon: icon } : {}),
    ...(login ? { login: { ...(picture ? { picture } : {}), slogan: texts(table(login).slogan) } } : {}),
    ...(links ? { links: { ...texts(pages, isSafeLink), ...(toSales ? { sales: toSales } : {}) } } : {}),
    ...(fonts.length > 0 ? { fontFiles: fonts } : {}),
  }
}

// What stands in its rules is checked where they are written.
function isFontFile(value: unknown): value is NonNullable<ThemeSeed['fontFiles']>[number] {
  const { family, src, fallback } = table(value)
  return text(family) !== undefined && text(src) !== undefined && Object.keys(table(fallback)).length > 0
}

/** The links of a theme replace those of the deployment: they lead to the same kinds of pages of that brand. */
export function withLinksOf({ links }: ThemeSeed, config: RuntimeConfig): RuntimeConfig {
  const { docs, blog, sales, help } = links ?? {}
  const { third } = config
  const own = { docs: docs ?? third.docs, blogPage: blog ?? third.blogPage, sales: sales ?? third.sales }
  return links ? { ...config, third: { ...third, ...own, helpdesk: help ?? third.helpdesk } } : config
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
