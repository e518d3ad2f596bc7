/** The shortest password that we let through; the provider has the last word. */
export const MIN_PASSWORD_LENGTH = 10

/** The rules of a new password, in the order in which they are shown. */
export const passwordRules = ['length', 'mixed', 'digit', 'different', 'name'] as const
export type PasswordRule = (typeof passwordRules)[number]

export interface PasswordDraft {
  current: string
  next: string
  repeat: string
}

/** Which rules a new password breaks, in the order in which they are shown. An empty password breaks what can be judged. */
export function brokenRules(next: string, current: string, names: readonly string[]): PasswordRule[] {
  const lower = next.toLowerCase()
  const holdsName = names
    .flatMap((name) => name.toLowerCase().split(/[\s@.]+/))
    .some((part) => part.length >= 4 && lower.includes(part))
  const broken: Record<PasswordRule, boolean> = {
    length: [...next].length < MIN_PASSWORD_LENGTH,
    mixed: !/\p{Lu}/u.test(next) || !/\p{Ll}/u.test(next),
    digit: !/[^\p{L}\s]/u.test(next),
    different: next === '' || next === current,
    name: next === '' || holdsName,
  }
  return passwordRules.filter((rule) => broken[rule])
}

export type PasswordProblem = { field: keyof PasswordDraft; problem: 'missing' | 'mismatch' | PasswordRule }

/** One problem a field, the first that matters: missing, then a broken rule, then two that differ. */
export function passwordProblems(draft: PasswordDraft, names: readonly string[]): PasswordProblem[] {
  const problems: PasswordProblem[] = []
  if (draft.current === '') problems.push({ field: 'current', problem: 'missing' })
  const [broken] = brokenRules(draft.next, draft.current, names)
  if (draft.next === '') problems.push({ field: 'next', problem: 'missing' })
  else if (broken) problems.push({ field: 'next', problem: broken })
  if (draft.repeat === '') problems.push({ field: 'repeat', problem: 'missing' })
  else if (draft.repeat !== draft.next) problems.push({ field: 'repeat', problem: 'mismatch' })
  return problems
}

const letters = 'abcdefghjkmnpqrstuvwxyz'
const alphabet = `${letters}${letters.toUpperCase()}23456789-_.!`
const GENERATED_LENGTH = 20

/** Returns a random password that breaks no rule, without characters that look alike. */
export function generatePassword(): string {
  for (;;) {
    // Values above the last multiple would make some characters more likely.
    const most = 256 - (256 % alphabet.length)
    const bytes = [...crypto.getRandomValues(new Uint8Array(4 * GENERATED_LENGTH))].filter((byte) => byte < most)
    const password = bytes
      .slice(0, GENERATED_LENGTH)
      .map((byte) => alphabet[byte % alphabet.length])
      .join('')
    if (brokenRules(password, '', []).length === 0) return password
  }
}
