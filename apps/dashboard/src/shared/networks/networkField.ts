import type { NetworkLines } from '@parapet/api'

/** Converts the path of an entry in a body to that of its line in the field: entries are merged, lines are not. */
export function networkField(path: string, { entryLines }: NetworkLines): string {
  return path.replace(/^addresses\.(\d+)/, (whole, index) => {
    const line = entryLines[Number(index)]
    return line === undefined ? whole : `addresses.${line - 1}`
  })
}
