import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { wordsPlugin } from '../../packages/ui/vite/words.ts'
import { compileHintsPlugin } from './vite/compileHints.ts'
import { compressPlugin } from './vite/compress.ts'
import { entriesPlugin } from './vite/entries.ts'
import { firstLoads } from './vite/firstLoads.ts'
import { sandboxPlugin } from './vite/sandbox.ts'
import { sources } from './vite/sources.ts'

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
            {
              name: 'base',
              test: sources(
                'apps/dashboard/src/{main,platform/config/ConfigContext,platform/config/LegalLinks}',
                'packages/ui/src/button/Button',
                'packages/ui/src/field/{FieldFrame,TextField,PasswordField}',
                'packages/ui/src/feedback/{Notice,Tooltip}',
                'packages/ui/src/{text/Text,icon/Icon,link/Link,layout/VisuallyHidden,themes/ThemeProvider,themes/Pin,themes/Logo,themes/isImageSource}',
              ),
              priority: 6,
            },
            {
              name: 'login',
              test: sources('apps/dashboard/src/{start/boot/PublicApp,screens/login/LoginScreen}'),
              priority: 4.5,
            },
            {
              name: 'inside',
              test: sources(
                'apps/dashboard/src/{start/boot/openApp,platform/session/signedInSession,platform/session/apiContexts,shell/Shell,kit/page/PageHeader}',
                'packages/ui/src/{icon/shellIcons,text/withBreaks}',
                // Both home's lists and the tables of the other pages are made of it.
                'packages/ui/src/table/{columnCells,columnCells.css}',
                // Every page is made of this.
                'packages/ui/src/{layout/Flow,layout/Card,layout/Box,text/Heading,feedback/EmptyState}',
                'apps/dashboard/src/platform/{router/useReplaceQuery,failure/describeFailure,session/useMay}',
                'packages/api/src/call/{useRead,useWrite}',
                'packages/api/src/endpoints/{boardProvisioning,statics,status}',
                // Sites are named in lists, toolbars, rankings and the palette.
                'packages/api/src/domain/{deployments,hosts}',
              ),
              priority: 4,
            },
            {
              name: 'board',
              test: sources(
                'apps/dashboard/src/shared/board/{boardLinks,boardTabs,useCapability,useLinkedWidget,useServiceAccess}',
                'packages/ui/src/date-range/range',
                'apps/dashboard/src/shared/board/{features/boardFeatures,useBoardExtras,views/ViewsButton}',
                'packages/api/src/domain/{buckets,comparison,families,ranges,siteLimit,viewState}',
                'packages/api/src/endpoints/statistics',
                'packages/widgets/src/board/{Board,BoardMenu,defaultLayout,useBoard}',
                'packages/widgets/src/toolbar/useMoment',
                'packages/widgets/src/{rows/boardQuery,rows/filterFields,catalogue/metrics,catalogue/gap,rows/months,catalogue/plotHeight,rows/row,rows/sums}',
                'packages/widgets/src/{kinds/country,kinds/inks,kinds/keyName,kinds/kinds.css,kinds/RowButton,kinds/useValueMenu,kinds/ValueChange}',
                'packages/widgets/src/charts/{legend.css,legendSearch.css}',
              ),
              priority: 3,
            },
            {
              name: 'charts',
              test: sources(
                'packages/widgets/src/{kinds/TimeSeries,kinds/Share,charts/downsample,charts/scale,charts/series}',
              ),
              priority: 2.8,
            },
            // Highcharts must load in its own order, so it stays in one chunk.
            { name: 'engine', test: sources('packages/widgets/src/charts/{engine,options,Plot}'), priority: 2.5 },
            {
              name: 'controls',
              test: sources('packages/ui/src/{field/MultiSelect,field/Checkbox,tabs/Tabs}'),
              priority: 2,
            },
            ...firstLoads.flatMap(({ page, chunk }) =>
              chunk ? [{ name: page, test: sources(...chunk.sources), priority: chunk.priority }] : [],
            ),
            // What the shell loads once the page has rendered: incidents, jobs, loads in the background, errors.
            {
              name: 'shellStatus',
              test: sources(
                'apps/dashboard/src/shell/{tray/Incidents,tray/UnderAttackMark,tray/BackgroundLoads,tray/JobsTray,footer/PrintFooter}',
                'apps/dashboard/src/kit/error/ErrorScreens',
                'apps/dashboard/src/platform/jobs/useJobs',
              ),
              priority: 0.95,
            },
            // Home remembers the domains that wait to be verified; the forms of the lists keep drafts.
            { name: 'drafts', test: sources('apps/dashboard/src/kit/form/draft'), priority: 1 },
            {
              name: 'lists',
              test: sources(
                'apps/dashboard/src/kit/{resource/ResourceScreen,read/ReadSection,form/SavedForm}',
                'packages/ui/src/table/{DataTable,extras}',
                'packages/ui/src/{form/Form,dialog/ConfirmDialog,keyvalue/KeyValue,field/Switch,field/Select}',
              ),
              priority: 0.9,
            },
            {
              name: 'analytics',
              test: sources(
                'apps/dashboard/src/screens/analytics/index',
                'packages/widgets/src/kinds/HitRatio',
                'packages/widgets/src/catalogue/{analyticsRows,purges,meaningColors}',
              ),
              priority: 0.85,
            },
            // What a board loads once its first screen has rendered: hosts of dialogs, overlays, downloads, events.
            {
              name: 'boardTools',
              test: sources(
                'apps/dashboard/src/shared/board/{features/laterFeatures,evidence/saveEvidence}',
                'packages/widgets/src/{board/Events,tiles/SiteHealthTile}',
                'packages/widgets/src/{board/performance/prefetchList,charts/Overlay,kinds/eventParts,charts/files,board/layoutCommands,frame/KeyChange,kinds/ValueMenu,kinds/shareSvg,kinds/map/worldSvg}',
              ),
              priority: 0.8,
            },
            ...['en', 'es'].flatMap((locale) => [
              {
                name: `lists.${locale}`,
                test: sources(
                  `apps/dashboard/src/kit/words/resource.${locale}`,
                  `packages/ui/src/words/{table,parts}.${locale}`,
                ),
                priority: 3,
              },
              {
                name: `shellStatus.${locale}`,
                test: sources(`apps/dashboard/src/{platform/jobs/jobs,shell/tray/incidents}.${locale}`),
                priority: 3,
              },
              {
                name: `boardTools.${locale}`,
                test: sources(
                  `apps/dashboard/src/shared/board/{views/views,evidence/evidence,crossPageLinks}.${locale}`,
                  `packages/widgets/src/words/events.${locale}`,
                ),
                priority: 3,
              },
              {
                name: `ui.${locale}`,
                test: sources(
                  `packages/ui/src/words/ui.${locale}`,
                  `apps/dashboard/src/platform/words/notices.${locale}`,
                ),
                priority: 3,
              },
              {
                name: `inside.${locale}`,
                test: sources(
                  `apps/dashboard/src/platform/{words/app,words/shell,session/permission,failure/failure}.${locale}`,
                ),
                priority: 3,
              },
              {
                name: `board.${locale}`,
                test: sources(`packages/widgets/src/words/{board,catalogue,frame,kinds}.${locale}`),
                priority: 3,
              },
              ...firstLoads.flatMap(({ page, chunk }) =>
                chunk
                  ? [
                      {
                        name: `${page}.${locale}`,
                        test: sources(...chunk.words.map((words) => `${words}.${locale}`)),
                        priority: 3,
                      },
                    ]
                  : [],
              ),
            ]),
          ],
        },
      },
    },
  },
})
