import type { CodeInk, CodeLanguage, CodeRule } from './language.ts'

/** The start of a run of one kind of code. */
export interface InkRun {
  readonly at: number
  readonly ink: CodeInk
}

const stickies = new WeakMap<RegExp, RegExp>()
function matchAt(rule: RegExp, line: string, at: number): string | undefined {
  const known = stickies.get(rule)
  const sticky = known ?? new RegExp(rule.source, `${rule.flags.replace(/[gy]/g, '')}y`)
  if (!known) stickies.set(rule, sticky)
  sticky.lastIndex = at
  return sticky.exec(line)?.[0]
}

function firstMatch(rules: readonly CodeRule[], line: string, at: number): [CodeRule, string] | [undefined, ''] {
  for (const rule of rules) {
    const text = matchAt(rule.match, line, at)
    if (text) return [rule, text]
  }
  return [undefined, '']
}

/** Tokenises one line, starting in the state where the previous line ended; returns the end state. */
export function readLine(
  states: CodeLanguage['states'],
  from: string,
  line: string,
): { runs: readonly InkRun[]; state: string } {
  const runs: InkRun[] = []
  let name = from
  let at = 0
  const paint = (ink: CodeInk) => {
    if (runs.at(-1)?.ink !== ink) runs.push({ at, ink })
  }
  while (at < line.length) {
    const { ink, rules } = states[name] ?? states.start
    const [rule, text] = firstMatch(rules, line, at)
    if (rule) {
      paint(typeof rule.ink === 'function' ? rule.ink(text) : rule.ink)
      name = rule.go ?? name
      at += text.length
    } else {
      paint(ink)
      at += 1
    }
  }
  return { runs, state: name }
}
