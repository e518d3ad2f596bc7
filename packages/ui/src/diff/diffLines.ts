/** One line of a comparison; `before` and `after` are its numbers (from 1) in the two texts. */
export type DiffLine =
  | { kind: 'same'; text: string; before: number; after: number }
  | { kind: 'removed'; text: string; before: number }
  | { kind: 'added'; text: string; after: number }

const mostChanges = 1500

/** The shortest way from one text to another by whole lines (Myers). */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const one = before === '' ? [] : before.split('\n')
  const other = after === '' ? [] : after.split('\n')
  // Common head and tail are most of a configuration and are skipped.
  let head = 0
  while (head < one.length && head < other.length && one[head] === other[head]) head += 1
  let tail = 0
  while (
    tail < one.length - head &&
    tail < other.length - head &&
    one[one.length - 1 - tail] === other[other.length - 1 - tail]
  ) {
    tail += 1
  }
  const lines: DiffLine[] = []
  const same = (at: number, to: number) =>
    lines.push({ kind: 'same', text: one[at] ?? '', before: at + 1, after: to + 1 })
  for (let at = 0; at < head; at += 1) same(at, at)
  const middle = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)] as const
  let at = head
  let to = head
  for (const step of steps(...middle)) {
    if (step === 'same') same(at++, to++)
    else if (step === 'removed') lines.push({ kind: 'removed', text: one[at] ?? '', before: ++at })
    else lines.push({ kind: 'added', text: other[to] ?? '', after: ++to })
  }
  for (let left = 0; left < tail; left += 1) same(at++, to++)
  return lines
}

type Step = DiffLine['kind']

function steps(one: readonly string[], other: readonly string[]): Step[] {
  const replaced = (): Step[] => [...one.map(() => 'removed' as const), ...other.map(() => 'added' as const)]
  if (one.length === 0 || other.length === 0) return replaced()
  const most = Math.min(mostChanges, one.length + other.length)
  const reach = new Int32Array(2 * most + 3)
  const middle = most + 1
  const trace: Int32Array[] = []
  for (let d = 0; d <= most; d += 1) {
    trace.push(reach.slice())
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && (reach[middle + k - 1] ?? 0) < (reach[middle + k + 1] ?? 0))
      let x = isDown ? (reach[middle + k + 1] ?? 0) : (reach[middle + k - 1] ?? 0) + 1
      while (x < one.length && x - k < other.length && one[x] === other[x - k]) x += 1
      reach[middle + k] = x
      if (x >= one.length && x - k >= other.length) return wayBack(trace, one.length, other.length, middle)
    }
  }
  return replaced()
}

function wayBack(trace: readonly Int32Array[], length: number, otherLength: number, middle: number): Step[] {
  const way: Step[] = []
  let x = length
  let y = otherLength
  for (let d = trace.length - 1; d > 0; d -= 1) {
    const reach = trace[d] ?? new Int32Array()
    const k = x - y
    const isDown = k === -d || (k !== d && (reach[middle + k - 1] ?? 0) < (reach[middle + k + 1] ?? 0))
    const from = isDown ? k + 1 : k - 1
    const startX = reach[middle + from] ?? 0
    const startY = startX - from
    while (x > startX + (isDown ? 0 : 1) && y > startY + (isDown ? 1 : 0)) {
      way.push('same')
      x -= 1
      y -= 1
    }
    way.push(isDown ? 'added' : 'removed')
    x = startX
    y = startY
  }
  while (x > 0 && y > 0) {
    way.push('same')
    x -= 1
    y -= 1
  }
  return way.reverse()
}

/** A run of visible or folded lines. */
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
  // Folding one or two lines would take more space than it saves.
  return runs.map((run) => (run.isFolded && run.lines.length < 3 ? { isFolded: false, lines: run.lines } : run))
}
