import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isPinnedPlatform } from '../browser.mjs'
import { serveStatic } from '../serve-static.mjs'
import { root } from '../workspace.mjs'
import { indexOf, nameInGroup } from './groups.ts'
import { orphansOf, type StoryEntry } from './plan.ts'
import { type Found, reportOf } from './results.ts'

/** The accepted pictures. */
export const baselineDir = join(root, '.storybook/pictures')
const resultDir = join(root, 'test-results/pictures')
/** The pictures of the last run that are not as accepted. */
export const afterDir = join(resultDir, 'after')
const storyDir = join(resultDir, 'stories')
const storybookDir = join(root, 'storybook-static')

interface JestSummary {
  numFailedTests: number
  numPassedTests: number
  numRuntimeErrorTestSuites: number
  testResults: { assertionResults: { status: string; ancestorTitles: string[] }[] }[]
}

/** The stories of the built Storybook. */
export function storiesOf(): StoryEntry[] {
  const file = join(storybookDir, 'index.json')
  if (!existsSync(file)) throw new Error('There is no built Storybook: run `pnpm build:storybook` first.')
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(index.entries).filter((entry) => entry.type === 'story')
}

/** The results of the last run by story. */
export function foundByStory(): Map<string, Found[]> {
  if (!existsSync(storyDir)) return new Map()
  const read = (file: string): Found[] => JSON.parse(readFileSync(join(storyDir, file), 'utf8'))
  return new Map(readdirSync(storyDir).map((file) => [file.slice(0, -'.json'.length), read(file)]))
}

/** Names of the accepted pictures. */
export const baselineNames = (): string[] =>
  existsSync(baselineDir)
    ? readdirSync(baselineDir).flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -'.webp'.length)] : []))
    : []

/**
 * Visits the titles with a story whose id matches `only` (all by default). Resolves when everything was compared;
 * `jest` includes a failure for each story with a difference.
 */
export async function visitStories({
  only,
  rest = [],
}: {
  only?: string | undefined
  rest?: readonly string[]
}): Promise<{ isOk: boolean; jest: JestSummary | undefined }> {
  const stories = storiesOf()
  // The stories of a title share a page, and earlier ones show in the edges: a title is visited whole.
  const titles = new Set(stories.filter(({ id }) => new RegExp(only ?? '').test(id)).map(({ title }) => title))
  const wanted = stories.filter(({ title }) => titles.has(title))
  if (wanted.length === 0) throw new Error(`No story's id matches ${only}`)
  rmSync(resultDir, { recursive: true, force: true })
  for (const dir of [afterDir, storyDir]) mkdirSync(dir, { recursive: true })
  const first = await runOnce(wanted, rest)
  const failed = failedOf(first, wanted)
  const found = foundByStory()
  const again = wanted.filter(
    (story) => failed.includes(story) || found.get(story.id)?.some(({ is }) => is === 'changed'),
  )
  const { isOk, jest } = again.length > 0 && again.length <= mostAgain ? await secondVisit(first, again, rest) : first
  const isComparing = process.env.PARAPET_PICTURES !== '0' && isPinnedPlatform
  const report = reportOf(wanted, foundByStory(), isComparing ? orphansOf(stories, baselineNames()) : [])
  for (const line of report.lines) console.log(line)
  if (jest) {
    jest.numFailedTests += report.failures
    jest.numPassedTests -= Math.min(report.stories, jest.numPassedTests)
  }
  return { isOk: isOk && report.failures === 0, jest }
}

interface Run {
  isOk: boolean
  jest: JestSummary | undefined
}

const mostAgain = 8

function failedOf({ jest }: Run, stories: readonly StoryEntry[]): StoryEntry[] {
  const failed = new Set(
    jest?.testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ status, ancestorTitles }) => (status === 'failed' ? [ancestorTitles.at(-1)] : [])),
    ),
  )
  return stories.filter((story) => failed.has(nameInGroup(story)))
}

/**
 * On a busy machine a browser may drop a page or render an edge differently. Failures are visited again in a new
 * browser; on the same page the runner would find the story already played. Passing only then is reported.
 */
async function secondVisit(first: Run, stories: readonly StoryEntry[], rest: readonly string[]): Promise<Run> {
  const second = await runOnce(stories, rest)
  if (!first.jest || !second.jest) return { isOk: false, jest: first.jest }
  const stillFailed = new Set(failedOf(second, stories).map(({ id }) => id))
  const found = foundByStory()
  for (const { id } of stories) {
    const isDifferent = found.get(id)?.some(({ is }) => is !== 'same')
    if (!stillFailed.has(id) && !isDifferent) console.log(`passed at the second visit only: ${id}`)
  }
  const mended = first.jest.numFailedTests - second.jest.numFailedTests
  first.jest.numFailedTests -= mended
  first.jest.numPassedTests += mended
  return { isOk: second.isOk && first.jest.numRuntimeErrorTestSuites === 0, jest: first.jest }
}

async function runOnce(wanted: readonly StoryEntry[], rest: readonly string[]): Promise<Run> {
  // Only the runner reads its groups; the pages have Storybook's own index, beside the others (test-runner.ts, prepare).
  const server = await serveStatic(storybookDir, 0, { '/groups/': '', '/groups/index.json': indexOf(wanted) })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The Storybook server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  const args = ['--url', `${origin}/groups/`, '--index-json', '--disable-telemetry']
  args.push('--maxWorkers=3', '--failOnConsole', '--json', ...rest)
  let printed = ''
  const code = await new Promise<number>((done, fail) => {
    const child = spawn(join(root, 'node_modules/.bin/test-storybook'), args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'inherit'],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', REFERENCE_URL: origin },
    })
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.on('error', fail)
    child.on('close', (exit) => done(exit ?? 1))
  })
  server.close()
  server.closeAllConnections()
  const summary = printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1)
  const jest: JestSummary | undefined = summary ? JSON.parse(summary) : undefined
  return { isOk: code === 0, jest }
}
