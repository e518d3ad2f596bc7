import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import en from '../../words/clinic.en.ts'
import { type Compiled, type Values, writeMessage } from '../../words/message.ts'
import { choices, draftOf, fontNames, pinNames, problemsOf, seedOf } from '../clinic/draft.ts'
import { readThemes } from '../clinic/readTheme.ts'
import { type ClinicT, themeProblemText } from '../clinic/reportText.ts'
import { derive } from '../derive.ts'
import type { Mode, ThemeSeed } from '../seed.ts'
import { ember } from '../seeds/ember.ts'
import { parapet } from '../seeds/parapet.ts'
import { themes } from '../themes.ts'
import { tokenFileOf, tokenFileText } from './writeTokens.ts'

const t: ClinicT = (key, ...values) =>
  writeMessage(en[key] as unknown as Compiled, (values[0] as Values | undefined) ?? {}, 'en')

/** A theme in the form in which the clinic exports it. */
const tidy = (seed: ThemeSeed) => seedOf(draftOf(seed))

function read(file: unknown, base?: ThemeSeed) {
  const { themes: found, problems } = readThemes(typeof file === 'string' ? file : JSON.stringify(file), base)
  const [first] = found
  const all = [...problems, ...(first ? [...first.problems, ...problemsOf(first.draft)] : [])]
  return { seed: first && seedOf(first.draft), says: all.map((one) => themeProblemText(one, t)) }
}

const modes = ['light', 'dark'] as const
const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values)
const seeds = fc.record({
  name: fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
  title: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '' && !/\p{Cc}/u.test(text)),
  hosts: fc.constantFrom([], ['a.example', '*.b.example']),
  primary: color,
  secondary: color,
  tertiary: color,
  fonts: fc.record(
    { body: oneOf(fontNames), heading: oneOf(fontNames), mono: oneOf(fontNames) },
    { requiredKeys: ['body'] },
  ),
  pin: oneOf(pinNames),
  poweredBy: fc.constantFrom(null, 'Powered by us'),
  radius: oneOf(choices.radius),
  rail: oneOf(choices.rail),
  pattern: oneOf(choices.pattern),
  metrics: oneOf(choices.metrics),
  legal: fc.constantFrom({}, { name: 'Acme', privacy: 'https://a.example/privacy' }),
})

const withCorners = (px: string) => ({
  ...tokenFileOf(ember, 'light'),
  radius: Object.fromEntries(['card', 'input', 'button'].map((part) => [part, { $type: 'dimension', $value: px }])),
})

describe('export', () => {
  it('gives the same theme when it is imported, for any theme in both modes', () => {
    fc.assert(
      fc.property(seeds, oneOf(modes), (seed, mode) => {
        expect(read(tokenFileText(seed, mode))).toEqual({ seed: tidy(seed), says: [] })
      }),
      { numRuns: 300 },
    )
  })

  it.each(themes.flatMap((seed) => modes.map((mode) => ({ seed, mode }))))(
    'gives $seed.name back in $mode',
    ({ seed, mode }) => {
      expect(read(tokenFileOf(seed, mode))).toEqual({ seed: tidy(seed), says: [] })
    },
  )

  it('has the same names in every theme and mode, and every colour of the contract', () => {
    const names = (seed: ThemeSeed, mode: Mode) => {
      const { theme, $description, ...groups } = tokenFileOf(seed, mode)
      return Object.entries(groups).flatMap(([group, tokens]) =>
        Object.keys(tokens).map((token) => `${group}.${token}`),
      )
    }
    const first = names(parapet, 'light')
    for (const seed of themes) for (const mode of modes) expect(names(seed, mode)).toEqual(first)
    for (const token of Object.keys(derive(parapet).light.color)) expect(first).toContain(`color.${token}`)
  })

  it('writes values as the format has them', () => {
    const file = tokenFileOf(parapet, 'light')
    expect(file.theme).toMatchObject({
      primary: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0, 0.6706, 0.6706], hex: '#00abab' },
      },
    })
    expect(file.radius).toMatchObject({ card: { $type: 'dimension', $value: { value: 18, unit: 'px' } } })
    expect(file.color).toMatchObject({ scrim: { $value: { alpha: 0.451 } } })
    expect(file.font).toMatchObject({ body: { $value: expect.arrayContaining(['Plus Jakarta Sans', 'sans-serif']) } })
    expect(file.shadow).toMatchObject({ float: { $type: 'shadow', $value: [{ blur: { value: 2, unit: 'px' } }, {}] } })
    expect(file.motion).toMatchObject({ fast: { $value: { duration: { value: 120, unit: 'ms' } } } })
  })
})

describe('import', () => {
  it('takes a changed colour of the group theme', () => {
    const file = {
      theme: { ...(tokenFileOf(ember, 'light').theme as object), primary: { $type: 'color', $value: '#0a0' } },
    }
    expect(read(file)).toEqual({ seed: tidy({ ...ember, primary: '#00aa00' }), says: [] })
  })

  it('takes a changed colour of a whole exported file, whose derived colours are still those of before', () => {
    const file = tokenFileOf(ember, 'light')
    const theme = { ...(file.theme as object), primary: { $type: 'color', $value: '#0a7a0a' } }
    expect(read({ ...file, theme })).toEqual({ seed: tidy({ ...ember, primary: '#0a7a0a' }), says: [] })
  })

  it('refuses a changed derived colour, because it would have no effect', () => {
    const file = tokenFileOf(ember, 'dark')
    const { says } = read({
      ...file,
      color: { ...(file.color as object), text: { $type: 'color', $value: '#ff0000' } },
    })
    expect(says).toEqual([
      expect.stringMatching(/^The token color\.text was changed and has no effect \(file, theme: #ff0000, #/),
    ])
  })

  it('takes the rest of a designer’s file from the theme at hand', () => {
    const file = {
      brand: {
        $type: 'color',
        primary: { $value: '{palette.teal.500}' },
        secondary: { $value: { colorSpace: 'display-p3', components: [0, 0.1, 0.3], hex: '#001a4d' } },
        tertiary: { $value: 'rgb(10, 20, 30)' },
      },
      palette: { teal: { 500: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0.5, 0.5] } } } },
    }
    const colors = { primary: '#008080', secondary: '#001a4d', tertiary: '#0a141e' }
    expect(read(file, ember)).toEqual({ seed: tidy({ ...ember, ...colors }), says: [] })
    expect(read(file).says).toEqual(['Required', 'Required', 'Required', 'Required'])
  })

  it.each([
    ['older', { value: 'value', type: 'type' }],
    ['newer', { value: '$value', type: '$type' }],
  ])('reads the %s form of Tokens Studio, with aliases across sets', (_, { value, type }) => {
    const token = (kind: string, given: unknown) => ({ [value]: given, [type]: kind })
    const file = {
      core: { red: token('color', '#C8102E'), ink: token('color', '#2a1c24'), body: token('fontFamilies', 'Inter') },
      'brand/acme': {
        theme: {
          primary: token('color', '{red}'),
          secondary: token('color', '{ink}'),
          tertiary: token('color', '#3f6283'),
          font: { body: token('fontFamilies', '{body}') },
        },
        gap: token('spacing', '{space.m} * 2'),
      },
      $themes: [],
      $metadata: { tokenSetOrder: ['core', 'brand/acme'] },
    }
    const expected = {
      ...parapet,
      primary: '#c8102e',
      secondary: '#2a1c24',
      tertiary: '#3f6283',
      fonts: { body: 'Inter' },
    }
    expect(read(file, parapet)).toEqual({ seed: tidy(expected as ThemeSeed), says: [] })
  })

  const with_ = (theme: object) => ({ theme: { $type: 'color', ...theme } })
  const good = { secondary: { $value: '#111111' }, tertiary: { $value: '#222222' } }
  const deep = (levels: number): object => (levels === 0 ? { $value: '#fff', $type: 'color' } : { a: deep(levels - 1) })
  it.each<[string, object, string]>([
    ['no primary', with_(good), 'The token theme.primary is missing. Name the colour so, in a group or a token set.'],
    ['a word', with_({ ...good, primary: { $value: 'tomato' } }), 'The token theme.primary is not a colour: "tomato"'],
    [
      'markup',
      with_({ ...good, primary: { $value: '<svg onload=alert(1)>' } }),
      'The token theme.primary is not a colour: "<svg onload=alert(1)>"',
    ],
    ['null', with_({ ...good, primary: { $value: null } }), 'The token theme.primary is not a colour: null'],
    [
      'components out of range',
      with_({ ...good, primary: { $value: { colorSpace: 'srgb', components: [0, 1, 255] } } }),
      'The token theme.primary is not a colour: {"colorSpace":"srgb","components":[0,1,255]}',
    ],
    [
      'another colour space',
      with_({ ...good, primary: { $value: { colorSpace: 'oklch', components: [0.5, 0.1, 20] } } }),
      'The token theme.primary uses the colour space oklch and gives no “hex”. Use srgb, or add “hex”.',
    ],
    [
      'a see-through colour',
      with_({ ...good, primary: { $value: '#00abab80' } }),
      'The token theme.primary is see-through (opacity 0.5019607843137255). A theme colour must be opaque.',
    ],
    [
      'an alias to nothing',
      with_({ ...good, primary: { $value: '{constructor}' } }),
      'The token theme.primary refers to constructor, which the file does not have.',
    ],
    [
      'a circle',
      with_({ ...good, primary: { $value: '{theme.a}' }, a: { $value: '{theme.primary}' } }),
      'The token theme.primary refers to itself: theme.primary → theme.a → theme.primary',
    ],
    [
      'a name with a dot',
      { ...with_(good), 'a.b': { x: { $value: 1 } } },
      'The token a.b has a name with a dot or a brace, which no tool can refer to: a.b',
    ],
    ['too many levels', { ...with_(good), a: deep(40) }, 'The group a.a.a.a is nested deeper than 24 levels.'],
    [
      'two primaries',
      { a: { primary: { $type: 'color', $value: '#111111' } }, b: { primary: { $type: 'color', $value: '#222222' } } },
      'More than one token could be meant: a.primary, b.primary. Name the right one theme.primary.',
    ],
    [
      'a broken colour elsewhere',
      { ...with_({ ...good, primary: { $value: '#333333' } }), x: { y: { $type: 'color', $value: '{z}' } } },
      'The token x.y refers to z, which the file does not have.',
    ],
    ['corners that no theme may have', withCorners('3.5px'), '“3.5” is not a whole number of 0–48'],
    [
      'a font that is not included',
      {
        theme: {
          ...(tokenFileOf(ember, 'light').theme as object),
          font: { body: { $type: 'fontFamily', $value: ['Comic Sans'] } },
        },
      },
      `“Comic Sans” is not included. Choose one of: ${fontNames.join(', ')}`,
    ],
    [
      'a font that is a number',
      {
        theme: { ...(tokenFileOf(ember, 'light').theme as object), font: { body: { $type: 'fontFamily', $value: 7 } } },
      },
      'The token theme.font.body is not a font family: 7',
    ],
  ])('refuses %s', (_, file, sentence) => {
    expect(read(file).says).toContain(sentence)
  })

  it('takes corners of no set in pixels, and a role that was changed by hand as a colour of its mode', () => {
    expect(read(withCorners('3px'))).toMatchObject({ seed: { corners: { card: 3, input: 3, button: 3 } }, says: [] })
    const { color, ...file } = tokenFileOf(ember, 'dark')
    const changed = { ...file, color: { ...(color as object), accent: { $type: 'color', $value: '#ff8800' } } }
    expect(read(changed)).toMatchObject({ seed: { colors: { dark: { accent: '#ff8800' } } }, says: [] })
  })

  it('never throws and never gives an invalid theme, whatever a file has', () => {
    const anyToken = fc.record(
      { $type: fc.constantFrom('color', 'fontFamily', 7), $value: fc.jsonValue() },
      { requiredKeys: ['$value'] },
    )
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('primary', 'secondary', 'tertiary', 'font', '__proto__', '$type', '$extensions'),
          fc.oneof(anyToken, fc.jsonValue()),
        ),
        (theme) => {
          const { seed, says } = read({ theme, x: { $value: 1 } }, parapet)
          if (seed && says.length === 0) derive(seed)
        },
      ),
    )
  })
})
