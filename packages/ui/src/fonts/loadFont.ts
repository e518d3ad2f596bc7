import type { FontName } from './fonts.ts'

const faces: Record<FontName, () => Promise<unknown>> = {
  'Plus Jakarta Sans': () => import('./plusJakartaSans.css.ts'),
  Inter: () => import('./inter.css.ts'),
  Manrope: () => import('./manrope.css.ts'),
  Nunito: () => import('./nunito.css.ts'),
  Outfit: () => import('./outfit.css.ts'),
  'Source Serif 4': () => import('./sourceSerif4.css.ts'),
  'JetBrains Mono': () => import('./jetBrainsMono.css.ts'),
}

/** Whether a face ships: a theme of the runtime configuration may name any. */
export function isFont(name: string): name is FontName {
  return Object.hasOwn(faces, name)
}

/** Makes a face known to the page. Text is readable in the stand-in until its file is there. */
export async function loadFont(name: FontName): Promise<void> {
  await faces[name]()
}
