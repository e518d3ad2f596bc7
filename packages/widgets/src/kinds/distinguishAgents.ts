const LONGEST = 24

const partsOf = (raw: string) => raw.split(/[\s;,()]+/).filter(Boolean)

/** Returns, for each of several agents with the same name, the first part that distinguishes it, or its position. */
export function distinguishAgents(raws: readonly string[]): readonly string[] {
  const parts = raws.map((raw) => new Set(partsOf(raw)))
  return raws.map((raw, place) => {
    const isOwn = (part: string) => parts.every((others, index) => index === place || !others.has(part))
    const own = partsOf(raw).find(isOwn)
    return own === undefined ? String(place + 1) : own.length > LONGEST ? `${own.slice(0, LONGEST - 1)}…` : own
  })
}
