import type { ThemeSeed } from '../seed.ts'
import { problemsOf, seedOf } from './draft.ts'
import { readThemes } from './readTheme.ts'

const PREFIX = 'draft-'

/** Servers and chats cut addresses that are longer. */
const MOST_LINK_CHARS = 6000

const isEmbedded = (address: string | undefined) => address?.startsWith('data:') === true

/** A theme without its embedded files. */
function withoutFiles({ logo, favicon, login, fontFiles, ...seed }: ThemeSeed): ThemeSeed {
  const { picture, ...words } = login ?? {}
  const { dark, ...light } = logo ?? { src: 'data:', width: 0, height: 0 }
  const files = fontFiles?.filter(({ src }) => !isEmbedded(src)) ?? []
  const fontOf = (name: string) => (fontFiles?.some(({ family }) => family === name) ? 'Inter' : name)
  const { body, heading, mono } = seed.fonts
  return {
    ...seed,
    ...(isEmbedded(light.src) ? {} : { logo: { ...light, ...(dark && !isEmbedded(dark) ? { dark } : {}) } }),
    ...(favicon && !isEmbedded(favicon) ? { favicon } : {}),
    ...(login ? { login: { ...words, ...(picture && !isEmbedded(picture) ? { picture } : {}) } } : {}),
    ...(files.length > 0 ? { fontFiles: files } : {}),
    fonts:
      files.length === (fontFiles?.length ?? 0)
        ? seed.fonts
        : {
            body: fontOf(body),
            ...(heading ? { heading: fontOf(heading) } : {}),
            ...(mono ? { mono: fontOf(mono) } : {}),
          },
  }
}

/** Whether the link of a theme leaves out its embedded files, because its address would be too long. */
export const isLinkCut = (seed: ThemeSeed): boolean => wordOf(seed).length > MOST_LINK_CHARS

/** Writes a theme as one word of letters, digits, `-` and `_`, which an address can hold unescaped; embedded files that are too long are left out. */
export function themeLink(seed: ThemeSeed): string {
  return wordOf(isLinkCut(seed) ? withoutFiles(seed) : seed)
}

function wordOf(seed: ThemeSeed): string {
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
