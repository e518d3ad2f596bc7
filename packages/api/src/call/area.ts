import type { Auth, Call, HostName } from './call.ts'

/** What the calls of an area have in common. */
export interface AreaOptions {
  /** Before every path, without slashes at its ends: 'companies'. */
  readonly prefix?: string
  readonly version?: string
  readonly host?: HostName
  readonly auth?: Auth
}

/** A named group of calls. Gives each its name, its host and the list of reads it puts out of date. */
/* @__NO_SIDE_EFFECTS__ */
export function area<const N extends string, C extends Record<string, Call>>(
  name: N,
  calls: C,
  { prefix, version = 'v1', host = 'api', auth = 'bearer' }: AreaOptions = {},
): C {
  const named = Object.entries(calls).map(([key, row]): Call => {
    const path = prefix ? `${prefix}/${row.path}` : row.path
    // Only the provider's API has versions in its paths.
    return {
      ...row,
      name: `${name}.${key}`,
      path,
      version: host === 'api' ? (row.version ?? version) : null,
      host,
      auth: row.auth === 'none' ? 'none' : auth,
    }
  })
  const complete = named.map((row) => (row.method === 'GET' ? row : withRefreshes(row, named)))
  // The same rows under the same keys: only names and lists were filled in, so the types hold.
  return Object.fromEntries(Object.keys(calls).map((key, index) => [key, complete[index]])) as C
}

// Worked out when it is first written: a page begins with reads, and all areas are there before it.
function withRefreshes(write: Call, calls: readonly Call[]): Call {
  let names: readonly string[] | undefined
  return {
    ...write,
    get refreshes() {
      names ??= refreshedBy(write, calls)
      return names
    },
  }
}

/**
 * The reads a write puts out of date: those of its own collection (the list and the item), after a DELETE also what hangs under
 * the item, and the exceptions that are written out.
 */
function refreshedBy(write: Call, calls: readonly Call[]): string[] {
  if (write.isQuiet) return []
  const path = segments(write)
  const collection = path.at(-1) === PARAM ? path.slice(0, -1) : path
  const isOwn = (read: string[]) =>
    startsWith(read, collection) &&
    (read.length === collection.length || (read.length === collection.length + 1 && read.at(-1) === PARAM))
  const hangsUnder = (read: string[]) => write.method === 'DELETE' && startsWith(read, path)
  const reads = calls.filter((row) => row.method === 'GET')
  const own = reads.filter((row) => isOwn(segments(row)) || hangsUnder(segments(row)))
  return [...new Set([...own.map((row) => row.name), ...write.refreshes])]
}

const PARAM = '{}'

function segments({ path }: Call): string[] {
  return (path.split('?')[0] ?? '')
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith('{') ? PARAM : segment))
}

function startsWith(path: string[], start: string[]): boolean {
  return start.every((segment, index) => path[index] === segment)
}
