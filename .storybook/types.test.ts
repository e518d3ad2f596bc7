import { expect, it } from 'vitest'
import { typeText, withTypes } from './types.ts'

it.each([
  [{ name: 'union', raw: 'IconName | undefined', elements: [{ name: 'IconName' }, { name: 'undefined' }] }, 'IconName'],
  [
    {
      name: 'union',
      elements: [
        { name: 'literal', value: "'s'" },
        { name: 'literal', value: "'m'" },
      ],
    },
    "'s' | 'm'",
  ],
  [{ name: 'signature', raw: '(value: string)\n  => void' }, '(value: string) => void'],
  [{ name: 'Array', elements: [{ name: 'Option' }], raw: 'readonly Option[]' }, 'readonly Option[]'],
  [{ name: 'ReactNode' }, 'ReactNode'],
])('%o is written %s', (type, text) => {
  expect(typeText(type)).toBe(text)
})

const keys = (of: string, names: readonly string[]) => ({
  name: 'union',
  raw: `keyof typeof ${of}`,
  elements: names.map((value) => ({ name: 'literal', value })),
})

it.each([
  [keys('tones', ['muted', "'very-bad'"]), "'muted' | 'very-bad'"],
  [
    {
      name: 'union',
      raw: 'keyof typeof icons | keyof typeof shellIcons',
      elements: [keys('icons', ['check']), keys('shellIcons', ['bell'])],
    },
    "'check' | 'bell'",
  ],
  [
    {
      name: 'union',
      elements: [keys('tones', ['muted']), { name: 'undefined' }],
      raw: 'keyof typeof tones | undefined',
    },
    "'muted'",
  ],
  [{ name: 'union', raw: 'keyof typeof vars.color', elements: [{ name: 'Vars' }] }, 'Vars'],
])('the keys of an object in %o are written %s', (type, text) => {
  expect(typeText(type)).toBe(text)
})

it('writes twelve of many keys, and how many more there are', () => {
  const many = keys(
    'icons',
    Array.from({ length: 20 }, (_, n) => `icon${n}`),
  )
  expect(typeText(many)).toMatch(/^'icon0' \| .*'icon11' \| … 8 more$/)
})

it('replaces only what says nothing', () => {
  const component = { __docgenInfo: { props: { icon: { tsType: { name: 'union', raw: 'IconName' } } } } }
  const argTypes = {
    icon: { name: 'icon', table: { type: { summary: 'union' } } },
    busy: { name: 'busy', table: { type: { summary: 'boolean' } } },
  }
  const context = { argTypes, component } as unknown as Parameters<typeof withTypes>[0]
  expect(withTypes(context)).toEqual({
    icon: { name: 'icon', table: { type: { summary: 'IconName' } } },
    busy: argTypes.busy,
  })
})
