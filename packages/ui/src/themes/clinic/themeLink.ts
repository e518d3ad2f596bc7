import type { ThemeSeed } from '../seed.ts'
import { problemsOf, seedOf } from './draft.ts'
import { readThemes } from './readTheme.ts'

const PREFIX = 'draft-'

/** Writes a theme as one word of letters, digits, `-` and `_`, which an address can hold unescaped. */
export function themeLink(seed: ThemeSeed): string {
  const bytes = new TextEncoder().encode(JSON.stringify(seed))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return PREFIX + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Reads the theme of such a word; undefined for anything else, and for a theme that the clinic would refuse. */
export function seedOfLink(word: unknown): ThemeSeed | undefined {
  if (typeof word !== 'string' || !word.startsWith(PREFIX)) return undefined
  const [theme] = readThemes(textOf(word.slice(PREFIX.length))).themes
  if (!theme || theme.problems.length > 0 || problemsOf(theme.draft).length > 0) return undefined
  return seedOf(theme.draft)
}

function textOf(word: string): string {
  try {
    const bytes = atob(word.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)))
  } catch {
    return '' // Not base64: there is no theme in it.
  }
}
