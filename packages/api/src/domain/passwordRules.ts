/** The shortest password that our forms accept; the provider accepts `PROVIDER_MIN_LENGTH`. */
export const MIN_PASSWORD_LENGTH = 10

const PROVIDER_MIN_LENGTH = 8

/** The rules of a new password, in the order in which they are shown. */
export const passwordRules = ['length', 'mixed', 'digit', 'different', 'name'] as const
export type PasswordRule = (typeof passwordRules)[number]

export interface PasswordDraft {
  current: string
  next: string
  repeat: string
}

/** Which rules of the provider a password breaks: its length, letters in both cases, a digit. */
export function providerRules(
  password: string,
  minLength = PROVIDER_MIN_LENGTH,
): Extract<PasswordRule, 'length' | 'mixed' | 'digit'>[] {
  const broken = {
    length: [...password].length < minLength,
    mixed: !/[A-Z]/.test(password) || !/[a-z]/.test(password),
    digit: !/\d/.test(password),
  }
  return (['length', 'mixed', 'digit'] as const).filter((rule) => broken[rule])
}

/** Which rules a new password breaks, in the order in which they are shown. An empty password breaks what can be judged. */
export function brokenRules(next: string, current: string, names: readonly string[]): PasswordRule[] {
  const lower = next.toLowerCase()
  const holdsName = names
    .flatMap((name) => name.toLowerCase().split(/[\s@.]+/))
    .some((part) => part.length >= 4 && lower.includes(part))
  return [
    ...providerRules(next, MIN_PASSWORD_LENGTH),
    ...(next === '' || next === current ? ['different' as const] : []),
    ...(next === '' || holdsName ? ['name' as const] : []),
  ]
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

type RandomBytes = (length: number) => Uint8Array

const secureBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))

/** Returns a random password that breaks no rule and contains none of `names`, without characters that look alike. */
export function generatePassword(names: readonly string[] = [], randomBytes = secureBytes): string {
  for (;;) {
    // Values above the last multiple would make some characters more likely.
    const most = 256 - (256 % alphabet.length)
    const bytes = [...randomBytes(4 * GENERATED_LENGTH)].filter((byte) => byte < most)
    const password = bytes
      .slice(0, GENERATED_LENGTH)
      .map((byte) => alphabet[byte % alphabet.length])
      .join('')
    if (brokenRules(password, '', names).length === 0) return password
  }
}
