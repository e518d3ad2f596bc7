const LONGEST = 24

const partsOf = (raw: string) => raw.split(/[\s;,()]+/).filter(Boolean)

/**
 * Returns what tells each of several agents from the others of the same name: the first part that they do not share,
 * or its place where there is none.
 */
export function tellApart(raws: readonly string[]): readonly string[] {
  const parts = raws.map((raw) => new Set(partsOf(raw)))
  return raws.map((raw, place) => {
    const isOwn = (part: string) => parts.every((others, index) => index === place || !others.has(part))
    const own = partsOf(raw).find(isOwn)
    return own === undefined ? String(place + 1) : own.length > LONGEST ? `${own.slice(0, LONGEST - 1)}…` : own
  })
}
