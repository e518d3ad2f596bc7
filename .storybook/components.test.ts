import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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

describe('components of packages/ui', () => {
  it('have a doc comment, the required stories, and keyboard and screen reader notes', () => {
    const lacking = parts.flatMap((part) => gapsOf(part).map((gap) => `${part.name} (${part.source}): ${gap}`))
    expect(lacking).toEqual([])
  })

  // knip counts stories and tests as users.
  it('are used by the product, or soon will be', () => {
    const soon = ['ContextMenu']
    const root = join(import.meta.dirname, '..')
    const isProduct = (path: string) => !/\.(test|stories)\.tsx?$|\/(story|combinations)\/|\/index\.ts$/.test(path)
    const product = globSync('{packages/ui,packages/widgets,apps/dashboard}/src/**/*.{ts,tsx}', { cwd: root })
      .filter(isProduct)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    const importedNames = /import\s+\{([^}]*)\}\s+from '([^']+)'/g
    const isUsed = ({ name, source }: UiPart) =>
      product.some(({ path, text }) =>
        path.endsWith(source)
          ? new RegExp(`<${name}\\b`).test(text)
          : [...text.matchAll(importedNames)].some(
              ([, names = '', from = '']) =>
                (from.startsWith('@parapet/ui') || from.endsWith(basename(source))) &&
                names.split(',').some((one) => one.trim().split(' as ')[0] === name),
            ),
      )
    expect(parts.filter((part) => !isUsed(part)).map(({ name }) => name)).toEqual(soon)
  })

  it('come from every entry and have unique story ids', () => {
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

describe('the stories of a component', () => {
  const storyOf = (part: string, id: string) => named(part).stories.find((story) => story.id === id)

  it('are listed from their own file', () => {
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

  it('distinguishes interactive components from others', () => {
    const operated = ['Button', 'Popover', 'Accordion', 'Link', 'DataTable', 'Switch', 'ContextMenu', 'RangePicker']
    const read = ['Badge', 'Text', 'Card', 'Timeline', 'ThemeProvider', 'Skeleton']
    expect([...operated, ...read].filter((name) => named(name).isOperated)).toEqual(operated)
  })

  it('include stories that call the hook of a provider', () => {
    expect(named('ToastProvider').stories.map(({ title }) => title)).toContain('UI/Toast')
  })
})

describe('componentGaps', () => {
  it('lists every gap', () => {
    const whole = named('Switch')
    expect(gapsOf({ ...whole, doc: '' })).toEqual(['no doc comment'])
    expect(gapsOf({ ...whole, stories: [] })).toEqual(['no story'])
    expect(gapsOf({ ...whole, stories: whole.stories.map((story) => ({ ...story, isPlayed: false })) })).toEqual([
      'no story with a play function',
    ])
    const everywhere = whole.stories.map((story) => ({ ...story, isRightToLeft: false, isLong: false }))
    expect(gapsOf({ ...whole, stories: everywhere })).toEqual(['no right-to-left story', 'no story with long text'])
    expect(gapsOf({ ...named('Icon'), stories: everywhere })).toEqual([])
    expect(gapsOf({ ...whole, keyboard: '', readers: '' })).toEqual(['no keyboard note', 'no screen reader note'])
    expect(gapsOf({ ...named('Badge'), keyboard: '' })).toEqual([])
  })
})
