// Package boundaries (README.md): ui and api do not import each other, widgets may import both, apps all, and nothing imports apps.
const wall = (from, to) => ({
  name: `${from.replace(/\W/g, '')}-must-not-use-${to.replace(/\W/g, '')}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: `^${to}/` },
})

const test = '(\\.test|\\.stories|[sS]tory\\w*|mockSession|mockScreen|testProvider)\\.tsx?$'

// Floors, the highest first: each imports only lower ones, types too; tests and stories are exempt (decision 0062).
const app = '^apps/dashboard/src/'
const appFloors = ['start', 'pages', 'screens', 'shared', 'shell', 'kit', 'platform']
const widgets = '^packages/widgets/src/'
const widgetFloors = [
  ...['board', 'toolbar', 'filter', 'catalogue', 'tiles', 'rows', 'frame', 'kinds', 'charts', 'vcl', 'words'],
]
const floors = (root, names) => [
  ...names.slice(1).map((name, index) => ({
    name: `${name}-imports-only-lower-floors`,
    severity: 'error',
    from: { path: `${root}${name}/`, pathNot: test },
    to: { path: `${root}(${names.slice(0, index + 1).join('|')})/` },
  })),
  {
    name: 'every-file-is-on-a-floor',
    severity: 'error',
    from: { path: root, pathNot: `${root}((${names.join('|')})/|(main|index)\\.tsx?$)` },
    to: {},
  },
]

module.exports = {
  forbidden: [
    wall('packages/ui', 'packages/api'),
    wall('packages/ui', 'packages/widgets'),
    wall('packages/ui', 'apps'),
    wall('packages/api', 'packages/ui'),
    wall('packages/api', 'packages/widgets'),
    wall('packages/api', 'apps'),
    wall('packages/widgets', 'apps'),
    {
      name: 'nothing-uses-storybook',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: '^\\.storybook/' },
    },
    {
      name: 'the-sandbox-stays-out-of-the-product',
      comment: 'Stories, tests and the dev server may use the sandbox; what ships may not.',
      severity: 'error',
      from: {
        path: '^(packages/(ui|widgets)|apps)/.*src/',
        pathNot: '(\\.test|\\.stories|[sS]tor(y|ies)\\w*)\\.tsx?$',
      },
      to: { path: '^packages/api/src/sandbox/' },
    },
    ...floors(app, appFloors),
    ...floors(widgets, widgetFloors),
    {
      name: 'a-screen-imports-no-other-screen',
      comment: 'What two screens share belongs to shared/. One page shows five screens as its tabs.',
      severity: 'error',
      from: {
        path: `${app}screens/([^/]+)/`,
        pathNot: [`${app}screens/provisioning/ProvisioningScreen\\.tsx$`, test],
      },
      to: { path: `${app}screens/`, pathNot: `${app}screens/$1/` },
    },
    {
      name: 'only-pages-import-screens',
      severity: 'error',
      from: { path: app, pathNot: [`${app}(screens/|pages/|start/boot/PublicApp)`, test] },
      to: { path: `${app}screens/` },
    },
    {
      name: 'only-the-routes-import-pages',
      comment: 'Links, menus and screens need platform/paths/, not the code of every page.',
      severity: 'error',
      from: { path: app, pathNot: [`${app}(start/routes/|pages/)`, test] },
      to: { path: `${app}pages/` },
    },
    {
      name: 'screens-have-no-styles',
      comment:
        'Layout comes from Stack, Inline, Grid, Section …: only the frame, the login, home and boards have an appearance.',
      severity: 'error',
      from: {
        path: app,
        pathNot: `${app}(shell|kit/(error|page)|shared/(auth|board)|screens/(home|login|reset|password))/`,
      },
      to: { path: `${app}.*\\.css\\.ts$` },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|public|storybook-static|\\.tsbuild)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
