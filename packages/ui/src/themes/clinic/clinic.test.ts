import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownFontRules } from '../../fonts/ownFonts.ts'
import { checkTranslations } from '../../words/checkTranslations.ts'
import en from '../../words/clinic.en.ts'
import es from '../../words/clinic.es.ts'
import { type Compiled, type Values, writeMessage } from '../../words/message.ts'
import { lchOf, lightOf } from '../color.ts'
import { ember } from '../seeds/ember.ts'
import { parapet } from '../seeds/parapet.ts'
import { themes } from '../themes.ts'
import { tokenFileText } from '../tokenFiles/writeTokens.ts'
import { differenceOf } from './difference.ts'
import { digitsIn } from './digits.ts'
import { draftOf, isHost, problemsOf, seedOf, tidyColor } from './draft.ts'
import { MOST_CHARS, readThemes } from './readTheme.ts'
import { reportOf } from './report.ts'
import { type ClinicT, imageTexts, reportText, roleText, themeProblemText, writerText } from './reportText.ts'
import { colorMatrixOf, seenBy, visions } from './vision.ts'

const t: ClinicT = (key, ...values) =>
  writeMessage(en[key] as unknown as Compiled, (values[0] as Values | undefined) ?? {}, 'en')

function problems(text: string): string[] {
  const { themes: found, problems: ofFile } = readThemes(text)
  const all = [...ofFile, ...found.flatMap(({ draft, problems: ofForm }) => [...ofForm, ...problemsOf(draft)])]
  return all.map(({ field, kind }) => `${field}: ${kind}`)
}
const changed = (change: object) => JSON.stringify({ ...parapet, ...change })

const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
const ownFont = {
  family: 'House Sans',
  src: '/brand/house.woff2',
  weight: '200 800',
  style: 'normal',
  kind: 'sans-serif',
  fallback: { sizeAdjust: '104.5%', ascentOverride: '98%', descentOverride: '21.1%' },
}
/** A theme with every optional part. */
const whole = {
  ...ember,
  fonts: { body: 'House Sans', mono: 'JetBrains Mono' },
  fontFiles: [ownFont],
  logo: {
    src: svgAddress('<svg viewBox="0 0 9 9"><use href="#a"/></svg>'),
    width: 120,
    height: 28,
    dark: '/brand/dark.png',
  },
  favicon: '/brand/icon.svg',
  login: { picture: '/brand/harbour.webp', slogan: { en: 'Faster', es: 'Más rápido' } },
  links: { docs: 'https://d.example', blog: '/blog', sales: 'sales@b.example', help: 'https://h.example' },
  corners: { card: 4, button: 0 },
  colors: { light: { brandText: '#0b5d3b', c1: '#123456' }, dark: { rail: '#101010' } },
  legal: { name: 'Ember', terms: '/terms' },
}

describe('a theme with every part of a brand', () => {
  it('is read, written and linked unchanged, in one file and as design tokens', () => {
    const text = JSON.stringify(whole)
    expect(problems(text)).toEqual([])
    const [first] = readThemes(text).themes
    const seed = first && seedOf(first.draft)
    if (!seed) throw new Error('not read')
    expect(seed).toMatchObject(whole)
    expect(seedOf(draftOf(seed))).toEqual(seed)
    for (const mode of ['light', 'dark'] as const) {
      const [again] = readThemes(tokenFileText(seed, mode)).themes
      expect(again && seedOf(again.draft)).toEqual(seed)
    }
  })

  it('uses its colours, corners and fonts, and corrects only what has too little contrast', () => {
    const seed = seedOf(readThemes(JSON.stringify(whole)).themes[0]!.draft)
    const { light, dark } = reportOf(seed)
    expect(light.tokens.color).toMatchObject({ brandText: '#0b5d3b', c1: '#123456' })
    expect(light.tokens.radius).toEqual({
      card: '4px',
      input: reportOf(ember).light.tokens.radius.input,
      button: '0px',
    })
    expect(dark.tokens.color.rail).toBe('#101010')
    expect(light.tokens.font.body).toBe("'House Sans', 'House Sans more', 'Arrows', 'House Sans stand-in', sans-serif")
    const pale = reportOf({ ...seed, colors: { light: { brandText: '#ffd0d0' } } }).light
    expect(pale.tokens.color.brandText).not.toBe('#ffd0d0')
    expect(pale.contrasts.every(({ passes }) => passes)).toBe(true)
  })

  it('says where the brand is lost or looks like a status, and its remedy has contrast and distance', () => {
    const seed = { ...parapet, primary: '#0b5d3b', secondary: '#1d2b24', tertiary: '#8a8d8f' }
    const lost = reportOf(seed).light.roles
    expect(lost.map(({ token, cause }) => `${token}: ${cause}`)).toEqual([
      'brandText: lost',
      'brandUi: lost',
      'accent: lost',
    ])
    const colors = Object.fromEntries(lost.map(({ token, suggestion }) => [token, suggestion?.color ?? '']))
    const mended = reportOf({ ...seed, colors: { light: colors } })
    expect(mended.passes).toBe(true)
    expect(mended.light.roles.map(({ deltaE }) => Math.round(deltaE))).toEqual([0, 0, 0])
    const red = reportOf(seed).light.tokens.color.badText
    const [row] = reportOf({ ...seed, colors: { light: { brandText: red } } }).light.roles
    expect(row).toMatchObject({
      near: { token: 'badText', deltaE: 0 },
      suggestion: { color: expect.stringMatching(/^#/) },
    })
    const apart = { ...seed, colors: { light: { brandText: row?.suggestion?.color ?? '' } } }
    expect(reportOf(apart).light.confusable).toEqual([])
  })

  it('suggests a red for the words of a red brand, not an orange or a pink, and says what it is closest to', () => {
    const seed = { ...parapet, primary: '#e10613', secondary: '#16161a', tertiary: '#8a8d8f' }
    const report = reportOf(seed)
    const rows = [report.light, report.dark].flatMap(({ roles }) => roles)
    // A line in a dark chart has no red that is not that of an error: the derived colour stays.
    expect(rows.map(({ token, suggestion }) => (suggestion ? token : `no ${token}`))).toEqual([
      ...['brandText', 'brandUi', 'accent', 'brandText', 'brandUi', 'no accent'],
    ])
    expect(rows.slice(5).map((row) => roleText(row, 'dark', t, digitsIn('en')))).toEqual([
      expect.stringContaining('No colour near it'),
    ])
    const suggestions = rows.flatMap(({ suggestion }) => suggestion ?? [])
    const hue = lchOf(seed.primary).h
    for (const suggestion of suggestions) {
      expect(Math.abs(lchOf(suggestion.color).h - hue), suggestion.color).toBeLessThan(7)
      expect(suggestion.closest?.deltaE).toBeGreaterThanOrEqual(5)
    }
    const colors = (mode: 'light' | 'dark') =>
      Object.fromEntries(
        report[mode].roles.flatMap(({ token, suggestion }) => (suggestion ? [[token, suggestion.color]] : [])),
      )
    const mended = reportOf({ ...seed, colors: { light: colors('light'), dark: colors('dark') } })
    expect(mended.passes).toBe(true)
    expect(mended.light.roles.every(({ suggestion }) => suggestion === undefined)).toBe(true)
  })

  it('says which images have words in them, which others draw in another font', () => {
    const embedded = (svg: string) => `data:image/svg+xml;base64,${btoa(svg)}`
    const [words, paths] = ['<svg><text x="1">Bank</text></svg>', '<svg><path d="M0 0h1"/></svg>'].map(embedded)
    const logo = { width: 20, height: 20, src: words ?? '', dark: paths ?? '' }
    expect(imageTexts({ ...parapet, logo, favicon: '/brand/text.svg' }, t)).toEqual([
      expect.stringMatching(/^Logo: The SVG has words in it/),
    ])
    expect(reportText(reportOf({ ...parapet, logo }), t)).toContain('Convert them to paths')
  })

  it('declares no font whose parts could leave the rule', () => {
    const file = { ...ownFont, style: 'normal', kind: 'sans-serif' } as const
    expect(ownFontRules([file])).toMatch(/^@font-face\{font-family:'House Sans';src:url\('\/brand\/house.woff2'\)/)
    expect(ownFontRules([file])).toContain("font-family:'House Sans stand-in';src:local('Arial')")
    expect(ownFontRules([{ ...file, family: "x'}body{display:none" }])).toBe('')
    expect(ownFontRules([{ ...file, src: "/x.woff2');}body{}.woff2" }])).toBe('')
  })
})

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
    ['a logo without its size', changed({ logo: { src: '/logo.svg' } }), ['logoWidth: missing', 'logoHeight: missing']],
    [
      'a logo of another site, and a size that is none',
      changed({ logo: { src: 'https://evil.example/x.png', width: '9', height: 900 } }),
      ['logoWidth: kind', 'logo: image', 'logoHeight: number'],
    ],
    ['a dark logo alone', changed({ logo: { dark: '/dark.svg' } }), ['logo: missing']],
    [
      'an SVG with a script, and one with a handler',
      changed({ favicon: svgAddress('<svg><script/></svg>'), login: { picture: svgAddress('<svg onload="x()"/>') } }),
      ['favicon: svg', 'loginPicture: svg'],
    ],
    [
      'an SVG that fetches',
      changed({ favicon: `data:image/svg+xml;base64,${btoa('<svg><image href="https://a.example/x"/></svg>')}` }),
      ['favicon: svg'],
    ],
    ['an image that is a page', changed({ favicon: 'data:text/html,x' }), ['favicon: image']],
    [
      'a large embedded image',
      changed({ favicon: `data:image/png;base64,${'A'.repeat(100_000)}` }),
      ['favicon: imageBig'],
    ],
    [
      'links that are none',
      changed({ links: { docs: 'javascript:x', blog: '//b.example', sales: 'a b@c' } }),
      ['docs: address', 'blog: address', 'sales: mail'],
    ],
    ['an unknown link', changed({ links: { shop: 'https://a.example' } }), ['file: unknown']],
    ['links as a text', changed({ links: 'https://a.example' }), ['file: part']],
    ['a long slogan', changed({ login: { slogan: { es: 'x'.repeat(91) } } }), ['sloganEs: long']],
    ['a corner below zero', changed({ corners: { card: -1 } }), ['cornerCard: number']],
    [
      'an unknown role, an unknown mode, a role that is no colour',
      changed({ colors: { light: { good: '#00ff00', rail: 'red' }, night: { rail: '#000000' } } }),
      ['colors: role', 'colors: color', 'colors: role'],
    ],
    [
      'a font of another site',
      changed({ fontFiles: [{ ...ownFont, src: 'https://a.example/x.woff2' }] }),
      ['fontFiles: fontSource'],
    ],
    [
      'a font with CSS in its parts',
      changed({ fontFiles: [{ ...ownFont, family: "x';}", weight: '400;}', fallback: { sizeAdjust: '1' } }] }),
      ['fontFiles: fontFamily', 'fontFiles: fontPart', 'fontFiles: fontPart'],
    ],
    [
      'a font with the name of one that ships',
      changed({ fontFiles: [{ ...ownFont, family: 'Inter' }] }),
      ['fontFiles: fontFamily'],
    ],
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
