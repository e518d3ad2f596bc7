import { type FontFile, localFonts } from '../../fonts/fonts.ts'
import { isFontSource, isFontWeight, isOwnFamily, isPercent } from '../../fonts/ownFonts.ts'
import { kilobytes } from './brandFields.ts'
import type { DraftProblem } from './draft.ts'
import { when } from './problem.ts'

/** The parts of a font file as given. */
export const fontParts = [
  ...(['family', 'src', 'weight', 'style', 'kind'] as const),
  ...(['sizeAdjust', 'ascentOverride', 'descentOverride'] as const),
] as const
export type FontDraft = Record<(typeof fontParts)[number], string>

/** The largest embedded font, in characters of its address. */
export const MOST_FONT_CHARS = 200_000

/** Reads a font file of a theme; a part that is not a text stays as its JSON, and is refused later. */
export function fontDraftOf(given: object): FontDraft {
  const { fallback, ...rest } = given as Partial<Record<string, unknown>>
  const all: Partial<Record<string, unknown>> = { ...rest, ...(typeof fallback === 'object' ? fallback : {}) }
  const text = (value: unknown) =>
    typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  return Object.fromEntries(fontParts.map((part) => [part, text(all[part])])) as FontDraft
}

/** Returns all problems of the font files of a theme; a message names the family. */
export function fontFileProblems(files: readonly FontDraft[]): DraftProblem[] {
  return files.flatMap((file) => {
    const bad = (isRight: boolean, kind: 'fontFamily' | 'fontPart', detail: readonly string[]) =>
      when(!isRight, 'fontFiles', kind, file.family, detail)
    const hasMetrics = [file.sizeAdjust, file.ascentOverride, file.descentOverride].every(isPercent)
    return [
      ...bad(isOwnFamily(file.family), 'fontFamily', []),
      ...when(!isFontSource(file.src), 'fontFiles', 'fontSource', file.src),
      ...when(file.src.length > MOST_FONT_CHARS, 'fontFiles', 'imageBig', kilobytes(file.src.length), [
        kilobytes(MOST_FONT_CHARS),
      ]),
      ...bad(isFontWeight(file.weight), 'fontPart', [`weight: ${file.weight}`]),
      ...bad(file.style === 'normal' || file.style === 'italic', 'fontPart', [`style: ${file.style}`]),
      ...bad(Object.hasOwn(localFonts, file.kind), 'fontPart', [`kind: ${file.kind}`]),
      ...bad(hasMetrics, 'fontPart', ['fallback']),
    ]
  })
}

/** Converts a valid font file to that of a theme. */
export function fontFileOf(draft: FontDraft): FontFile {
  const kinds = Object.keys(localFonts) as FontFile['kind'][]
  return {
    family: draft.family,
    src: draft.src,
    weight: draft.weight,
    style: draft.style === 'italic' ? 'italic' : 'normal',
    kind: kinds.find((kind) => kind === draft.kind) ?? 'sans-serif',
    fallback: {
      sizeAdjust: draft.sizeAdjust,
      ascentOverride: draft.ascentOverride,
      descentOverride: draft.descentOverride,
    },
  }
}
