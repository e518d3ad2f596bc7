import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isPinnedPlatform } from '../browser.mjs'
import { serveStatic } from '../serve-static.mjs'
import { root } from '../workspace.mjs'
import { indexOf, nameInGroup } from './groups.ts'
import { storyOrigin } from './origin.ts'
import { isPictured, orphansOf, type StoryEntry } from './plan.ts'
import { reportOf, type ShotResult, toRepeat } from './results.ts'

export const baselineDir = join(root, '.storybook/pictures')
/** What a run leaves: results of stories, changed pictures, verdicts. */
export const resultDir = join(root, 'test-results/pictures')
/** The pictures of the last run that differ from the accepted ones. */
export const afterDir = join(resultDir, 'after')
const storyDir = join(resultDir, 'stories')
const storybookDir = join(root, 'storybook-static')

interface JestSummary {
  numFailedTests: number
  numPassedTests: number
  numRuntimeErrorTestSuites: number
  /** Lines about pictures that differ from the accepted ones; empty if none does. */
  pictures?: readonly string[]
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
export function resultsByStory(): Map<string, ShotResult[]> {
  if (!existsSync(storyDir)) return new Map()
  const read = (file: string): ShotResult[] => JSON.parse(readFileSync(join(storyDir, file), 'utf8'))
  return new Map(readdirSync(storyDir).map((file) => [file.slice(0, -'.json'.length), read(file)]))
}

/** The names of the accepted pictures. */
export const baselineNames = (): string[] =>
  existsSync(baselineDir)
    ? readdirSync(baselineDir).flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -'.webp'.length)] : []))
    : []

/**
 * Visits the titles with a story whose id matches `only` (all by default) and compares their pictures; with `picturesOnly` only
 * stories that have one, without axe.
 */
export async function visitStories({
  only,
  rest = [],
  picturesOnly = false,
}: {
  only?: string | undefined
  rest?: readonly string[]
  picturesOnly?: boolean
}): Promise<{ isOk: boolean; isPlayed: boolean; jest: JestSummary | undefined }> {
  const stories = storiesOf()
  const titles = new Set(stories.filter(({ id }) => new RegExp(only ?? '').test(id)).map(({ title }) => title))
  const wanted = stories.filter(({ title, tags }) => titles.has(title) && (!picturesOnly || isPictured(tags)))
  const env: Environment = picturesOnly ? { PICTURES_ONLY: '1' } : {}
  if (wanted.length === 0) throw new Error(`No story's id matches ${only}`)
  rmSync(resultDir, { recursive: true, force: true })
  for (const dir of [afterDir, storyDir]) mkdirSync(dir, { recursive: true })
  // What earlier stories leave in a page can change the rounding of edges, so a difference counts only on a new page.
  const first = await runOnce(wanted, rest, picturesOnly ? { ...env, ONE_PAGE: '1' } : env)
  const failed = failedOf(first, wanted)
  const results = resultsByStory()
  const retried = toRepeat(wanted, new Set(failed.map(({ id }) => id)), results, picturesOnly)
  const { isOk, jest } = retried.length > 0 ? await retry(first, retried, rest, env) : first
  const report = reportOf(wanted, resultsByStory(), isPinnedPlatform ? orphansOf(stories, baselineNames()) : [])
  for (const line of report.lines) console.log(line)
  if (jest) {
    jest.pictures = report.failures > 0 ? report.lines : []
    jest.numFailedTests += report.failures
    jest.numPassedTests -= Math.min(report.stories, jest.numPassedTests)
  }
  return { isOk: isOk && report.failures === 0, isPlayed: isOk, jest }
}

interface Run {
  isOk: boolean
  jest: JestSummary | undefined
}

function failedOf({ jest }: Run, stories: readonly StoryEntry[]): StoryEntry[] {
  const failed = new Set(
    jest?.testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ status, ancestorTitles }) => (status === 'failed' ? [ancestorTitles.at(-1)] : [])),
    ),
  )
  return stories.filter((story) => failed.has(nameInGroup(story)))
}

type Environment = Readonly<Record<string, string>>

/** Visits failures again in a new browser: a busy machine may drop a page or round an edge differently. */
async function retry(
  first: Run,
  stories: readonly StoryEntry[],
  rest: readonly string[],
  env: Environment,
): Promise<Run> {
  const second = await runOnce(stories, rest, env)
  if (!first.jest || !second.jest) return { isOk: false, jest: first.jest }
  const failedAtFirst = new Set(failedOf(first, stories).map(({ id }) => id))
  const stillFailed = new Set(failedOf(second, stories).map(({ id }) => id))
  const results = resultsByStory()
  for (const { id } of stories) {
    const isDifferent = results.get(id)?.some(({ kind }) => kind !== 'same')
    const isExpected = env.PICTURES_ONLY === '1' && !failedAtFirst.has(id)
    if (!stillFailed.has(id) && !isDifferent && !isExpected) console.log(`passed only at the second try: ${id}`)
  }
  const passedNow = first.jest.numFailedTests - second.jest.numFailedTests
  first.jest.numFailedTests -= passedNow
  first.jest.numPassedTests += passedNow
  return { isOk: second.isOk && first.jest.numRuntimeErrorTestSuites === 0, jest: first.jest }
}

async function runOnce(wanted: readonly StoryEntry[], rest: readonly string[], env: Environment): Promise<Run> {
  const server = await serveStatic(storybookDir, 0, { '/groups/': '', '/groups/index.json': indexOf(wanted) })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The Storybook server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  const args = ['--url', `${origin}/groups/`, '--index-json', '--disable-telemetry']
  args.push('--maxWorkers=3', '--failOnConsole', '--json', ...rest)
  let printed = ''
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin/test-storybook'), args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...env,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        REFERENCE_URL: storyOrigin,
        STORYBOOK_PORT: String(address.port),
      },
    })
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.on('error', reject)
    child.on('close', (exit) => resolve(exit ?? 1))
  })
  server.close()
  server.closeAllConnections()
  const summary = printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1)
  const jest: JestSummary | undefined = summary ? JSON.parse(summary) : undefined
  return { isOk: code === 0, jest }
}
