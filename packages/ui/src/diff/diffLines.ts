import { type ChangeObject, diffArrays } from 'diff'

/** One line of a comparison; `before` and `after` are its numbers (from 1) in the two texts. */
export type DiffLine =
  | { kind: 'same'; text: string; before: number; after: number }
  | { kind: 'removed'; text: string; before: number }
  | { kind: 'added'; text: string; after: number }

const mostChanges = 1500

/** The shortest edit between two texts by whole lines; with too many changes, one block replaced by another. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const one = before === '' ? [] : before.split('\n')
  const other = after === '' ? [] : after.split('\n')
  const changes = diffArrays(one, other, { maxEditLength: mostChanges }) ?? replaced(one, other)
  let at = 0
  let to = 0
  return changes.flatMap(({ value, removed, added }) =>
    value.map((text): DiffLine => {
      if (removed) return { kind: 'removed', text, before: ++at }
      if (added) return { kind: 'added', text, after: ++to }
      return { kind: 'same', text, before: ++at, after: ++to }
    }),
  )
}

function replaced(one: readonly string[], other: readonly string[]): ChangeObject<string[]>[] {
  const most = Math.min(one.length, other.length)
  let head = 0
  while (head < most && one[head] === other[head]) head += 1
  let tail = 0
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  const block = (value: string[], kind: DiffLine['kind']) => ({
    value,
    count: value.length,
    added: kind === 'added',
    removed: kind === 'removed',
  })
  return [
    block(one.slice(0, head), 'same'),
    block(one.slice(head, one.length - tail), 'removed'),
    block(other.slice(head, other.length - tail), 'added'),
    block(one.slice(one.length - tail), 'same'),
  ]
}

/** A row of two texts side by side: what was removed stands beside what was added in its place. */
export interface DiffPair {
  readonly before: DiffLine | null
  readonly after: DiffLine | null
}

/** Puts the lines of a comparison side by side. */
export function diffPairs(lines: readonly DiffLine[]): DiffPair[] {
  const pairs: DiffPair[] = []
  let removed: DiffLine[] = []
  let added: DiffLine[] = []
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at++)
      pairs.push({ before: removed[at] ?? null, after: added[at] ?? null })
    removed = []
    added = []
  }
  for (const line of lines) {
    if (line.kind === 'removed') removed.push(line)
    else if (line.kind === 'added') added.push(line)
    else {
      flush()
      pairs.push({ before: line, after: line })
    }
  }
  flush()
  return pairs
}

export type DiffRun = { isFolded: boolean; lines: readonly DiffLine[] }

/** Folds unchanged lines more than `context` lines away from a change. */
export function foldSame(lines: readonly DiffLine[], context = 3): readonly DiffRun[] {
  const near = new Uint8Array(lines.length)
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'same') near.fill(1, Math.max(0, at - context), at + context + 1)
  }
  const runs: { isFolded: boolean; lines: DiffLine[] }[] = []
  for (const [at, line] of lines.entries()) {
    const isFolded = near[at] === 0
    const last = runs.at(-1)
    if (last && last.isFolded === isFolded) last.lines.push(line)
    else runs.push({ isFolded, lines: [line] })
  }
  return runs.map((run) => (run.isFolded && run.lines.length < 3 ? { isFolded: false, lines: run.lines } : run))
}
