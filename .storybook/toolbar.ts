import type { SandboxChoices } from '@parapet/api/sandbox/choices'
import { type Locale, type Mode, type ThemeSeed, themes } from '@parapet/ui'
import type { Vision } from '@parapet/ui/clinic'
import { seedOfLink } from '@parapet/ui/theme-link'
import type { Preview } from '@storybook/react-vite'

/** The toolbar choices, for stories and documentation pages. */
export interface ToolbarChoice extends SandboxChoices {
  readonly seed: ThemeSeed
  readonly mode: Mode
  readonly locale: Locale
  /** IANA zone in which every date is shown. */
  readonly zone: string
  readonly direction: 'ltr' | 'rtl'
  readonly vision: Vision
  readonly motion: 'full' | 'reduced'
}

type Labels<Value extends string> = Readonly<Record<Value, string>>

const labelledByName = <Value extends string>(values: Readonly<Record<Value, true>>): Labels<Value> =>
  Object.fromEntries(Object.keys(values).map((value) => [value, value])) as Labels<Value>

const modes = labelledByName<Mode>({ light: true, dark: true })
const locales: Labels<Locale> = { en: 'English', es: 'Español' }
const zones = {
  'Europe/Madrid': 'Madrid',
  UTC: 'UTC',
  'America/New_York': 'New York',
  'Asia/Kolkata': 'Kolkata (UTC+5:30)',
  'Pacific/Auckland': 'Auckland (UTC+12)',
} as const
const directions: Labels<ToolbarChoice['direction']> = { ltr: 'Left to right', rtl: 'Right to left' }
const densities = labelledByName<SandboxChoices['density']>({ comfortable: true, compact: true })
const visions: Labels<Vision> = {
  usual: 'Usual vision',
  protanopia: 'Protanopia',
  deuteranopia: 'Deuteranopia',
  tritanopia: 'Tritanopia',
  grey: 'Achromatopsia (grey)',
}
const personas = labelledByName<Exclude<SandboxChoices['persona'], 'secure'>>({
  admin: true,
  viewer: true,
  config: true,
  dealer: true,
  staff: true,
  newcomer: true,
  weak: true,
  fleet: true,
})
const scenarios = labelledByName<SandboxChoices['scenario']>({
  quiet: true,
  slow: true,
  flaky: true,
  empty: true,
  partial: true,
  hostile: true,
  stuffing: true,
  baddeploy: true,
  origindown: true,
  slowcountry: true,
  expiring: true,
  unhired: true,
  manysites: true,
  shortday: true,
  longday: true,
})
const networks: Labels<SandboxChoices['network']> = {
  fast: 'Fast',
  slow: 'Slow: every answer takes 2 s',
  '408': '408: every statistics request becomes a task',
  '500': '500: every request fails',
}
const motions: Labels<ToolbarChoice['motion']> = { full: 'Full motion', reduced: 'Reduced motion' }

const control = <IconName extends string>(title: string, icon: IconName, labels: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(labels).map(([value, label]) => ({ value, title: label })),
    dynamicTitle: true,
  },
})

export const globalTypes = {
  theme: control('Theme', 'paintbrush', Object.fromEntries(themes.map(({ name }) => [name, name]))),
  mode: control('Mode', 'contrast', modes),
  locale: control('Language', 'globe', locales),
  zone: control('Time zone', 'time', zones),
  direction: control('Text direction', 'transfer', directions),
  density: control('Row density', 'listunordered', densities),
  vision: control('Colour vision', 'eye', visions),
  motion: control('Motion', 'play', motions),
  persona: control('Persona (screens, widgets)', 'user', personas),
  scenario: control('Scenario of the provider', 'lightning', scenarios),
  network: control('Network', 'rss', networks),
} satisfies Preview['globalTypes']

/** The initial globals, with which all pictures are taken. */
export const initialGlobals = {
  theme: 'parapet',
  mode: 'light',
  locale: 'en',
  zone: 'Europe/Madrid',
  direction: 'ltr',
  density: 'comfortable',
  vision: 'usual',
  motion: 'full',
  persona: 'admin',
  scenario: 'quiet',
  network: 'fast',
} as const satisfies Record<keyof typeof globalTypes, string>

const oneOf = <Value extends string>(labels: Labels<Value>, value: unknown, fallback: Value): Value =>
  typeof value === 'string' && Object.hasOwn(labels, value) ? (value as Value) : fallback

const drafts = new Map<string, ThemeSeed>()

/** The theme of the clinic in the address; the same object for the same word, since a theme in use is compared by identity. */
function draftSeed(word: unknown): ThemeSeed | undefined {
  if (typeof word !== 'string') return undefined
  const seed = drafts.get(word) ?? seedOfLink(word)
  if (seed) drafts.set(word, seed)
  return seed
}

/** Reads Storybook's globals; unknown values from the URL fall back to the initial ones. */
export function choiceOf(globals: Readonly<Record<string, unknown>>): ToolbarChoice {
  const seed = themes.find(({ name }) => name === globals.theme) ?? draftSeed(globals.theme) ?? themes[0]
  if (!seed) throw new Error('No theme is registered')
  return {
    seed,
    mode: oneOf(modes, globals.mode, initialGlobals.mode),
    locale: oneOf(locales, globals.locale, initialGlobals.locale),
    zone: oneOf(zones, globals.zone, initialGlobals.zone),
    direction: oneOf(directions, globals.direction, initialGlobals.direction),
    density: oneOf(densities, globals.density, initialGlobals.density),
    vision: oneOf(visions, globals.vision, initialGlobals.vision),
    motion: oneOf(motions, globals.motion, initialGlobals.motion),
    persona: oneOf(personas, globals.persona, initialGlobals.persona),
    scenario: oneOf(scenarios, globals.scenario, initialGlobals.scenario),
    network: oneOf(networks, globals.network, initialGlobals.network),
  }
}
