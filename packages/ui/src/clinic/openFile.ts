import type { FontKind } from '../fonts/fonts.ts'
import { localFonts } from '../fonts/fonts.ts'
import { isOwnFamily } from '../fonts/ownFonts.ts'
import type { FontDraft } from '../themes/clinic/fontFields.ts'

/** Reads a file as a `data:` address of a type. */
export async function dataAddress(file: Blob, type: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** Returns the size of an image in pixels; undefined for one that the browser cannot show. */
export async function imageSize(src: string): Promise<{ width: number; height: number } | undefined> {
  const image = new Image()
  image.src = src
  const isShown = await image.decode().then(
    () => true,
    () => false,
  )
  return isShown ? { width: image.naturalWidth, height: image.naturalHeight } : undefined
}

/** Letters in about the frequency of English text. */
const sample = 'the quick brown fox jumps over a lazy dog and then returns to its seat in the warm sun, again and again'

/** Reads a woff2 file and measures it, so that a local font can stand in with the same metrics; undefined if it is no font. */
export async function readFont(file: File, kind: FontKind): Promise<FontDraft | undefined> {
  const bytes = await file.arrayBuffer()
  if (new TextDecoder('latin1').decode(bytes.slice(0, 4)) !== 'wOF2') return undefined
  const face = new FontFace('clinic probe', bytes)
  const isFont = await face.load().then(
    () => true,
    () => false,
  )
  const context = document.createElement('canvas').getContext('2d')
  if (!isFont || !context) return undefined
  document.fonts.add(face)
  const measure = (font: string) => {
    context.font = `100px ${font}`
    return context.measureText(sample)
  }
  const own = measure('"clinic probe"')
  const local = measure(`${localFonts[kind].map((name) => `"${name}"`).join(', ')}, ${kind}`)
  document.fonts.delete(face)
  const scale = own.width / local.width
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`
  return {
    family: familyOf(file.name),
    src: await dataAddress(file, 'font/woff2'),
    weight: weightOf(file.name),
    style: /italic/i.test(file.name) ? 'italic' : 'normal',
    kind,
    sizeAdjust: percent(scale),
    ascentOverride: percent(own.fontBoundingBoxAscent / 100 / scale),
    descentOverride: percent(own.fontBoundingBoxDescent / 100 / scale),
  }
}

const weights = {
  thin: '100',
  extralight: '200',
  light: '300',
  regular: '400',
  medium: '500',
  semibold: '600',
  bold: '700',
  extrabold: '800',
  black: '900',
} as const

const wordsOf = (name: string) => name.replace(/\.\w+$/, '').split(/[^A-Za-z0-9]+/)
const isWeight = (word: string) => /^[1-9]00$/.test(word) || Object.hasOwn(weights, word.toLowerCase())
/** Words that say the style, the letters or the kind of a file. */
const isNoName = (word: string) =>
  /^(normal|italic|latin|ext|cyrillic|greek|vietnamese|variable|wght|vf|subset)$/i.test(word)

/** The weight that the name of a file says: that of `harbour-sans-700.woff2` is 700; a variable font has all. */
export function weightOf(name: string): string {
  const words = wordsOf(name)
  if (words.some((word) => /^(wght|variable|vf)$/i.test(word))) return '100 900'
  const [, ...rest] = words
  const said = rest.find(isWeight)?.toLowerCase() ?? '400'
  return Object.entries(weights).find(([word]) => word === said)?.[1] ?? said
}

/** A family from the name of a file: `harbour-sans-latin-700-normal.woff2` is Harbour Sans. */
export function familyOf(name: string): string {
  const [first = '', ...rest] = wordsOf(name)
  const words = [first, ...rest.filter((word) => !isWeight(word) && !isNoName(word))]
  const family = words
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()
  return isOwnFamily(family) ? family : `Own ${family}`.slice(0, 40).trim()
}
