import { themes } from '@parapet/ui'
import { themeLink } from '@parapet/ui/theme-link'
import { describe, expect, it } from 'vitest'
import { choiceOf, globalTypes, initialGlobals } from './toolbar.ts'

const controls = Object.entries(globalTypes)

describe('toolbar', () => {
  it.each(controls)('%s offers its initial value and only distinct, readable values', (name, { toolbar }) => {
    const values = toolbar.items.map(({ value }) => value)
    expect(values).toContain(initialGlobals[name as keyof typeof initialGlobals])
    const read = values.map((value) => JSON.stringify(choiceOf({ ...initialGlobals, [name]: value })))
    expect(new Set(read).size).toBe(values.length)
  })

  it('falls back to the initial value for unknown values in the URL', () => {
    const strange = Object.fromEntries(controls.map(([name]) => [name, 'constructor']))
    expect(choiceOf(strange)).toEqual(choiceOf(initialGlobals))
    expect(choiceOf({})).toEqual(choiceOf(initialGlobals))
  })

  it('shows the draft of the clinic from the address, the same object each time', () => {
    const [first] = themes
    if (!first) throw new Error('no theme')
    const theme = themeLink({ ...first, name: 'harbour', primary: '#e4572e' })
    expect(choiceOf({ theme }).seed).toMatchObject({ name: 'harbour', primary: '#e4572e' })
    expect(choiceOf({ theme }).seed).toBe(choiceOf({ theme }).seed)
    expect(choiceOf({ theme: 'draft-nonsense' }).seed).toBe(first)
  })

  it('offers valid time zones only', () => {
    for (const { value } of globalTypes.zone.toolbar.items) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: value })).not.toThrow()
    }
  })
})
