export interface LineProblem {
  /** Line number, from 1. */
  line: number
  text: string
  problem: string
}

/** Checks every non-empty line; returns their number and the problems. */
export function checkLines(
  text: string,
  check: (line: string, number: number) => string | undefined,
): { filled: number; problems: LineProblem[] } {
  const problems: LineProblem[] = []
  let filled = 0
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '') continue
    filled += 1
    const problem = check(line, index + 1)
    if (problem !== undefined) problems.push({ line: index + 1, text: line, problem })
  }
  return { filled, problems }
}

/** Returns the start and end offset of a line (from 1). */
export function lineSpan(text: string, line: number): [from: number, to: number] {
  let from = 0
  for (let current = 1; current < line; current += 1) {
    const next = text.indexOf('\n', from)
    if (next < 0) return [text.length, text.length]
    from = next + 1
  }
  const end = text.indexOf('\n', from)
  return [from, end < 0 ? text.length : end]
}
