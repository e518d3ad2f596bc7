import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTranslations } from '../../words/checkTranslations.ts'
import en from '../../words/clinic.en.ts'
import es from '../../words/clinic.es.ts'
import { type Compiled, type Values, writeMessage } from '../../words/message.ts'
import { lightOf } from '../color.ts'
import { ember } from '../seeds/ember.ts'
import { parapet } from '../seeds/parapet.ts'
import { themes } from '../themes.ts'
import { differenceOf } from './difference.ts'
import { draftOf, isHost, problemsOf, seedOf, tidyColor } from './draft.ts'
import { MOST_CHARS, readThemes } from './readTheme.ts'
import { reportOf } from './report.ts'
import { type ClinicT, reportText, themeProblemText, writerText } from './reportText.ts'
import { colorMatrixOf, seenBy, visions } from './vision.ts'

const t: ClinicT = (key, ...values) =>
  writeMessage(en[key] as unknown as Compiled, (values[0] as Values | undefined) ?? {}, 'en')

function problems(text: string): string[] {
  const { themes: found, problems: ofFile } = readThemes(text)
  const all = [...ofFile, ...found.flatMap(({ draft, problems: ofForm }) => [...ofForm, ...problemsOf(draft)])]
  return all.map(({ field, kind }) => `${field}: ${kind}`)
}
const changed = (change: object) => JSON.stringify({ ...parapet, ...change })

describe('readThemes', () => {
  it.each(themes)('reads $name unchanged', (seed) => {
    const { themes: found } = readThemes(JSON.stringify(seed))
    const [first] = found
    expect(found).toHaveLength(1)
    expect(problems(JSON.stringify(seed))).toEqual([])
    expect(first && seedOf(first.draft)).toEqual(expect.objectContaining({ name: seed.name, fonts: seed.fonts }))
    expect(first && reportOf(seedOf(first.draft)).light.tokens).toEqual(reportOf(seed).light.tokens)
    expect(seedOf(draftOf(seed))).toEqual(first && seedOf(first.draft))
  })

  it.each([
    ['no JSON', '{', ['file: json']],
    ['a list', '[]', ['file: object']],
    ['null', 'null', ['file: object']],
    ['a very long text', ' '.repeat(MOST_CHARS + 1), ['file: big']],
    ['a configuration without a theme', '{"themes":[3]}', ['file: object']],
    ['an unknown field', changed({ primry: '#fff' }), ['file: unknown']],
    ['an unknown font', changed({ fonts: { body: 'Comic Sans' } }), ['body: font']],
    [
      'property names of every object',
      changed({ fonts: { body: 'constructor' }, pin: 'toString' }),
      ['body: font', 'pin: pin'],
    ],
    ['no fonts', changed({ fonts: undefined }), ['body: missing']],
    ['fonts as a string', changed({ fonts: 'Inter' }), ['body: kind', 'body: missing']],
    ['an unknown key of fonts', changed({ fonts: { body: 'Inter', foot: 'Inter' } }), ['file: unknown']],
    ['a short colour', changed({ primary: '#abc' }), ['primary: color']],
    ['a colour that is a number', changed({ primary: 7 }), ['primary: kind', 'primary: color']],
    ['no colour', changed({ tertiary: '' }), ['tertiary: missing']],
    ['a name with spaces', changed({ name: 'Two words' }), ['name: name']],
    ['a title that is too long', changed({ title: 'x'.repeat(81) }), ['title: long']],
    ['a title with a direction override', changed({ title: 'a\u202eb' }), ['title: control']],
    ['hosts as a string', changed({ hosts: 'a.example' }), ['hosts: kind']],
    [
      'hosts with a URL or a number',
      changed({ hosts: ['https://a.example', 'a.example:80', 3] }),
      Array(2).fill('hosts: host'),
    ],
    ['a host twice', changed({ hosts: ['a.example', 'b.example', 'a.example'] }), ['hosts: twice']],
    ['a pin that is markup', changed({ pin: '<svg onload=alert(1)>' }), ['pin: pin']],
    ['a pin that is too long', changed({ pin: `M0 0${'l1 1'.repeat(1500)}` }), ['pin: long']],
    ['an unknown rail', changed({ rail: 'wide' }), ['rail: choice']],
    ['a line with a control character', changed({ poweredBy: 'a\nb' }), ['poweredBy: control']],
    ['a javascript: URL', changed({ legal: { terms: 'javascript:alert(1)' } }), ['legal: address']],
    ['a protocol-relative URL', changed({ legal: { terms: '//evil.example' } }), ['legal: address']],
    ['a protocol-relative URL with a backslash', changed({ legal: { terms: '/\\evil.example' } }), ['legal: address']],
    ['an unknown legal key', changed({ legal: { impressum: 'x' } }), ['legal: legalKey']],
  ])('%s', (_, text, expected) => {
    expect(problems(text)).toEqual(expected)
  })

  it('reads the themes of a configuration', () => {
    expect(readThemes(JSON.stringify({ themes: [ember, parapet] })).themes.map(({ draft }) => draft.name)).toEqual([
      'ember',
      'parapet',
    ])
  })

  it.each([{ themes: [] }, { hosts: { 'a.example': 'ember' } }, { apiBase: '/api' }])(
    'says that a configuration has no themes: %j',
    (configuration) => {
      const { themes: found, problems: ofFile } = readThemes(JSON.stringify(configuration))
      expect(found).toEqual([])
      expect(ofFile.map((one) => themeProblemText(one, t))).toEqual([
        'The configuration has no themes of its own, so there is nothing to check.',
      ])
    },
  )

  it('never throws and never returns an invalid theme', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { themes: found } = readThemes(JSON.stringify({ ...parapet, ...(value as object) }))
        for (const { draft } of found) if (problemsOf(draft).length === 0) reportOf(seedOf(draft))
      }),
    )
  })

  it('has a message for every problem in both languages', () => {
    expect(checkTranslations(en, es)).toEqual([])
    for (const value of readThemes('{').problems) expect(themeProblemText(value, t)).toMatch(/^Not valid JSON: .+/)
    const { problems: found } = readThemes('[]')
    expect(found.map((one) => themeProblemText(one, t))).toEqual(['A theme must be an object, not array'])
  })

  it.each([
    ['00ABAB', '#00abab'],
    [' #0AF ', '#00aaff'],
    ['rgb(0, 170, 255)', '#00aaff'],
    ['rgb(0 170 256)', undefined],
    ['teal', undefined],
  ])('parses the colour %s', (typed, tidy) => expect(tidyColor(typed)).toBe(tidy))

  it.each([
    ['a.example', true],
    ['*.a.example', true],
    ['127.0.0.1', true],
    ['*', false],
    ['a.*.example', false],
    ['A.example', false],
    ['-a.example', false],
    ['a..example', false],
  ])('host %s: %s', (host, is) => expect(isHost(host)).toBe(is))
})

describe('the report', () => {
  it('passes every shipped theme', () => {
    for (const seed of themes) expect(reportOf(seed).passes, seed.name).toBe(true)
  })

  it('contains the seed colour used for text and how far the brand tokens moved', () => {
    const report = reportOf(ember)
    expect(report.writer).toBe('tertiary')
    expect(writerText(report, t)).toBe('Text uses Tertiary: Primary is a grey or looks like a status.')
    expect(report.light.brand.find((row) => row.token === 'brand')?.deltaE).toBe(0)
    expect(report.light.brand.find((row) => row.token === 'brandText')).toMatchObject({
      source: 'tertiary',
      from: ember.tertiary,
    })
    expect(reportOf(parapet).largest).toMatchObject({ mode: expect.stringMatching(/light|dark/) })
  })

  it('formats everything as text', () => {
    const text = reportText(reportOf(ember), t)
    expect(text).toContain('Ember Networks (ember): PASSES')
    expect(text.match(/\d+ of \d+ contrasts pass/g)).toHaveLength(2)
    expect(text).toContain('Deuteranopia (no green)')
    expect(text).not.toMatch(/undefined|NaN|\{\w+\}/)
  })

  it('finds no difference between equal themes, and the colours that differ otherwise', () => {
    expect(differenceOf(ember, ember)).toEqual({ tokens: [], looks: [] })
    const { tokens, looks } = differenceOf(parapet, ember)
    expect(tokens.map((row) => row.token)).toContain('brand')
    expect(tokens.map((row) => row.deltaE)).toEqual(tokens.map((row) => row.deltaE).sort((a, b) => b - a))
    expect(looks.map((row) => row.look)).toContain('fonts')
    expect(differenceOf({ ...ember, rail: 'deep' }, ember)).toEqual({ tokens: [], looks: [] })
  })
})

describe('simulated colour vision', () => {
  it('keeps greys unchanged', () => {
    for (const vision of visions)
      for (const grey of ['#000000', '#777777', '#ffffff']) expect(seenBy(vision, grey)).toBe(grey)
  })
  it('converts red', () => {
    expect(seenBy('protanopia', '#ff0000')).toBe('#6d5f00')
    expect(seenBy('grey', '#ff0000')).toBe('#7f7f7f')
    expect(seenBy('usual', '#ff0000')).toBe('#ff0000')
  })
  it('gives the same colours through the SVG matrix', () => {
    const rows = colorMatrixOf('tritanopia').split(' ').map(Number)
    expect(rows).toHaveLength(20)
    const light = [...lightOf('#6f8a9c'), 1, 1]
    const seen = [0, 5, 10].map((row) => light.reduce((sum, part, at) => sum + part * (rows[row + at] ?? 0), 0))
    const expected = lightOf(seenBy('tritanopia', '#6f8a9c'))
    for (const [at, part] of seen.entries()) expect(part).toBeCloseTo(expected[at] ?? -1, 2)
    expect(rows.slice(15)).toEqual([0, 0, 0, 1, 0])
  })
})
