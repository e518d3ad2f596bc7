import type { ColorToken } from '../contract.css.ts'
import { derive } from '../derive.ts'
import type { Mode, ThemeSeed } from '../seed.ts'
import { type BrandFieldName, brandDraftOf, brandFieldNames, kilobytes } from './brandFields.ts'
import { legalKeys } from './draft.ts'
import { deltaE } from './report.ts'

export interface TokenDifference {
  token: ColorToken
  mode: Mode
  one: string
  other: string
  deltaE: number
}

const ownLooks = ['title', 'hosts', 'fonts', 'fontFiles', 'pin', 'poweredBy', 'radius', 'rail', 'pattern'] as const
const legalLooks = legalKeys.map((key) => `legal.${key}` as const)
const looks: readonly Look[] = [...ownLooks, ...legalLooks, ...brandFieldNames]
export type Look = (typeof ownLooks)[number] | (typeof legalLooks)[number] | BrandFieldName

export interface ThemeDifference {
  tokens: readonly TokenDifference[]
  looks: readonly { look: Look; one: string; other: string }[]
}

export function differenceOf(one: ThemeSeed, other: ThemeSeed): ThemeDifference {
  const [first, second] = [derive(one), derive(other)]
  const tokens = (['light', 'dark'] as const).flatMap((mode) =>
    (Object.keys(first[mode].color) as ColorToken[]).map((token) => {
      const [a, b] = [first[mode].color[token], second[mode].color[token]]
      return { token, mode, one: a, other: b, deltaE: deltaE(a.slice(0, 7), b.slice(0, 7)) }
    }),
  )
  return {
    tokens: tokens.filter((row) => row.deltaE >= 1).sort((a, b) => b.deltaE - a.deltaE),
    looks: looks
      .map((look) => ({ look, one: textOf(one, look), other: textOf(other, look) }))
      .filter((row) => row.one !== row.other),
  }
}

/** Returns what a theme says besides its colours; empty fields are left out. */
export function looksOf(seed: ThemeSeed): readonly { look: Look; value: string }[] {
  return looks.map((look) => ({ look, value: textOf(seed, look) })).filter(({ value }) => value !== '')
}

const defaults = { radius: 'spec', rail: 'deep', pattern: 'pins' } as const

function textOf(seed: ThemeSeed, look: Look): string {
  switch (look) {
    case 'hosts':
      return seed.hosts.join(', ')
    case 'fonts':
      return [seed.fonts.body, seed.fonts.heading, seed.fonts.mono].filter((face) => face !== undefined).join(', ')
    case 'fontFiles':
      return (seed.fontFiles ?? []).map(({ family, weight, src }) => `${family} ${weight}: ${short(src)}`).join(', ')
    case 'legal.name':
      return seed.legal?.name ?? ''
    case 'legal.terms':
      return seed.legal?.terms ?? ''
    case 'legal.privacy':
      return seed.legal?.privacy ?? ''
    case 'legal.cookies':
      return seed.legal?.cookies ?? ''
    case 'legal.contact':
      return seed.legal?.contact ?? ''
    case 'poweredBy':
      return seed.poweredBy ?? ''
    case 'radius':
    case 'rail':
    case 'pattern':
      return seed[look] ?? defaults[look]
    case 'title':
    case 'pin':
      return seed[look]
    default:
      return short(brandDraftOf(seed)[look])
  }
}

/** An embedded file as its kind and size; two of equal size are still told apart by their end. */
function short(address: string): string {
  if (!address.startsWith('data:')) return address
  return `${/^data:[^;,]*/.exec(address)?.[0]} ${kilobytes(address.length)} KB …${address.slice(-8)}`
}
