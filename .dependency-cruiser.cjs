// Package boundaries (README.md): ui and api do not import each other, widgets may import both, apps all, and nothing imports apps.
const wall = (from, to) => ({
  name: `${from.replace(/\W/g, '')}-must-not-use-${to.replace(/\W/g, '')}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: `^${to}/` },
})

const test = '(\\.test|\\.stories|[sS]tory\\w*|mockSession|mockScreen)\\.tsx?$'

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
      from: { path: '^(packages/(ui|widgets)|apps)/.*src/', pathNot: '(\\.test|\\.stories|[sS]tory\\w*)\\.tsx?$' },
      to: { path: '^packages/api/src/sandbox/' },
    },
    {
      name: 'a-screen-imports-no-other-screen',
      comment: 'What two screens share belongs to a room below them.',
      severity: 'error',
      from: { path: '^apps/dashboard/src/screens/([^/]+)/', pathNot: test },
      to: { path: '^apps/dashboard/src/screens/', pathNot: '^apps/dashboard/src/screens/$1/' },
    },
    {
      name: 'only-pages-import-screens',
      severity: 'error',
      from: {
        path: '^apps/dashboard/src/',
        pathNot: ['^apps/dashboard/src/(screens/|pages\\.ts|boot/PublicApp)', test],
      },
      to: { path: '^apps/dashboard/src/screens/' },
    },
    {
      name: 'only-the-routes-import-pages',
      comment: 'Links, menus and screens need paths.ts, not the code of every page.',
      severity: 'error',
      from: { path: '^apps/dashboard/src/', pathNot: ['^apps/dashboard/src/(routes/|pages\\.ts)', test] },
      to: { path: '^apps/dashboard/src/pages\\.ts' },
    },
    {
      name: 'screens-have-no-styles',
      comment:
        'Layout comes from Stack, Inline, Grid, Section …: only the frame, the login, home and boards have an appearance.',
      severity: 'error',
      from: {
        path: '^apps/dashboard/src/',
        pathNot: '^apps/dashboard/src/(shell|auth|error|board|explain|screens/(home|login|reset|password))/',
      },
      to: { path: '^apps/dashboard/src/.*\\.css\\.ts$' },
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
