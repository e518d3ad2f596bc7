import './framed.ts'
import './frozen.ts'
import './still.ts'
import '@parapet/ui/theme'
import type { Sandbox } from '@parapet/api/sandbox'
import { networks, SandboxChoicesContext } from '@parapet/api/sandbox/choices'
import {
  AnnouncerProvider,
  LocaleProvider,
  loadAllIcons,
  loadFloating,
  loadTheme,
  loadWords,
  ThemeProvider,
  ToastProvider,
  themes,
} from '@parapet/ui'
import { loadTableExtras } from '@parapet/ui/table'
import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { Suspense } from 'react'
import { configure, prettyDOM } from 'storybook/test'
import { SWRConfig } from 'swr'
import { createElementError } from '../scripts/elementError.ts'
import { comparisonGlobals, comparisonTypes } from './comparison.ts'
import { DocsLook } from './docs/DocsLook.tsx'
import { PartDocs } from './docs/PartDocs.tsx'
import { frozenNowMs, standAt } from './frozen.ts'
import { lookOfFrame, turn, useLook } from './look.ts'
import { chromaticModes } from './modes.ts'
import { setRoot } from './root.ts'
import { choiceOf, globalTypes, initialGlobals, type ToolbarChoice } from './toolbar.ts'
import { withTypes } from './types.ts'

// A page of a story may load slowly on a busy machine; the library gives up after a second.
configure({ asyncUtilTimeout: 15_000, getElementError: createElementError((element) => prettyDOM(element)) })

const prepare = async () => {
  await Promise.all([
    loadWords('en'),
    loadWords('es'),
    loadAllIcons(),
    loadFloating(),
    loadTableExtras(),
    ...themes.map(loadTheme),
  ])
}

const sandboxKey = ({ persona, scenario, network }: ToolbarChoice) => `${persona} ${scenario} ${network}`

/** The sandbox of the current story; a re-render in another theme keeps it, so that the user stays logged in. */
let provider: { name: string; sandbox: Sandbox } | undefined

async function newSandbox({ scenario, network }: ToolbarChoice): Promise<Sandbox> {
  const { createSandbox } = await import('@parapet/api/sandbox')
  return createSandbox({ seed: 446, now: () => frozenNowMs, scenario, ...networks[network] })
}

const emptyCache = { provider: () => new Map(), dedupingInterval: 0 }

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(), prepare],
  beforeEach: async ({ id, globals, msw, viewMode }) => {
    const choice = choiceOf(globals)
    turn(lookOfFrame())
    if (viewMode === 'story') await setRoot(choice)
    const name = `${id} ${sandboxKey(choice)}`
    const sandbox = provider?.name === name ? provider.sandbox : await newSandbox(choice)
    provider = { name, sandbox }
    standAt(sandbox.clock.now() * 1000)
    msw.use(...sandbox.handlers)
    return () => {
      if (provider?.sandbox === sandbox) provider = undefined
    }
  },
  argTypesEnhancers: [withTypes],
  globalTypes: { ...globalTypes, ...comparisonTypes },
  initialGlobals: { ...initialGlobals, ...comparisonGlobals },
  decorators: [
    (Story, { globals, viewMode }) => {
      const choice = choiceOf(globals)
      const { locale, zone, direction } = choice
      const isInDocs = viewMode === 'docs'
      const look = useLook({ theme: choice.seed, mode: choice.mode })
      const named = themes.find(({ name }) => name === look.theme) ?? choice.seed
      const seed = typeof look.theme === 'string' ? named : look.theme
      return (
        <SWRConfig key={sandboxKey(choice)} value={emptyCache}>
          <SandboxChoicesContext value={choice}>
            <LocaleProvider locale={look.locale ?? locale} zone={zone}>
              <ThemeProvider seed={seed} mode={look.mode}>
                <AnnouncerProvider>
                  <ToastProvider>
                    <Suspense fallback={isInDocs ? null : <p data-drawing="true">…</p>}>
                      {isInDocs ? (
                        <div dir={direction} lang={look.locale ?? locale}>
                          <Story />
                        </div>
                      ) : (
                        <Story />
                      )}
                    </Suspense>
                  </ToastProvider>
                </AnnouncerProvider>
              </ThemeProvider>
            </LocaleProvider>
          </SandboxChoicesContext>
        </SWRConfig>
      )
    },
  ],
  parameters: {
    // What passes is not listed node by node, which takes axe longer than its checks.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes: chromaticModes },
    docs: {
      container: DocsLook,
      page: PartDocs,
      renderer: async () => new (await import('./keptDocs.ts')).KeptDocs(),
      source: {
        transform: async (code: string) => {
          const [{ default: parts }, { withImports }] = await Promise.all([
            import('virtual:ui-parts'),
            import('./snippet.ts'),
          ])
          return withImports(code, parts)
        },
      },
    },
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
          'Theme comparison',
          'Guides',
          'Components',
          'Other names',
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
