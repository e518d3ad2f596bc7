import { beforeAll, describe, expect, it } from 'vitest'
import { gapsOf, type UiPart } from './componentGaps.ts'
import { readParts } from './components.ts'

let parts: readonly UiPart[]
beforeAll(async () => {
  parts = await readParts()
}, 60_000)

const named = (name: string): UiPart => {
  const part = parts.find((one) => one.name === name)
  if (!part) throw new Error(`${name} is not exported`)
  return part
}

describe('the parts of packages/ui', () => {
  it('lack nothing: a doc comment, stories, one that is played where it is operated, long texts, right to left, notes on keys and screen readers', () => {
    const lacking = parts.flatMap((part) => gapsOf(part).map((gap) => `${part.name} (${part.source}): ${gap}`))
    expect(lacking).toEqual([])
  })

  it('are those of every entry, and their stories have ids of their own', () => {
    expect(new Set(parts.map(({ entry }) => entry))).toEqual(
      new Set(['', '/table', '/range', '/clinic', '/code'].map((entry) => `@parapet/ui${entry}`)),
    )
    expect(named('DataTable').entry).toBe('@parapet/ui/table')
    const ids = new Map(
      parts.flatMap(({ stories }) => stories.map((story) => [story.id, `${story.title} ${story.name}`])),
    )
    expect(ids.get('ui-button--long-text')).toBe('UI/Button Long Text')
    expect(new Set(ids.values()).size).toBe(ids.size)
  })
})

describe('what is read of a story', () => {
  const storyOf = (part: string, id: string) => named(part).stories.find((story) => story.id === id)

  it('is what its own code shows, plays, presses and turns', () => {
    expect(storyOf('Switch', 'ui-choices--switches')).toMatchObject({ isPlayed: true, hasKeys: true, isCanary: false })
    expect(storyOf('Switch', 'ui-choices--checkboxes')).toBeUndefined()
    expect(storyOf('Timeline', 'ui-timeline--right-to-left')).toMatchObject({ isRightToLeft: true, isPlayed: false })
    expect(storyOf('Pagination', 'ui-together-places-and-facts--places-right-to-left')).toMatchObject({
      isRightToLeft: true,
    })
    expect(storyOf('Drawer', 'ui-dialog--bottom-sheet')).toMatchObject({ isPhone: true })
    expect(storyOf('Button', 'ui-button--matrix')).toMatchObject({ isCanary: true, asksAxe: true })
    expect(storyOf('DataTable', 'ui-table--long-texts')).toMatchObject({ isLong: true })
  })

  it('tells what is operated from what is only read', () => {
    const operated = ['Button', 'Popover', 'Accordion', 'Link', 'DataTable', 'Switch', 'ContextMenu', 'RangePicker']
    const read = ['Badge', 'Text', 'Card', 'Countdown', 'Timeline', 'ThemeProvider', 'Skeleton', 'QrCode']
    expect([...operated, ...read].filter((name) => named(name).isOperated)).toEqual(operated)
  })

  it('counts a story for a provider when it asks for what the provider gives', () => {
    expect(named('ToastProvider').stories.map(({ title }) => title)).toContain('UI/Toast')
  })
})

describe('what a part lacks', () => {
  it('is named', () => {
    const whole = named('Switch')
    expect(gapsOf({ ...whole, says: '' })).toEqual(['no doc comment'])
    expect(gapsOf({ ...whole, stories: [] })).toEqual(['no story'])
    expect(gapsOf({ ...whole, stories: whole.stories.map((story) => ({ ...story, isPlayed: false })) })).toEqual([
      'nothing is played',
    ])
    const everywhere = whole.stories.map((story) => ({ ...story, isRightToLeft: false, isLong: false }))
    expect(gapsOf({ ...whole, stories: everywhere })).toEqual(['not shown from right to left', 'no long text'])
    expect(gapsOf({ ...named('Icon'), stories: everywhere })).toEqual([])
    expect(gapsOf({ ...whole, keyboard: '', readers: '' })).toEqual(['no note on keys', 'no note on screen readers'])
    expect(gapsOf({ ...named('Badge'), keyboard: '' })).toEqual([])
  })
})
