/** The amounts of a path, as a ranking has them. */
export interface PathAmounts {
  readonly key: string
  readonly requests: number | null
  readonly bytes: number | null
}

/** A folder, a file type or a path, with the sums of the paths in it. */
export interface Branch {
  /** A path; a folder ends with a slash, a file type begins with a dot. */
  readonly key: string
  readonly kind: 'folder' | 'type' | 'path'
  readonly paths: number
  readonly requests: number
  readonly bytes: number
}

const pathOf = (key: string) => key.split('?', 1)[0] ?? key

/** The end of a file's name in lower case, with its dot; an empty text for paths without one. */
export function typeOf(key: string): string {
  const name = pathOf(key).split('/').at(-1) ?? ''
  return /.(\.[a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

function gather(rows: readonly PathAmounts[], placeOf: (key: string) => Pick<Branch, 'key' | 'kind'> | null): Branch[] {
  const found = new Map<string, Branch>()
  for (const row of rows) {
    const place = placeOf(row.key)
    if (!place) continue
    const known = found.get(place.key) ?? { ...place, paths: 0, requests: 0, bytes: 0 }
    found.set(place.key, {
      ...known,
      paths: known.paths + 1,
      requests: known.requests + (row.requests ?? 0),
      bytes: known.bytes + (row.bytes ?? 0),
    })
  }
  return [...found.values()]
}

/** What is directly in a folder (`/` is all): its folders with their sums, and its paths. */
export function branchesIn(rows: readonly PathAmounts[], folder: string): Branch[] {
  return gather(rows, (key) => {
    const path = pathOf(key)
    if (!path.startsWith(folder)) return null
    const end = path.indexOf('/', folder.length)
    return end < 0 ? { key, kind: 'path' } : { key: path.slice(0, end + 1), kind: 'folder' }
  })
}

/** The file types of all paths with their sums. */
export function typesIn(rows: readonly PathAmounts[]): Branch[] {
  return gather(rows, (key) => ({ key: typeOf(key), kind: 'type' }))
}

/** The paths of a file type. */
export function pathsOfType(rows: readonly PathAmounts[], type: string): Branch[] {
  return gather(rows, (key) => (typeOf(key) === type ? { key, kind: 'path' } : null))
}

/** The folders above and including one, the outermost first. */
export function foldersOf(folder: string): string[] {
  const parts = folder.split('/').slice(1, -1)
  return ['/', ...parts.map((_, n) => `/${parts.slice(0, n + 1).join('/')}/`)]
}

/** Paths whose text contains what is looked for, without regard to capitals; all without a text. */
export function containing<Row extends PathAmounts>(rows: readonly Row[], text: string): readonly Row[] {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? rows : rows.filter(({ key }) => key.toLowerCase().includes(wanted))
}
