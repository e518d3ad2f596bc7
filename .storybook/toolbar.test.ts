import { describe, expect, it } from 'vitest'
import { choiceOf, globalTypes, initialGlobals } from './toolbar.ts'

const controls = Object.entries(globalTypes)

describe('the toolbar', () => {
  it.each(controls)('%s offers what it begins with and what stories understand', (name, { toolbar }) => {
    const values = toolbar.items.map(({ value }) => value)
    expect(values).toContain(initialGlobals[name as keyof typeof initialGlobals])
    const read = values.map((value) => JSON.stringify(choiceOf({ ...initialGlobals, [name]: value })))
    expect(new Set(read).size).toBe(values.length)
  })

  it('takes what nobody offered as the beginning: addresses may say anything', () => {
    const strange = Object.fromEntries(controls.map(([name]) => [name, 'constructor']))
    expect(choiceOf(strange)).toEqual(choiceOf(initialGlobals))
    expect(choiceOf({})).toEqual(choiceOf(initialGlobals))
  })

  it('knows every zone that it offers', () => {
    for (const { value } of globalTypes.zone.toolbar.items) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: value })).not.toThrow()
    }
  })
})
