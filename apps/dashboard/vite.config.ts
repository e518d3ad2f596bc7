import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { wordsPlugin } from '../../packages/ui/vite/words.ts'
import { compileHintsPlugin } from './vite/compileHints.ts'
import { compressPlugin } from './vite/compress.ts'
import { entriesPlugin } from './vite/entries.ts'
import { sandboxPlugin } from './vite/sandbox.ts'

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react(),
    wordsPlugin(),
    sandboxPlugin(),
    entriesPlugin(),
    compileHintsPlugin(),
    compressPlugin(),
  ],
  // SWR's shim for older versions of React.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  optimizeDeps: { include: ['@parapet/ui > @vanilla-extract/dynamic'] },
  build: {
    target: 'es2023',
    assetsDir: 'assets',
    // Inlined fonts and pictures would delay the first paint, and the policy forbids data: scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for the first page: twenty small ones compress worse and arrive later.
        codeSplitting: {
          groups: [
            // The code that the login and the app share, then the login alone.
            {
              name: 'base',
              test: new RegExp(
                [
                  'dashboard/src/(main|config/(ConfigContext|LegalLinks))',
                  'ui/src/(button/(Button|IconButton)|field/(FieldFrame|TextField)|feedback/(Notice|Tooltip)|text/Text)',
                  'ui/src/(icon/Icon|link/Link|layout/VisuallyHidden|themes/(ThemeProvider|Pin))',
                ]
                  .map((place) => `/${place}\\.tsx?$`)
                  .join('|'),
              ),
              priority: 6,
            },
            { name: 'login', test: /src\/(boot\/PublicApp|screens\/login\/LoginScreen)\.tsx$/, priority: 4.5 },
            {
              name: 'inside',
              test: /src\/(boot\/openApp\.tsx|session\/(inside|link)\.ts|shell\/(Shell|PageHeader)\.tsx|icon\/moreIcons\.ts)$/,
              priority: 4,
            },
            {
              name: 'home',
              test: new RegExp(
                [
                  'dashboard/src/screens/home/(index|HomeScreen)',
                  'api/src/endpoints/(provisioning|statics|status)',
                  'widgets/src/board/firstAsks',
                  'widgets/src/kinds/(attention.css|table.css|lines.css|Counter|Sparkline|TicketList|StatusTable|WorldMap|plainText)',
                  'widgets/src/kinds/map/(generated/land|projection|map.css|WorldShapes|useWorld)',
                ]
                  .map((place) => `/${place}\\.tsx?$`)
                  .join('|'),
              ),
              priority: 2.6,
            },
            {
              name: 'board',
              test: new RegExp(
                [
                  'screens/board/(boardLinks|useStable)',
                  'api/src/(domain/(buckets|comparison|ranges|viewState)|endpoints/statistics)',
                  'widgets/src/(board/(Board|BoardMenu|useBoard)|toolbar/useMoment|catalogue/(ask|metrics|months|plotHeight|row|sums))',
                  'widgets/src/(kinds/(breaking|country|inks|keyName|kinds.css|RowButton|safeUrl|usePickMenu)|charts/(legend.css|legendSearch.css))',
                ]
                  .map((place) => `/${place}\\.tsx?$`)
                  .join('|'),
              ),
              priority: 3,
            },
            {
              name: 'charts',
              test: /widgets\/src\/(kinds\/(TimeSeries|Share)|charts\/(downsample|scale|series))\.tsx?$/,
              priority: 2.8,
            },
            // Highcharts must load in its own order, so it stays in one chunk.
            { name: 'engine', test: /widgets\/src\/charts\/(engine|options|Plot)\.tsx?$/, priority: 2.5 },
            {
              name: 'controls',
              test: /ui\/src\/(field\/MultiSelect|tabs\/Tabs)\.tsx$/,
              priority: 2,
            },
            {
              name: 'boardScreen',
              test: /screens\/(board\/BoardScreen|stats\/index)\.tsx$|widgets\/src\/catalogue\/trafficRows\.ts$/,
              priority: 1,
            },
            ...['en', 'es'].flatMap((locale) => [
              {
                name: `ui.${locale}`,
                test: new RegExp(`(ui/src/words/ui|dashboard/src/words/says)\\.${locale}\\.ts$`),
                priority: 3,
              },
              {
                name: `inside.${locale}`,
                test: new RegExp(`dashboard/src/words/(app|shell)\\.${locale}\\.ts$`),
                priority: 3,
              },
              {
                name: `board.${locale}`,
                test: new RegExp(`widgets/src/words/(board|catalogue|frame|kinds)\\.${locale}\\.ts$`),
                priority: 3,
              },
              {
                name: `home.${locale}`,
                test: new RegExp(`(dashboard/src/words/home|widgets/src/words/(attention|lists))\\.${locale}\\.ts$`),
                priority: 3,
              },
              {
                name: `boardScreen.${locale}`,
                test: new RegExp(`(dashboard/src/words/board|widgets/src/words/toolbar)\\.${locale}\\.ts$`),
                priority: 3,
              },
            ]),
          ],
        },
      },
    },
  },
})
