/** The error of one line. */
export interface LineProblem {
  /** From 1. */
  line: number
  text: string
  problem: string
}

/** The verdict on every line that is not empty. */
export function checkLines(
  text: string,
  check: (line: string, number: number) => string | undefined,
): { filled: number; problems: LineProblem[] } {
  const problems: LineProblem[] = []
  let filled = 0
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '') continue
    filled += 1
    const problem = check(line, at + 1)
    if (problem !== undefined) problems.push({ line: at + 1, text: line, problem })
  }
  return { filled, problems }
}

/** The start and end of a line (from 1) within the text. */
export function lineSpan(text: string, line: number): [from: number, to: number] {
  let from = 0
  for (let at = 1; at < line; at += 1) {
    const next = text.indexOf('\n', from)
    if (next < 0) return [text.length, text.length]
    from = next + 1
  }
  const end = text.indexOf('\n', from)
  return [from, end < 0 ? text.length : end]
}
