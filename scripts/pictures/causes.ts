// Guesses why a picture changed from the files of its story: uncommitted ones first, then commits since.

import type { Facet } from './facets.ts'

/** The text of source files by repository path. */
export type Sources = ReadonlyMap<string, string>

export type Cause = 'token' | 'component' | 'data' | 'several' | 'tool' | 'unknown' | 'new' | 'removed'

/** A probable cause with the files that explain it, or their folder for components. */
export interface Reason {
  readonly cause: Cause
  readonly uncommitted: readonly string[]
  readonly committed: readonly string[]
}

/** Repository paths that differ from an accepted picture's commit. */
export interface Changes {
  readonly uncommitted: readonly string[]
  readonly committed: readonly string[]
}

const sandbox = 'packages/api/src/sandbox/'

type FileKind = 'token' | 'data' | 'tool' | 'component'

const rules: readonly (readonly [FileKind, RegExp])[] = [
  ['token', /^packages\/ui\/src\/(themes|fonts)\/(?!.*\.stories\.tsx$)/],
  ['data', /^packages\/api\/src\/sandbox\/|^\.storybook\/frozen\.ts$|\.stories\.tsx$|(^|\/)[a-z]*[sS]tory\w*\.tsx?$/],
  ['tool', /^(pnpm-lock\.yaml|scripts\/browser\.mjs|\.storybook\/(still|preview|test-runner|main)\.tsx?)$/],
  ['component', /^(packages|apps)\/[^/]+\/src\//],
]

/** The kind of cause that a file can be; undefined for tests, docs and servers. */
export function fileKindOf(file: string): FileKind | undefined {
  if (/\.test\.tsx?$|\/__snapshots__\//.test(file)) return undefined
  return rules.find(([, pattern]) => pattern.test(file))?.[0]
}

const entries: Readonly<Record<string, string>> = {
  '@parapet/ui': 'packages/ui/src/index.ts',
  '@parapet/ui/table': 'packages/ui/src/table/index.ts',
  '@parapet/ui/range': 'packages/ui/src/date-range/index.ts',
  '@parapet/ui/contract': 'packages/ui/src/themes/contract.css.ts',
  '@parapet/ui/theme': 'packages/ui/src/themes/global.css.ts',
  '@parapet/ui/derive': 'packages/ui/src/themes/derive.ts',
  '@parapet/ui/clinic': 'packages/ui/src/clinic/index.ts',
  '@parapet/ui/theme-link': 'packages/ui/src/themes/clinic/themeLink.ts',
  '@parapet/ui/code': 'packages/ui/src/code/index.ts',
  '@parapet/ui/words': 'packages/ui/src/words/words.ts',
  '@parapet/api': 'packages/api/src/index.ts',
  '@parapet/api/probe': 'packages/api/src/probe/index.ts',
  '@parapet/api/mergePreferences': 'packages/api/src/domain/mergePreferences.ts',
  '@parapet/api/sandbox': 'packages/api/src/sandbox/index.ts',
  '@parapet/api/sandbox/answers': 'packages/api/src/sandbox/answers.ts',
  '@parapet/api/sandbox/choices': 'packages/api/src/sandbox/choices.ts',
  '@parapet/api/sandbox/server': 'packages/api/src/sandbox/server/index.ts',
  '@parapet/widgets': 'packages/widgets/src/index.ts',
  '@parapet/widgets/catalogue': 'packages/widgets/src/catalogue/index.ts',
  '@parapet/widgets/words': 'packages/widgets/src/words/index.ts',
  '@parapet/widgets/files': 'packages/widgets/src/charts/files.ts',
  '@parapet/widgets/explained': 'packages/widgets/src/tiles/Explained.tsx',
  '@parapet/widgets/report': 'packages/widgets/src/catalogue/monthReport.ts',
  '@parapet/widgets/samples': 'packages/widgets/src/kinds/Samples.tsx',
  '@parapet/widgets/spans': 'packages/widgets/src/catalogue/spanWidgets.ts',
  '@parapet/widgets/events': 'packages/widgets/src/catalogue/eventReads.ts',
  '@parapet/widgets/vcl': 'packages/widgets/src/vcl/index.ts',
  '@parapet/dashboard': 'apps/dashboard/src/index.ts',
}

function resolved(from: string, to: string): string | undefined {
  if (!to.startsWith('.')) return entries[to]
  const parts = from.split('/').slice(0, -1)
  for (const step of to.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}

interface Import {
  readonly file: string
  readonly names: readonly string[] | undefined
}

const importStatement =
  /(?:import|export)\s+(?:type\s+)?(\*(?:\s+as\s+\w+)?|\{[^}]*\}|\w+(?:\s*,\s*\{[^}]*\})?)\s*from\s*'([^']+)'/g
const bareImport = /\bimport\s*\(?\s*'([^']+)'/g

const namesIn = (clause: string): string[] | undefined => {
  const inside = /^\{([^}]*)\}$/.exec(clause.trim())?.[1]
  return inside?.split(',').flatMap((name) => /^\s*(?:type\s+)?(\w+)/.exec(name)?.[1] ?? [])
}

function importsOf(file: string, text: string): Import[] {
  const found: Import[] = []
  const add = (to: string | undefined, names: readonly string[] | undefined) => {
    const path = to && resolved(file, to)
    if (path) found.push({ file: path, names })
  }
  for (const [, clause = '', to] of text.matchAll(importStatement)) add(to, namesIn(clause))
  for (const [, to] of text.matchAll(bareImport)) add(to, undefined)
  return found
}

const isBarrel = (file: string): boolean => file.endsWith('/index.ts')

/** All files that a story imports, also indirectly; of an `index.ts` only the exports that are used. */
export function reachOf(story: string, sources: Sources): Set<string> {
  const reached = new Set<string>([story])
  const visited = new Set<string>()
  const queue: Import[] = [{ file: story, names: undefined }]
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { file, names } = next
    const key = isBarrel(file) && names ? `${file}#${names.join()}` : file
    const text = sources.get(file)
    if (visited.has(key) || text === undefined) continue
    visited.add(key)
    if (isBarrel(file) && names) {
      for (const reexport of importsOf(file, text)) {
        const used = reexport.names?.filter((name) => names.includes(name))
        if (used === undefined) queue.push({ file: reexport.file, names })
        else if (used.length > 0) queue.push({ file: reexport.file, names: used })
      }
      continue
    }
    reached.add(file)
    queue.push(...importsOf(file, text))
  }
  return reached
}

const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/')

function affectsAll(kind: FileKind, file: string, reach: ReadonlySet<string>): boolean {
  if (file.startsWith(sandbox)) return [...reach].some((path) => path.startsWith(sandbox) || path.startsWith('apps/'))
  return kind === 'token' || kind === 'tool' || file === '.storybook/frozen.ts'
}

function guess(reach: ReadonlySet<string>, changed: readonly string[]): { cause: Cause; files: string[] } {
  const found = new Map<FileKind, Set<string>>()
  for (const file of changed) {
    const kind = fileKindOf(file)
    if (!kind) continue
    if (!affectsAll(kind, file, reach) && !reach.has(file)) continue
    found.set(kind, (found.get(kind) ?? new Set()).add(kind === 'component' ? folderOf(file) : file))
  }
  const kinds = rules.flatMap(([kind]) => (kind !== 'tool' && found.has(kind) ? [kind] : []))
  const [only] = kinds
  if (!only) {
    const tools = found.get('tool')
    return tools ? { cause: 'tool', files: [...tools].sort() } : { cause: 'unknown', files: [] }
  }
  const files = kinds.flatMap((kind) => [...(found.get(kind) ?? [])].sort())
  return { cause: kinds.length === 1 ? only : 'several', files }
}

/** The probable cause of a story's changed pictures. */
export function reasonOf(reach: ReadonlySet<string>, changes: Changes): Reason {
  const uncommitted = guess(reach, changes.uncommitted)
  const committed = guess(reach, changes.committed)
  return {
    cause: uncommitted.cause === 'unknown' ? committed.cause : uncommitted.cause,
    uncommitted: uncommitted.files,
    committed: committed.files.filter((file) => !uncommitted.files.includes(file)),
  }
}

export interface Reviewed {
  readonly name: string
  readonly story: string
  readonly title: string
  readonly theme: string
  readonly mode: string
  readonly width: number | null
  readonly isCanary: boolean
  readonly pixels: number | null
  readonly facets: readonly Facet[]
  readonly reason: Reason
}
