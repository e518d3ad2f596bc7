// Guesses why a picture changed: repository changes since its baseline was committed, in files the story imports.
// Lists all candidates, or says that there is none.

/** Repository paths of source files and their text. */
export type Sources = ReadonlyMap<string, string>

export type Cause = 'token' | 'component' | 'data' | 'several' | 'tool' | 'unknown' | 'new' | 'removed'

/** A cause with its folders or files. */
export interface Reason {
  readonly cause: Cause
  readonly because: readonly string[]
}

const sandbox = 'packages/api/src/sandbox/'

type Part = 'token' | 'data' | 'tool' | 'component'

/** In order of reach. */
const rules: readonly (readonly [Part, RegExp])[] = [
  ['token', /^packages\/ui\/src\/(themes|fonts)\/(?!.*\.stories\.tsx$)/],
  ['data', /^packages\/api\/src\/sandbox\/|^\.storybook\/frozen\.ts$|\.stories\.tsx$|(^|\/)[a-z]*[sS]tory\w*\.tsx?$/],
  ['tool', /^(pnpm-lock\.yaml|scripts\/browser\.mjs|\.storybook\/(still|preview|test-runner|main)\.tsx?)$/],
  ['component', /^(packages|apps)\/[^/]+\/src\//],
]

/** What kind of change a file is to a picture; undefined for tests, docs and servers. */
export function partOf(file: string): Part | undefined {
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
  '@parapet/ui/code': 'packages/ui/src/code/index.ts',
  '@parapet/api': 'packages/api/src/index.ts',
  '@parapet/api/sandbox': 'packages/api/src/sandbox/index.ts',
  '@parapet/api/sandbox/chosen': 'packages/api/src/sandbox/chosen.ts',
  '@parapet/api/sandbox/server': 'packages/api/src/sandbox/server/index.ts',
  '@parapet/widgets': 'packages/widgets/src/index.ts',
  '@parapet/widgets/catalogue': 'packages/widgets/src/catalogue/index.ts',
  '@parapet/widgets/words': 'packages/widgets/src/words/index.ts',
  '@parapet/widgets/samples': 'packages/widgets/src/Samples.tsx',
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

const statement =
  /(?:import|export)\s+(?:type\s+)?(\*(?:\s+as\s+\w+)?|\{[^}]*\}|\w+(?:\s*,\s*\{[^}]*\})?)\s*from\s*'([^']+)'/g
const wholly = /\bimport\s*\(?\s*'([^']+)'/g

const namesIn = (clause: string): string[] | undefined => {
  const inside = /^\{([^}]*)\}$/.exec(clause.trim())?.[1]
  return inside?.split(',').flatMap((one) => /^\s*(?:type\s+)?(\w+)/.exec(one)?.[1] ?? [])
}

function importsOf(file: string, text: string): Import[] {
  const found: Import[] = []
  const add = (to: string | undefined, names: readonly string[] | undefined) => {
    const path = to && resolved(file, to)
    if (path) found.push({ file: path, names })
  }
  for (const [, clause = '', to] of text.matchAll(statement)) add(to, namesIn(clause))
  for (const [, to] of text.matchAll(wholly)) add(to, undefined)
  return found
}

const isBarrel = (file: string): boolean => file.endsWith('/index.ts')

/** All files a story imports, transitively; of a barrel only the used exports. */
export function reachOf(story: string, sources: Sources): Set<string> {
  const reached = new Set<string>([story])
  const walked = new Set<string>()
  const open: Import[] = [{ file: story, names: undefined }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { file, names } = next
    const key = isBarrel(file) && names ? `${file}#${names.join()}` : file
    const text = sources.get(file)
    if (walked.has(key) || text === undefined) continue
    walked.add(key)
    if (isBarrel(file) && names) {
      for (const passed of importsOf(file, text)) {
        const taken = passed.names?.filter((name) => names.includes(name))
        if (taken === undefined) open.push({ file: passed.file, names })
        else if (taken.length > 0) open.push({ file: passed.file, names: taken })
      }
      continue
    }
    reached.add(file)
    open.push(...importsOf(file, text))
  }
  return reached
}

const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/')

function isAround(part: Part, file: string, reach: ReadonlySet<string>): boolean {
  if (file.startsWith(sandbox)) return [...reach].some((one) => one.startsWith(sandbox) || one.startsWith('apps/'))
  return part === 'token' || part === 'tool' || file === '.storybook/frozen.ts'
}

/** The likeliest cause of a story's changed pictures. */
export function reasonOf(reach: ReadonlySet<string>, changed: readonly string[]): Reason {
  const found = new Map<Part, Set<string>>()
  for (const file of changed) {
    const part = partOf(file)
    if (!part) continue
    if (!isAround(part, file, reach) && !reach.has(file)) continue
    found.set(part, (found.get(part) ?? new Set()).add(part === 'component' ? folderOf(file) : file))
  }
  const parts = rules.flatMap(([part]) => (part !== 'tool' && found.has(part) ? [part] : []))
  const because = parts.flatMap((part) => [...(found.get(part) ?? [])].sort())
  const [only] = parts
  if (only && parts.length === 1) return { cause: only, because }
  if (parts.length > 1) return { cause: 'several', because }
  const tools = found.get('tool')
  return tools ? { cause: 'tool', because: [...tools].sort() } : { cause: 'unknown', because: [] }
}

/** A picture in the review. */
export interface Reviewed {
  readonly name: string
  readonly story: string
  readonly title: string
  readonly theme: string
  readonly mode: string
  readonly width: number | null
  readonly isCanary: boolean
  /** The number of different pixels; null for new and removed pictures. */
  readonly pixels: number | null
  readonly reason: Reason
}

/** Pictures that changed for the same reason. */
export interface Group extends Reason {
  readonly pictures: readonly Reviewed[]
}

const order: readonly Cause[] = ['token', 'several', 'component', 'data', 'tool', 'unknown', 'new', 'removed']

/** Groups by cause, tokens first; in each the canary set first, since it is quickest to judge. */
export function groupsOf(pictures: readonly Reviewed[]): Group[] {
  const groups = new Map<string, Reviewed[]>()
  for (const picture of pictures) {
    const key = `${picture.reason.cause} ${picture.reason.because.join(' ')}`
    groups.set(key, [...(groups.get(key) ?? []), picture])
  }
  const rank = (one: Reviewed): number => Number(!one.isCanary)
  return [...groups.values()]
    .flatMap((those) => {
      const sorted = [...those].sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1))
      const [first] = sorted
      return first ? [{ ...first.reason, pictures: sorted }] : []
    })
    .sort(
      (one, other) =>
        order.indexOf(one.cause) - order.indexOf(other.cause) || other.pictures.length - one.pictures.length,
    )
}
