import { argumentsOf, type Compiled } from './message.ts'
import type { Messages } from './types.ts'

/** Returns the differences between two languages: missing or extra keys, and messages with other arguments. */
export function checkTranslations(en: Messages, es: Messages): string[] {
  const problems: string[] = []
  const compiled = (table: Messages, key: string): Compiled => (table as Readonly<Record<string, Compiled>>)[key] ?? ''
  for (const key of new Set([...Object.keys(en), ...Object.keys(es)])) {
    if (!(key in es)) problems.push(`${key}: missing in Spanish`)
    else if (!(key in en)) problems.push(`${key}: not in English`)
    else if (es[key] === '' && en[key] !== '') problems.push(`${key}: empty in Spanish`)
    else {
      const [one, other] = [argumentsOf(compiled(en, key)).join(), argumentsOf(compiled(es, key)).join()]
      if (one !== other) problems.push(`${key}: English uses (${one}), Spanish (${other})`)
    }
  }
  return problems
}
