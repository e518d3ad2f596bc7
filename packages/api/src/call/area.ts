import type { Auth, Call, HostName, NeedsOption } from './call.ts'

export interface AreaOptions {
  readonly prefix?: string
  readonly version?: string
  readonly host?: HostName
  readonly auth?: Auth
  readonly needs?: NeedsOption
  /** Refusals come with status 200 and a `status` in the body. */
  readonly hasBodyStatus?: boolean
}

/** Creates a named group of calls and fills in each call's name, host and the reads it refreshes. */
/* @__NO_SIDE_EFFECTS__ */
export function area<const N extends string, C extends Record<string, Call>>(
  name: N,
  calls: C,
  { prefix, version = 'v1', host = 'api', auth = 'bearer', needs, hasBodyStatus = false }: AreaOptions = {},
): C {
  const named = Object.entries(calls).map(([key, row]): Call => {
    const path = prefix ? `${prefix}/${row.path}` : row.path
    return {
      ...row,
      name: `${name}.${key}`,
      path,
      version: host === 'api' ? (row.version ?? version) : null,
      host,
      auth: row.auth === 'none' ? 'none' : auth,
      hasBodyStatus,
      needs: row.needs.length > 0 || !needs ? row.needs : [needs.need],
    }
  })
  const complete = named.map((row) => (row.method === 'GET' ? row : withRefreshes(row, named)))
  // Only names and lists were filled in, so the types still hold.
  return Object.fromEntries(Object.keys(calls).map((key, index) => [key, complete[index]])) as C
}

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

/** Returns the reads a write refreshes: those of its collection, and after a DELETE those below the item. */
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
