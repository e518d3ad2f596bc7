import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../workspace.mjs'
import { baselineOf } from './baseline.ts'
import { type Reason, type Reviewed, reachOf, reasonOf, type Sources } from './causes.ts'
import { isCanary, orphansOf, type StoryEntry } from './plan.ts'
import { afterDir, baselineDir, baselineNames, foundByStory, storiesOf } from './visit.ts'

/** The file of a picture, before and after. */
export const fileOf = (side: 'before' | 'after', name: string): string =>
  side === 'before' ? join(baselineDir, `${name}.webp`) : join(afterDir, `${name}.png`)

function git(...args: readonly string[]): string[] {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    const answer = execFileSync('git', [...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: [...stdio],
    })
    return answer.split('\n').filter(Boolean)
  } catch {
    return []
  }
}

function commits(): Map<string, string> {
  const found = new Map<string, string>()
  let commit = ''
  for (const line of git('log', '--format=@%H', '--name-only', '--', relative(root, baselineDir))) {
    if (line.startsWith('@')) commit = line.slice(1)
    else {
      const name = line.slice(line.lastIndexOf('/') + 1, line.lastIndexOf('.'))
      if (!found.has(name)) found.set(name, commit)
    }
  }
  return found
}

function sources(): Sources {
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

function explainer(): (story: StoryEntry, name: string) => Reason {
  const last = commits()
  const texts = sources()
  const reaches = new Map<string, ReadonlySet<string>>()
  const changes = new Map<string, readonly string[]>()
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return (story, name) => {
    const commit = last.get(name)
    if (!commit) return { cause: 'unknown', because: [] }
    const file = story.importPath.replace(/^\.\//, '')
    const reach = reaches.get(file) ?? reachOf(file, texts)
    const changed = changes.get(commit) ?? [...git('diff', '--name-only', commit), ...untracked]
    reaches.set(file, reach)
    changes.set(commit, changed)
    return reasonOf(reach, changed)
  }
}

/** Everything to review: changed and new pictures of the last run, and baselines without a story. */
export function pending(): Reviewed[] {
  const stories = storiesOf()
  const found = foundByStory()
  const explain = explainer()
  const waiting = stories.flatMap((story) =>
    (found.get(story.id) ?? [])
      .filter(({ is, name }) => is !== 'same' && existsSync(fileOf('after', name)))
      .map((one) => ({
        name: one.name,
        story: story.id,
        title: `${story.title} / ${story.name}`,
        theme: one.theme,
        mode: one.mode,
        width: one.width ?? null,
        isCanary: isCanary(story.tags),
        pixels: one.is === 'changed' ? one.pixels : null,
        reason: one.is === 'new' ? { cause: 'new' as const, because: [] } : explain(story, one.name),
      })),
  )
  const removed = orphansOf(stories, baselineNames()).map((name) => {
    const [, story = name, theme = '', mode = ''] = /^(.*)--([a-z]+)-(light|dark)(?:-\d+)?$/.exec(name) ?? []
    const reason = { cause: 'removed' as const, because: [] }
    return { name, story, title: story, theme, mode, width: null, isCanary: false, pixels: null, reason }
  })
  return [...waiting, ...removed]
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
