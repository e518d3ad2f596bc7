/** The strength of a password; `short` is below the minimum length. */
export type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong'

export const leastPasswordLength = 8

const common = /^(pass(word)?|qwerty|azerty|admin|welcome|letmein|iloveyou|contrase(n|ñ)a|sandbox|parapet)[\d\W_]*$/i

/** Estimates the strength of a password; one of `knownWords`, alone or with a suffix, is weak. */
export function passwordStrength(password: string, knownWords: readonly string[] = []): Strength {
  if (password.length < leastPasswordLength) return 'short'
  const lowerCase = password.toLowerCase()
  if (common.test(password)) return 'weak'
  if (knownWords.some((word) => word.length > 3 && lowerCase.replace(/[\d\W_]+$/, '') === word.toLowerCase()))
    return 'weak'
  const classCount = [/[a-zà-ÿ]/, /[A-ZÀ-Þ]/, /\d/, /[^\p{L}\d]/u].filter((pattern) => pattern.test(password)).length
  const bits = effectiveLength(lowerCase) * Math.log2([10, 26, 40, 62, 90][classCount] ?? 26)
  if (bits < 40) return 'weak'
  if (bits < 56) return 'fair'
  if (bits < 76) return 'good'
  return 'strong'
}

function effectiveLength(text: string): number {
  let length = 0
  for (let index = 0; index < text.length; index += 1) {
    const step = index === 0 ? 9 : text.charCodeAt(index) - text.charCodeAt(index - 1)
    length += Math.abs(step) <= 1 ? 0.25 : 1
  }
  return length
}
