import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../workspace.mjs'
import { baselineOf, decode, differing } from './baseline.ts'
import { type Changes, type Reason, type Reviewed, reachOf, reasonOf, type Sources } from './causes.ts'
import { readVerdicts, type Verdicts } from './clusters.ts'
import { facetsOf } from './facets.ts'
import { isCanary, orphansOf, type StoryEntry } from './plan.ts'
import { afterDir, baselineDir, baselineNames, resultDir, resultsByStory, storiesOf } from './visit.ts'

/** The file of a picture, before and after. */
export const fileOf = (side: 'before' | 'after', name: string): string =>
  side === 'before' ? join(baselineDir, `${name}.webp`) : join(afterDir, `${name}.png`)

const pictureNameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'))

function git(...args: readonly string[]): string[] {
  try {
    const answer = execFileSync('git', [...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return answer.split('\n').filter(Boolean)
  } catch {
    return [] // An unpacked archive has no history.
  }
}

const untrackedFiles = (...paths: readonly string[]): string[] =>
  git('ls-files', '--others', '--exclude-standard', '--', ...paths)

function commitByPicture(): Map<string, string> {
  const found = new Map<string, string>()
  let commit = ''
  for (const line of git('log', '--format=@%H', '--name-only', '--', relative(root, baselineDir))) {
    if (line.startsWith('@')) commit = line.slice(1)
    else if (!found.has(pictureNameOf(line))) found.set(pictureNameOf(line), commit)
  }
  return found
}

function readSources(): Sources {
  const found = new Map<string, string>()
  const walk = (dir: string): void => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (['node_modules', 'dist', '.tsbuild'].includes(entry.name)) continue
      const path = join(dir, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (/\.tsx?$/.test(entry.name)) found.set(relative(root, path), readFileSync(path, 'utf8'))
    }
  }
  for (const dir of ['packages', 'apps']) walk(join(root, dir))
  return found
}

function createExplainer(): (story: StoryEntry, name: string) => Reason {
  const commits = commitByPicture()
  const sources = readSources()
  const reaches = new Map<string, ReadonlySet<string>>()
  const changesSince = new Map<string, Changes>()
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...untrackedFiles()]
  return (story, name) => {
    const commit = commits.get(name) ?? 'HEAD'
    const file = story.importPath.replace(/^\.\//, '')
    const reach = reaches.get(file) ?? reachOf(file, sources)
    const changes = changesSince.get(commit) ?? {
      uncommitted,
      committed: git('diff', '--name-only', commit, 'HEAD'),
    }
    reaches.set(file, reach)
    changesSince.set(commit, changes)
    return reasonOf(reach, changes)
  }
}

const noFiles = { uncommitted: [], committed: [] } as const

/** What changed in a picture, from its files. */
async function changeOf(name: string): Promise<Pick<Reviewed, 'pixels' | 'facets'>> {
  const sides = (['before', 'after'] as const).map(async (side) => decode(await readFile(fileOf(side, name))))
  const [before, after] = await Promise.all(sides)
  if (!before || !after) throw new Error(`No two pictures of ${name}`)
  return { pixels: differing(before, after), facets: facetsOf(before, after) }
}

/** Everything to review: changed and new pictures of the last run, and baselines without a story. */
export async function readPending(): Promise<Reviewed[]> {
  const stories = storiesOf()
  const results = resultsByStory()
  const explain = createExplainer()
  const found = stories.flatMap((story) =>
    (results.get(story.id) ?? [])
      .filter(({ kind, name }) => kind !== 'same' && existsSync(fileOf('after', name)))
      .map((result) => ({ story, result })),
  )
  const taken: Reviewed[] = []
  for (const { story, result } of found) {
    const isNew = result.kind === 'new'
    taken.push({
      name: result.name,
      story: story.id,
      title: `${story.title} / ${story.name}`,
      theme: result.theme,
      mode: result.mode,
      width: result.width ?? null,
      isCanary: isCanary(story.tags),
      ...(isNew ? { pixels: null, facets: [] } : await changeOf(result.name)),
      reason: isNew ? { cause: 'new', ...noFiles } : explain(story, result.name),
    })
  }
  const removed = orphansOf(stories, baselineNames()).map((name) => {
    const [, story = name, theme = '', mode = ''] = /^(.*)--([a-z]+)-(light|dark)(?:-\d+)?$/.exec(name) ?? []
    const reason = { cause: 'removed' as const, ...noFiles }
    return { name, story, title: story, theme, mode, width: null, isCanary: false, pixels: null, facets: [], reason }
  })
  return [...taken, ...removed]
}

const verdictFile = join(resultDir, 'verdicts.json')

/** What was said about the last run; undefined before anything was. */
export const keptVerdicts = (): Verdicts | undefined =>
  existsSync(verdictFile) ? readVerdicts(readFileSync(verdictFile, 'utf8')) : undefined

/** Keeps what was said about the last run; a new run forgets it. */
export const keepVerdicts = (verdicts: Verdicts): void => writeFileSync(verdictFile, JSON.stringify(verdicts, null, 2))

/** Names of the pictures that are added or replaced in the work tree and not committed. */
export function uncommittedPictures(): string[] {
  const folder = relative(root, baselineDir)
  const tracked = git('diff', '--name-only', '--diff-filter=d', 'HEAD', '--', folder)
  return [...tracked, ...untrackedFiles(folder)].map(pictureNameOf)
}

/** Accepts a picture; one without a story is deleted. */
export async function accept({ name, reason }: Reviewed): Promise<void> {
  const after = fileOf('after', name)
  if (reason.cause === 'removed') {
    rmSync(fileOf('before', name), { force: true })
    return
  }
  mkdirSync(baselineDir, { recursive: true })
  writeFileSync(fileOf('before', name), await baselineOf(readFileSync(after)))
  rmSync(after)
}
