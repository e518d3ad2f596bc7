import './frozen.ts'
import './still.ts'
import '@parapet/ui/theme'
import type { Scenario } from '@parapet/api/sandbox'
import {
  AnnouncerProvider,
  LocaleProvider,
  loadAllIcons,
  loadFloating,
  loadQr,
  loadTheme,
  loadWords,
  type Mode,
  partsWords,
  ThemeProvider,
  type ThemeSeed,
  ToastProvider,
  themes,
  uiWords,
} from '@parapet/ui'
import { loadTableExtras, tableWords } from '@parapet/ui/table'
import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { Suspense, useSyncExternalStore } from 'react'
import { SWRConfig } from 'swr'
import { DocsLook } from './docs/DocsLook.tsx'
import { frozenNowMs, standAt } from './frozen.ts'

/** What the picture suite turns without visiting a story again: see test-runner.ts. */
interface Look {
  /** The name of a theme that ships, or the theme clinic's own, which ships nowhere. */
  theme: string | ThemeSeed
  mode: Mode
}
let turned: Look | undefined
/** The theme clinic shows stories in frames and writes the look that they begin with into the frame's name. */
const lookOfFrame = (): Look | undefined => {
  const [, look] = /^parapet-look:(.*)$/.exec(window.name) ?? []
  return look === undefined ? undefined : (JSON.parse(look) as Look)
}
const watchers = new Set<() => void>()
const turn = (look: Look | undefined): void => {
  turned = look
  for (const watcher of watchers) watcher()
}
declare global {
  interface Window {
    parapetTurn?: typeof turn
  }
}
window.parapetTurn = turn

function useLook(chosen: Look): Look {
  const override = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => turned,
  )
  return override ?? chosen
}

/** The scenarios of the toolbar; the compiler knows which are missing. Their code comes with the first story: pages of documentation need none of it. */
const scenarios: Readonly<Record<Scenario, true>> = {
  quiet: true,
  slow: true,
  flaky: true,
  empty: true,
  partial: true,
  hostile: true,
  stuffing: true,
  baddeploy: true,
  origindown: true,
  expiring: true,
  unhired: true,
  manysites: true,
  shortday: true,
  longday: true,
}

const items = (values: readonly string[]) => values.map((value) => ({ value, title: value }))

/** What the app has at hand before its first render: without it stories would be looked at while they wait. */
const prepare = async () => {
  await Promise.all([
    loadWords('en', uiWords, tableWords, partsWords),
    loadWords('es', uiWords, tableWords, partsWords),
    loadAllIcons(),
    loadFloating(),
    loadTableExtras(),
    loadQr(),
    ...themes.map(loadTheme),
  ])
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(), prepare],
  beforeEach: async ({ globals, parameters, msw }) => {
    turn(lookOfFrame())
    document.documentElement.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr'
    const { createSandbox } = await import('@parapet/api/sandbox')
    const sandbox = createSandbox({
      seed: 446,
      now: () => frozenNowMs,
      scenario: String(parameters.scenario ?? globals.scenario),
      latencyMs: globals.network === 'slow' ? 2000 : 0,
    })
    standAt(sandbox.clock.now() * 1000)
    msw.use(...sandbox.handlers)
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: items(themes.map((theme) => theme.name)),
        dynamicTitle: true,
      },
    },
    mode: {
      description: 'Mode',
      toolbar: { title: 'Mode', icon: 'contrast', items: items(['light', 'dark']), dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: items(['en', 'es']), dynamicTitle: true },
    },
    persona: {
      description: 'Persona (screens)',
      toolbar: {
        title: 'Persona',
        icon: 'user',
        items: items(['admin', 'viewer', 'config', 'dealer', 'staff', 'newcomer', 'weak', 'fleet']),
        dynamicTitle: true,
      },
    },
    scenario: {
      description: 'What the provider goes through',
      toolbar: {
        title: 'Scenario',
        icon: 'lightning',
        items: items(Object.keys(scenarios)),
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: { title: 'Direction', icon: 'transfer', items: items(['ltr', 'rtl']), dynamicTitle: true },
    },
    network: {
      description: 'Network',
      toolbar: { title: 'Network', icon: 'transfer', items: items(['fast', 'slow']), dynamicTitle: true },
    },
    motion: {
      description: 'Reduced motion',
      toolbar: { title: 'Motion', icon: 'play', items: items(['full', 'reduced']), dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: 'parapet',
    mode: 'light',
    locale: 'en',
    persona: 'admin',
    scenario: 'quiet',
    direction: 'ltr',
    network: 'fast',
    motion: 'full',
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const look = useLook({ theme: String(globals.theme), mode: globals.mode === 'dark' ? 'dark' : 'light' })
      const named = themes.find((theme) => theme.name === look.theme) ?? themes[0]
      const seed = typeof look.theme === 'string' ? named : look.theme
      if (!seed) throw new Error('No theme is registered')
      document.documentElement.dataset.motion = String(globals.motion)
      return (
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <LocaleProvider locale={globals.locale === 'es' ? 'es' : 'en'} zone="Europe/Madrid">
            <ThemeProvider seed={seed} mode={look.mode}>
              <AnnouncerProvider>
                <ToastProvider>
                  <Suspense fallback={viewMode === 'docs' ? null : <p data-drawing="true">…</p>}>
                    <Story />
                  </Suspense>
                </ToastProvider>
              </AnnouncerProvider>
            </ThemeProvider>
          </LocaleProvider>
        </SWRConfig>
      )
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    docs: { container: DocsLook },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Theme clinic',
          'Guides',
          'Components',
          'Pictures',
          'Tables',
          'Themes',
          'UI',
          'Widgets',
          'Screens',
        ],
      },
    },
  },
}

export default preview
