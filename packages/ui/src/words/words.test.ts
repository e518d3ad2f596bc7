import { describe, expect, expectTypeOf, it } from 'vitest'
import { compileMessage, compileWords } from '../../vite/words.ts'
import { catalogue } from './catalogue.ts'
import { checkTranslations } from './checkTranslations.ts'
import codeEn from './code.en.ts'
import codeEs from './code.es.ts'
import { type Compiled, writeMessage } from './message.ts'
import partsEn from './parts.en.ts'
import partsEs from './parts.es.ts'
import tableEn from './table.en.ts'
import tableEs from './table.es.ts'
import type { ArgumentsOf } from './types.ts'
import en from './ui.en.ts'
import es from './ui.es.ts'
import { uiWords } from './ui.ts'

const write = (text: string, values: Record<string, string | number>, locale = 'en') =>
  writeMessage(compileMessage(text, locale) as Compiled, values, locale)

describe('messages', () => {
  it.each([
    ['plain', {}, 'plain'],
    ["it's", {}, "it's"],
    ['Hi again, {name}', { name: 'Ana' }, 'Hi again, Ana'],
    ['{n, plural, one {# site} other {# sites}}', { n: 1 }, '1 site'],
    ['{n, plural, one {# site} other {# sites}}', { n: 12_345 }, '12,345 sites'],
    ['{n, plural, =0 {no sites} one {# site} other {# sites}}', { n: 0 }, 'no sites'],
    ['{n, plural, offset:1 =1 {only you} one {you and # more} other {you and # more}}', { n: 3 }, 'you and 2 more'],
    ['{n, selectordinal, one {#st try} two {#nd try} few {#rd try} other {#th try}}', { n: 22 }, '22nd try'],
    ['{up, select, yes {went up} other {went down}} by {n}', { up: 'yes', n: 1000 }, 'went up by 1,000'],
    ['{up, select, yes {went up} other {went down}}', { up: 'no' }, 'went down'],
    ['{unit, select, minutes {min} other {{unit}}}', { unit: 'constructor' }, 'constructor'],
    ['{unit, select, minutes {min} other {{unit}}}', { unit: '__proto__' }, '__proto__'],
    ['{n, plural, one {# of {total}} other {# of {total}}}', { n: 2, total: 9 }, '2 of 9'],
    ['{missing}', {}, '{missing}'],
  ])('%s', (text, values, expected) => {
    expect(write(text, values)).toBe(expected)
  })

  it('groups digits as the language does', () => {
    expect(write('{n, plural, one {# sitio} other {# sitios}}', { n: 12_345 }, 'es')).toBe('12.345 sitios')
  })
})

describe('whole millions in Spanish', () => {
  const sites = '{n, plural, =0 {sin sitios} one {# sitio} other {los # sitios}}'
  it.each([
    [sites, 1_000_000, 'los 1.000.000 de sitios'],
    [sites, 2_000_000, 'los 2.000.000 de sitios'],
    [sites, 1_200_000, 'los 1.200.000 sitios'],
    [sites, 0, 'sin sitios'],
    ['{n, plural, one {y # más} other {y # más}}', 1_000_000, 'y 1.000.000 más'],
    ['{n, plural, one {# de 9} other {# de 9 sitios}}', 1_000_000, '1.000.000 de 9 sitios'],
    ['{n, plural, one {hace # s} other {hace # s}}', 1_000_000, 'hace 1.000.000 s'],
    ['{n, plural, one {#} other {#}} min', 1_000_000, '1.000.000 min'],
    ['{n, plural, one {x #} many {un montón: #} other {# x}}', 1_000_000, 'un montón: 1.000.000'],
  ])('%s for %i', (text, n, expected) => {
    expect(write(text, { n }, 'es')).toBe(expected)
  })

  it('adds no such branch in English', () => {
    const code = "export default { a: '{n, plural, one {# site} other {# sites}}' }"
    expect(compileWords(code, 'x.en.ts')).not.toContain('many')
    expect(compileWords(code, 'x.es.ts')).toContain('" de sites"')
  })
})

describe('words plugin', () => {
  it('keeps plain messages as strings and turns the others into trees', () => {
    const code = `import type a from './a.ts'\nexport default { hi: 'Hi', 'a.b': 'To ' + '{name}' } satisfies X<typeof a>`
    expect(compileWords(code, 'x.en.ts')).toBe('export default {"hi":"Hi","a.b":["To ",["name"]]}')
  })

  it.each([
    ["export default {\n  a: '{n, plural, one {x}}' }", "x.ts:2: 'a' is not a message"],
    ["export default {\n  a: '{n' }", "x.ts:2: 'a' is not a message"],
    ["export default { a: '{d, date}' }", 'formatted by the caller'],
    ['export default { a: other }', 'x.ts:1: every entry is a key with a plain string'],
    ['export default make()', 'exports one table of strings'],
  ])('refuses %s', (code, problem) => {
    expect(() => compileWords(code, 'x.ts')).toThrow(problem)
  })
})

describe('types', () => {
  it('infers the arguments of a message from its literal', () => {
    expectTypeOf<ArgumentsOf<'plain'>>().toEqualTypeOf<[]>()
    expectTypeOf<ArgumentsOf<'Hi {name}, {n}'>>().toEqualTypeOf<
      [values: { readonly name: string | number; readonly n: string | number }]
    >()
    expectTypeOf<ArgumentsOf<'{n, plural, one {# site, of {all}} other {# sites}} {n}'>>().toEqualTypeOf<
      [values: { readonly n: number; readonly all: string | number }]
    >()
    expectTypeOf<ArgumentsOf<'{a, select, yes {went up} other {}}'>>().toEqualTypeOf<[values: { readonly a: string }]>()
  })

  it('takes what names a thing by its number as a text: a version is not "4,765"', () => {
    expectTypeOf<ArgumentsOf<'Version {id}, line {line}'>>().toEqualTypeOf<
      [values: { readonly id: string; readonly line: string }]
    >()
  })

  it('does not compile with a missing value or an unknown key', async () => {
    await uiWords.load('en')
    const t = uiWords.words('en')!
    expect(t('ago.hours', { n: 2 })).toBe('2 hours ago')
    // @ts-expect-error a plural needs its number
    t('ago.hours')
    // @ts-expect-error not a key
    expect(t('nowhere')).toBe('nowhere')
  })
})

describe('catalogue', () => {
  it('loads a language once, and again after a failure', async () => {
    let calls = 0
    const words = catalogue({
      en: async () => {
        calls += 1
        if (calls === 1) throw new Error('offline')
        return { default: { hi: 'Hi' } }
      },
      es: async () => ({ default: { hi: 'Hola' } }),
    })
    await expect(words.load('en')).rejects.toThrow('offline')
    expect(words.words('en')).toBeUndefined()
    await Promise.all([words.load('en'), words.load('en')])
    expect(calls).toBe(2)
    expect(words.words('en')?.('hi')).toBe('Hi')
    expect(words.words('en')).toBe(words.words('en'))
  })

  it('lists the differences between languages', () => {
    expect(checkTranslations({ a: 'x', b: 'y' }, { a: '', c: 'z' })).toEqual([
      'a: empty in Spanish',
      'b: missing in Spanish',
      'c: not in English',
    ])
  })

  it('has the messages of the components in both languages', () => {
    expect(checkTranslations(en, es)).toEqual([])
    expect(checkTranslations(tableEn, tableEs)).toEqual([])
    expect(checkTranslations(partsEn, partsEs)).toEqual([])
    expect(checkTranslations(codeEn, codeEs)).toEqual([])
  })
})
