/** The strength of a password in five steps; `short` is below the minimum length. */
export type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong'

export const leastPasswordLength = 8

const common = /^(pass(word)?|qwerty|azerty|admin|welcome|letmein|iloveyou|contrase(n|ñ)a|sandbox|parapet)[\d\W_]*$/i

/**
 * Estimates the strength of a password from length and kinds of characters, minus repetitions and sequences (aaaa,
 * 1234, abcd). A password made of one of the `taken` words (user name, address) is weak.
 */
export function passwordStrength(password: string, taken: readonly string[] = []): Strength {
  if (password.length < leastPasswordLength) return 'short'
  const low = password.toLowerCase()
  if (common.test(password)) return 'weak'
  if (taken.some((word) => word.length > 3 && low.replace(/[\d\W_]+$/, '') === word.toLowerCase())) return 'weak'
  const kinds = [/[a-zà-ÿ]/, /[A-ZÀ-Þ]/, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const bits = effectiveLength(low) * Math.log2([10, 26, 40, 62, 90][kinds] ?? 26)
  if (bits < 40) return 'weak'
  if (bits < 56) return 'fair'
  if (bits < 76) return 'good'
  return 'strong'
}

function effectiveLength(text: string): number {
  let length = 0
  for (let at = 0; at < text.length; at += 1) {
    const step = at === 0 ? 9 : text.charCodeAt(at) - text.charCodeAt(at - 1)
    length += Math.abs(step) <= 1 ? 0.25 : 1
  }
  return length
}
