// The room rule of architecture.md: ui and api know nothing of each other, widgets may use both, apps use all, nobody imports apps.
const wall = (from, to) => ({
  name: `${from.replace(/\W/g, '')}-must-not-use-${to.replace(/\W/g, '')}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: `^${to}/` },
})

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
