/** When the groups of rules were last compared with the OWASP core rule set. */
export const wafRulesAsOf = '2026-04-26'

/** The groups of the OWASP core rule set, by the first three digits of a rule's number. */
export const wafGroups = {
  '911': 'method',
  '913': 'scanner',
  '920': 'protocol',
  '921': 'smuggling',
  '922': 'multipart',
  '930': 'files',
  '931': 'remoteFiles',
  '932': 'commands',
  '933': 'php',
  '934': 'scripts',
  '941': 'xss',
  '942': 'sql',
  '943': 'session',
  '944': 'java',
  '949': 'score',
  '950': 'leak',
  '951': 'leak',
  '952': 'leak',
  '953': 'leak',
  '954': 'leak',
  '955': 'leak',
  '959': 'score',
  '980': 'score',
} as const

export type WafGroup = (typeof wafGroups)[keyof typeof wafGroups] | 'own'

/** Returns the group of a rule; `own` for numbers outside the core rule set. */
export function wafGroupOf(rule: string): WafGroup {
  const prefix = /^(\d{3})\d{3}$/.exec(rule)?.[1] ?? ''
  return Object.hasOwn(wafGroups, prefix) ? wafGroups[prefix as keyof typeof wafGroups] : 'own'
}

/** A parameter of a requested address, as sent. */
export interface TargetParameter {
  readonly name: string
  readonly value: string
}

/** A requested address taken apart; nothing of it is decoded. */
export interface WafTarget {
  readonly path: string
  readonly parameters: readonly TargetParameter[]
}

/** Takes a requested address apart. */
export function readTarget(target: string): WafTarget {
  const at = target.indexOf('?')
  if (at < 0) return { path: target, parameters: [] }
  const parameters = target
    .slice(at + 1)
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const equals = part.indexOf('=')
      return equals < 0 ? { name: part, value: '' } : { name: part.slice(0, equals), value: part.slice(equals + 1) }
    })
  return { path: target.slice(0, at), parameters }
}

const MOST_SHOWN = 300

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    // Not every attack is well encoded.
    return text
  }
}

/** Returns a payload as it can be read: decoded once, invisible characters written out, cut. It is text, never markup. */
export function readablePayload(text: string): string {
  const plain = decoded(text).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  )
  const characters = [...plain]
  return characters.length > MOST_SHOWN ? `${characters.slice(0, MOST_SHOWN).join('')}…` : plain
}
