import type { FontFile, FontName } from './fonts.ts'

const fontModules: Record<FontName, () => Promise<unknown>> = {
  'Plus Jakarta Sans': () => import('./plusJakartaSans.css.ts'),
  Inter: () => import('./inter.css.ts'),
  Manrope: () => import('./manrope.css.ts'),
  Nunito: () => import('./nunito.css.ts'),
  Outfit: () => import('./outfit.css.ts'),
  'Source Serif 4': () => import('./sourceSerif4.css.ts'),
  'JetBrains Mono': () => import('./jetBrainsMono.css.ts'),
}

/** Whether a font ships with the app; a configured theme may name any. */
export function isFont(name: string): name is FontName {
  return Object.hasOwn(fontModules, name)
}

/** Declares a font. Text is readable in the fallback until its file has loaded. */
export async function loadFont(name: FontName): Promise<void> {
  await fontModules[name]()
}

/** Declares all fonts of a theme: those that ship, by name, and its own files. */
export async function loadFonts({ name, fonts, fontFiles }: ThemeFonts): Promise<void> {
  const { body, heading, mono } = fonts
  const shipped = [body, heading, mono].filter((font) => font !== undefined && isFont(font))
  await Promise.all([
    ...shipped.map(loadFont),
    ...(fontFiles?.length ? [import('./ownFonts.ts').then((own) => own.declareOwnFonts(name, fontFiles))] : []),
  ])
}

interface ThemeFonts {
  name: string
  fonts: { body: string; heading?: string; mono?: string }
  fontFiles?: readonly FontFile[]
}
