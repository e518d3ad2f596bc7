import { activeInSvg, embeddedSvg, MOST_IMAGE_CHARS } from '../imageSource.ts'
import { isImageSource } from '../isImageSource.ts'
import type { ThemeSeed } from '../seed.ts'
import type { DraftProblem } from './draft.ts'
import { when } from './problem.ts'

type Form =
  | { form: 'image' }
  | { form: 'text'; most: number }
  | { form: 'link' }
  | { form: 'mail' }
  | { form: 'number'; from: number; to: number }

type RuleOf<Name extends string> = Form & {
  /** Where the field is in the theme JSON. */
  at: readonly [keyof ThemeSeed, ...string[]]
  /** A field without which this one has no meaning. */
  needs?: Name
  /** Whether the other field needs this one, too. */
  isNeeded?: boolean
}

/** The optional fields of a brand, as the clinic's form edits them; empty is left out. */
export const brandFields = {
  logo: { at: ['logo', 'src'], form: 'image' },
  logoWidth: { at: ['logo', 'width'], form: 'number', from: 8, to: 240, needs: 'logo', isNeeded: true },
  logoHeight: { at: ['logo', 'height'], form: 'number', from: 8, to: 48, needs: 'logo', isNeeded: true },
  logoDark: { at: ['logo', 'dark'], form: 'image', needs: 'logo' },
  favicon: { at: ['favicon'], form: 'image' },
  loginPicture: { at: ['login', 'picture'], form: 'image' },
  sloganEn: { at: ['login', 'slogan', 'en'], form: 'text', most: 90 },
  sloganEs: { at: ['login', 'slogan', 'es'], form: 'text', most: 90 },
  docs: { at: ['links', 'docs'], form: 'link' },
  blog: { at: ['links', 'blog'], form: 'link' },
  sales: { at: ['links', 'sales'], form: 'mail' },
  help: { at: ['links', 'help'], form: 'link' },
  cornerCard: { at: ['corners', 'card'], form: 'number', from: 0, to: 48 },
  cornerInput: { at: ['corners', 'input'], form: 'number', from: 0, to: 48 },
  cornerButton: { at: ['corners', 'button'], form: 'number', from: 0, to: 48 },
} as const satisfies Record<string, RuleOf<string>>

export type BrandFieldName = keyof typeof brandFields
export const brandFieldNames = Object.keys(brandFields) as BrandFieldName[]
/** The fields of a brand as typed. */
/** The fields that hold an image. */
export const imageFields = ['logo', 'logoDark', 'favicon', 'loginPicture'] as const satisfies readonly BrandFieldName[]

export type BrandDraft = Record<BrandFieldName, string>

const rules: Readonly<Record<BrandFieldName, RuleOf<BrandFieldName>>> = brandFields

/** The keys of a theme that hold these fields. */
export const brandKeys: readonly string[] = [...new Set(brandFieldNames.map((name) => rules[name].at[0]))]

/** Returns all problems of the fields of a brand. */
export function brandProblems(draft: BrandDraft): DraftProblem[] {
  return brandFieldNames.flatMap((field) => {
    const { needs, isNeeded, ...form } = rules[field]
    const value = draft[field]
    const other = needs ? draft[needs] : ''
    if (value === '') return when(isNeeded === true && other !== '', field, 'missing', '')
    return [
      ...when(needs !== undefined && other === '', needs ?? field, 'missing', ''),
      ...formProblems(field, form, value),
    ]
  })
}

function formProblems(field: BrandFieldName, rule: Form, value: string): DraftProblem[] {
  switch (rule.form) {
    case 'image':
      return imageProblems(field, value)
    case 'link':
      return when(!isLink(value), field, 'address', value)
    case 'mail':
      return when(!isLink(value) && !/^[^\s/:@]+@[^\s/:@]+$/.test(value), field, 'mail', value)
    case 'text':
      return [
        ...when(value.length > rule.most, field, 'long', value, [String(rule.most)]),
        ...when(hasControl(value), field, 'control', value),
      ]
    case 'number': {
      const isInside = /^\d{1,4}$/.test(value) && Number(value) >= rule.from && Number(value) <= rule.to
      return when(!isInside, field, 'number', value, [`${rule.from}–${rule.to}`])
    }
  }
}

/** Whether a text has characters that do not show, such as a change of direction. */
export const hasControl = (value: string): boolean => /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value)

/** An address of the web or a path of this origin. */
export const isLink = (value: string): boolean => /^(https?:\/\/[^\s]+$|\/(?![/\\\s]))/.test(value)

function imageProblems(field: BrandFieldName, src: string): DraftProblem[] {
  if (!isImageSource(src)) return when(true, field, 'image', src)
  if (src.length > MOST_IMAGE_CHARS)
    return when(true, field, 'imageBig', kilobytes(src.length), [kilobytes(MOST_IMAGE_CHARS)])
  if (!/^data:image\/svg/i.test(src)) return []
  const svg = embeddedSvg(src)
  const found = svg === undefined ? 'no <svg>' : activeInSvg(svg)
  return found === undefined ? [] : when(true, field, 'svg', found)
}

/** A length in characters as kilobytes. */
export const kilobytes = (chars: number): string => String(Math.ceil(chars / 1000))

/** Reads the fields of a brand from a theme, or from anything that claims to be one. */
export function brandDraftOf(theme: object): BrandDraft {
  return Object.fromEntries(brandFieldNames.map((name) => [name, textAt(theme, rules[name].at)])) as BrandDraft
}

function textAt(from: unknown, path: readonly string[]): string {
  const value = path.reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), from)
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** The keys below those of a brand that no field reads, and parts of the wrong kind. */
export function brandShapeProblems(theme: Readonly<Record<string, unknown>>): DraftProblem[] {
  const known = new Set(
    brandFieldNames.flatMap((name) => rules[name].at.map((_, i, all) => all.slice(0, i + 1).join('.'))),
  )
  const leaves = new Map(brandFieldNames.map((name) => [rules[name].at.join('.'), name]))
  const walk = (value: unknown, path: string): DraftProblem[] => {
    if (!known.has(path)) return when(true, 'file', 'unknown', path)
    const leaf = leaves.get(path)
    if (leaf !== undefined) {
      const kind = rules[leaf].form === 'number' ? 'number' : 'string'
      const isRight = value === undefined || value === null || typeof value === kind
      return when(!isRight, leaf, 'kind', Array.isArray(value) ? 'array' : typeof value, [kind])
    }
    if (!isObject(value)) return when(value !== undefined && value !== null, 'file', 'part', path)
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, `${path}.${key}`))
  }
  return brandKeys.flatMap((key) => (Object.hasOwn(theme, key) ? walk(theme[key], key) : []))
}

/** Writes the fields of a brand as parts of a theme, without those that are empty. */
export function brandPartsOf(draft: BrandDraft): Pick<ThemeSeed, 'logo' | 'favicon' | 'login' | 'links' | 'corners'> {
  const value = (name: BrandFieldName) => (rules[name].form === 'number' ? Number(draft[name]) : draft[name])
  const parts: Record<string, unknown> = {}
  for (const name of brandFieldNames.filter((one) => draft[one] !== '')) {
    const { at } = rules[name]
    let part = parts
    for (const key of at.slice(0, -1)) {
      const inner = part[key]
      const next: Record<string, unknown> = isObject(inner) ? inner : {}
      part[key] = next
      part = next
    }
    part[at.at(-1) ?? ''] = value(name)
  }
  return parts
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
