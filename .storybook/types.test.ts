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
