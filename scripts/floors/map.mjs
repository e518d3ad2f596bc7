// Where every file goes. Folders first (new files follow them), then single files; tests, stories and styles follow their subject.
import { basename, dirname, join } from 'node:path/posix'

export const APP = 'apps/dashboard/src'
export const WIDGETS = 'packages/widgets/src'

const stemOf = (file) => basename(file).replace(/(\.(test|test-d|stories|css|d|en|es|words))*\.(tsx?|ts\.snap|tsx\.snap)$/, '')

// ── apps/dashboard/src ──────────────────────────────────────────────────────────────────────────────────────────────
const appFolders = {
  boot: 'start/boot',
  routes: 'start/routes',
  story: 'start/story',
  performance: 'platform/performance',
  config: 'platform/config',
  failure: 'platform/failure',
  jobs: 'platform/jobs',
  links: 'platform/links',
  preferences: 'platform/preferences',
  router: 'platform/router',
  session: 'platform/session',
  error: 'kit/error',
  resource: 'kit/resource',
  viewer: 'kit/viewer',
  auth: 'shared/auth',
  billing: 'shared/billing',
  board: 'shared/board',
  cacheStatus: 'shared/cacheStatus',
  composer: 'shared/composer',
  evidence: 'shared/board/evidence',
  explain: 'shared/board/explain',
  limits: 'shared/limits',
  logins: 'shared/logins',
  networks: 'shared/networks',
  reactions: 'shared/reactions',
  services: 'shared/services',
  views: 'shared/board/views',
  wall: 'shared/board/wall',
  'screens/provisioning/sites': 'screens/sites',
  'screens/provisioning/backends': 'screens/backends',
  'screens/provisioning/vcl': 'screens/vcl',
  'screens/provisioning/rules': 'screens/rules',
  'screens/provisioning/certificates': 'screens/certificates',
}

const appFiles = {
  'App.tsx': 'start/App.tsx',
  'page.ts': 'platform/paths/page.ts',
  'pages.ts': 'pages/pages.ts',
  'access.test.ts': 'pages/access.test.ts',
  'badInputs.test.tsx': 'pages/badInputs.test.tsx',
  'refusals.test.tsx': 'pages/refusals.test.tsx',
  'sentBodies.test.ts': 'pages/sentBodies.test.ts',
  '__snapshots__/access.test.ts.snap': 'pages/__snapshots__/access.test.ts.snap',
  'noticeKey.ts': 'platform/words/noticeKey.ts',
  'words/words.test.ts': 'platform/words/words.test.ts',
  'words/anomalyNames.test.ts': 'screens/anomalies/anomalyNames.test.ts',
  'screens/provisioning/sites/index.tsx': 'screens/sites/SitesTab.tsx',
  'screens/provisioning/backends/index.tsx': 'screens/backends/BackendsTab.tsx',
  'screens/provisioning/vcl/index.tsx': 'screens/vcl/VclTab.tsx',
  'screens/provisioning/rules/index.tsx': 'screens/rules/RulesTab.tsx',
  'screens/provisioning/certificates/index.tsx': 'screens/certificates/CertificatesTab.tsx',
}
/** Stems of files of a folder that go elsewhere, with their tests, stories and styles. */
const appStems = {
  '': { 'platform/paths': ['path', 'paths', 'publicPaths', 'guards', 'firstChecks'] },
  shell: {
    'kit/page': ['PageHeader', 'pageHeader', 'PageBar', 'ShellContext', 'TrailLink', 'trail', 'ViewTabs', 'useLazyPanel', 'sizes'],
    'kit/error': ['OptionalBoundary'],
    'shell/rail': ['Rail', 'rail', 'Brand', 'BottomBar', 'bottomBar', 'useRailSize', 'menu'],
    'shell/topBar': [
      ...['topBar', 'CompanySwitcher', 'CompanyChoices', 'choices', 'switcher', 'Monogram', 'findCompanies', 'recents'],
      ...['UserMenu', 'ActAsDialog', 'ModeMenu', 'AppearanceChoices'],
    ],
    'shell/palette': ['Panels', 'destinations', 'paletteActions', 'recentDestinations', 'usePanel'],
    'shell/tray': [
      ...['JobsTray', 'jobsTray', 'jobs', 'Incidents', 'incidents', 'UnderAttackMark', 'BackgroundLoads', 'useNextPage'],
    ],
    'shell/banners': ['Banners', 'useOnline', 'Notices', 'IdleDialog', 'LeaveGuard', 'LeaveDialog'],
    'shell/footer': ['Footer', 'footer', 'ChangeLog', 'changes', 'PrintFooter', 'printFooterStore', 'print'],
    'shell/wall': ['WallMode', 'wall'],
  },
  wall: { 'shell/wall': ['wallParams', 'wallQuery'] },
  'screens/provisioning': { 'shared/provisioning': ['area'] },
  'screens/provisioning/vcl': {
    'shared/provisioning': [
      ...['useLive', 'useDeployments', 'ReviewDialog', 'deployRisks', 'useDeploy', 'useVclLanguage', 'versionTexts'],
    ],
  },
  'screens/provisioning/certificates': { 'shared/provisioning': ['certificateStatus', 'useCertificateRows'] },
}

/** The words of several folders, where the folder that owns them is not the lowest common one. */
export const wordsHomes = {
  app: 'platform/words',
  notices: 'platform/words',
  shell: 'platform/words',
  failure: 'platform/failure',
  jobs: 'platform/jobs',
  permission: 'platform/session',
  resource: 'kit/words',
  trail: 'kit/page',
  wall: 'shell/wall',
  panels: 'shell/topBar',
  boardMenu: 'shared/board/views',
  board: 'shared/board',
  evidence: 'shared/board/evidence',
  views: 'shared/board/views',
  lineFormat: 'shared/board/explain',
  composer: 'shared/composer',
  invalidation: 'shared/cacheStatus',
  marketing: 'shared/services',
  services: 'shared/services',
  security: 'shared/logins',
}

export const appFloors = ['start', 'pages', 'screens', 'shared', 'shell', 'kit', 'platform']

function byStem(table, file) {
  const folder = dirname(file) === '.' ? '' : dirname(file)
  const stem = stemOf(file)
  for (const [to, stems] of Object.entries(table[folder] ?? {})) if (stems.includes(stem)) return join(to, basename(file))
  return undefined
}

function byFolder(table, file) {
  const found = Object.keys(table)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0]
  return found === undefined ? undefined : join(table[found], file.slice(found.length + 1))
}

/** The new place of a file of the app; words are placed by their users (move.mjs). */
export const placeInApp = (file) => appFiles[file] ?? byStem(appStems, file) ?? byFolder(appFolders, file) ?? file

// ── packages/widgets/src ────────────────────────────────────────────────────────────────────────────────────────────
const widgetStems = {
  '': {
    charts: ['lineClamp'],
    kinds: ['Samples', 'scrollShadow'],
    tiles: [
      ...['Attention', 'LastSeen', 'SiteHealth', 'SiteHealthTile', 'SpanWidget', 'Widget', 'lastPictures', 'siteHealthRequests'],
      ...['useSiteHealth', 'useSiteStatuses', 'useTileState', 'unreadableRows'],
    ],
    catalogue: ['spanWidgets'],
  },
  board: {
    charts: ['renderAll'],
    rows: ['layout'],
    tiles: ['refreshAnnouncer', 'sharedProblems'],
  },
  kinds: { charts: ['withBreaks'] },
  charts: { board: ['otherMedia'] },
  frame: { tiles: ['AboutText'] },
  performance: {
    'charts/performance': ['whenIdle'],
    'tiles/performance': ['prefetchGate'],
  },
  catalogue: {
    rows: [
      ...['row', 'boardQuery', 'kinds', 'texts', 'filterFields', 'unsupportedFilters', 'concerns', 'anomalyWidgets'],
      ...['Months', 'monthDetail', 'monthRows', 'months', 'sums'],
    ],
  },
}
const widgetFolders = { performance: 'board/performance' }

export const widgetFloors = [
  ...['board', 'toolbar', 'filter', 'catalogue', 'tiles', 'rows', 'frame', 'kinds', 'charts', 'vcl', 'words'],
]

export const placeInWidgets = (file) => byStem(widgetStems, file) ?? byFolder(widgetFolders, file) ?? file
