// `npm test`: runs every check and counts it; a stage without tests fails, and none stops the later ones.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from './workspace.mjs'

const bin = join(root, 'node_modules/.bin')
const reports = join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const env = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
}
delete env.NODE_ENV

const PAGE_LINES = 150

const report = (name) => join(reports, `${name}.json`)
const read = (name) => (existsSync(report(name)) ? JSON.parse(readFileSync(report(name), 'utf8')) : undefined)
const jestCounts = (name) => {
  const found = read(name)
  if (!found) return undefined
  const brokenSuites = found.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length
  return { passed: found.numPassedTests, failed: found.numFailedTests + brokenSuites }
}
const playwrightCounts = (name) => {
  const stats = read(name)?.stats
  return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped, flaky: stats.flaky }
}

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const firstLine = (message = '') => {
  const said = message
    .replaceAll(escapes, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return said.length > 0 ? `: ${said[0]}` : ''
}
const jestFailures = (name) =>
  (read(name)?.testResults ?? []).flatMap((suite) => {
    const failed = suite.assertionResults.filter((one) => one.status === 'failed')
    if (suite.status === 'failed' && failed.length === 0) return [suite.name.replace(`${root}/`, '')]
    return failed.map((one) => `${one.fullName}${firstLine(one.failureMessages[0])}`)
  })
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
const playwrightFailures = (name) =>
  (read(name)?.suites ?? [])
    .flatMap(specsOf)
    .filter((spec) => spec.tests.some((one) => one.status !== 'expected'))
    .map((spec) => {
      const errors = spec.tests.flatMap((one) => one.results.flatMap(({ error }) => error?.message ?? []))
      const second = spec.ok ? ' (at the second try)' : ''
      return `${spec.file}:${spec.line} ${spec.title}${second}${firstLine(errors[0])}`
    })

function tellPages() {
  const folder = join(reports, 'journeys')
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true }) : []
  for (const file of found.filter((name) => name.endsWith('error-context.md'))) {
    const [, page] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
    if (page) console.log(`\nThe page of ${dirname(file)}:\n${page.split('\n').slice(0, PAGE_LINES).join('\n')}`)
  }
}

const stages = [
  ['types', 'node', ['node_modules/typescript7/bin/tsc', '-b']],
  ['lint and format', 'biome', ['check', '.']],
  ['rooms', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', '.storybook', 'e2e']],
  ['speed fence', 'node', ['scripts/speedFence.mjs']],
  ['nothing unused', 'knip', []],
  [
    'units',
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile=${report('units')}`],
    () => jestCounts('units'),
    { failures: () => jestFailures('units') },
  ],
  [
    'engines',
    'node',
    ['scripts/testEngines.mjs', '--reporter=dot', '--reporter=json', `--outputFile=${report('engines')}`],
    // Where ClickHouse in process cannot be installed, the stage says so and has no tests.
    () => jestCounts('engines') ?? { passed: 0, failed: 0 },
    { failures: () => jestFailures('engines') },
  ],
  ['build', 'pnpm', ['run', 'build']],
  [
    'budgets',
    'node',
    ['scripts/budgets.mjs', `--json=${report('budgets')}`],
    () => read('budgets'),
    { failures: () => read('budgets')?.failures ?? [] },
  ],
  ['storybook', 'pnpm', ['run', 'build:storybook']],
  [
    'packages',
    'node',
    ['scripts/consumer.mjs', `--json=${report('packages')}`],
    () => read('packages'),
    { failures: () => read('packages')?.failures ?? [] },
  ],
  [
    'stories',
    'node',
    ['scripts/stories.mjs', `--json=${report('stories')}`],
    () => jestCounts('stories'),
    { failures: () => [...jestFailures('stories'), ...(read('stories')?.pictures ?? [])] },
  ],
  ['narrow windows', 'node', ['scripts/narrow.mjs', '--canary']],
  [
    'journeys',
    'playwright',
    ['test'],
    () => playwrightCounts('journeys'),
    { failures: () => playwrightFailures('journeys'), env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') } },
  ],
  [
    'other browsers',
    'node',
    ['scripts/otherBrowsers.mjs', `--json=${report('otherBrowsers')}`],
    // Without Firefox and WebKitGTK the stage says so and has no tests.
    () => read('otherBrowsers'),
    { failures: () => read('otherBrowsers')?.failures ?? [] },
  ],
]

const only = process.argv.slice(2)
let passed = 0
let failed = 0
const lines = []
const names = []
for (const [name, command, args, count, more] of stages) {
  if (only.length > 0 && !only.includes(name)) continue
  console.log(`\n── ${name}`)
  const startedMs = Date.now()
  let isOk = true
  try {
    await run(join(bin, command), args, { env: { ...env, ...more?.env } })
  } catch (error) {
    isOk = false
    console.log(error.message)
  }
  if (name === 'journeys') tellPages()
  const counts = count?.() ?? { passed: isOk && !count ? 1 : 0, failed: isOk && !count ? 0 : 1 }
  if (!isOk && counts.failed === 0) counts.failed = 1
  names.push(...(more?.failures() ?? []).map((failure) => `${name}: ${failure}`))
  passed += counts.passed
  failed += counts.failed
  lines.push(
    `${name}: ${counts.passed} passed, ${counts.failed} failed${counts.flaky ? `, ${counts.flaky} at the second try` : ''} (${((Date.now() - startedMs) / 1000).toFixed(0)} s)`,
  )
}
if (names.length > 0) console.log(`\nNot as it should be:\n${names.join('\n')}`)
console.log(`\n${lines.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
