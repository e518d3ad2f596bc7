import type { CodeInk, CodeLanguage, CodeRule } from './language.ts'

/** A token of a line, from `at` to the next token. */
export interface InkRun {
  readonly at: number
  readonly ink: CodeInk
}

const stickyRegExps = new WeakMap<RegExp, RegExp>()
function matchAt(rule: RegExp, line: string, at: number): string | undefined {
  const known = stickyRegExps.get(rule)
  const sticky = known ?? new RegExp(rule.source, `${rule.flags.replace(/[gy]/g, '')}y`)
  if (!known) stickyRegExps.set(rule, sticky)
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
  const addToken = (ink: CodeInk) => {
    if (runs.at(-1)?.ink !== ink) runs.push({ at, ink })
  }
  while (at < line.length) {
    const { ink, rules } = states[name] ?? states.start
    const [rule, text] = firstMatch(rules, line, at)
    if (rule) {
      addToken(typeof rule.ink === 'function' ? rule.ink(text) : rule.ink)
      name = rule.go ?? name
      at += text.length
    } else {
      addToken(ink)
      at += 1
    }
  }
  return { runs, state: name }
}
