import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadWords } from '@parapet/ui'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { panelsWords } from '../topBar/panels.words.ts'
import { keyGroups, keyTable } from './keyGroups.ts'

const root = join(import.meta.dirname, '../../../../..')
/** What hears keys as any control of its kind does (WAI-ARIA), or says its key where it is. */
const standard: Readonly<Record<string, string>> = {
  'packages/ui/src/field/': 'fields',
  'packages/ui/src/feedback/Tooltip.tsx': 'Escape closes a tooltip',
  'packages/ui/src/tabs/Tabs.tsx': 'tabs',
  'packages/ui/src/floating/': 'menus and their buttons',
  'packages/ui/src/dialog/': 'dialogs',
  'packages/ui/src/command/': 'the palette, and chords, which register themselves',
  'packages/ui/src/code/useHandedOver.ts': 'no shortcut of its own: what was typed is handed over before one is heard',
  'packages/ui/src/table/HeadTools.tsx': 'a splitter',
  'packages/widgets/src/charts/LegendSearch.tsx': 'a search field',
  'apps/dashboard/src/shell/rail/useRailSize.ts': 'Escape ends dragging',
  'apps/dashboard/src/shell/topBar/CompanyChoices.tsx': 'a list of choices',
  'apps/dashboard/src/shell/wall/WallMode.tsx': 'the wall says its key',
}
const hears = /onKeyDown(?:Capture)?=|addEventListener\('keydown'/
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|stories)\.|\/sandbox\//.test(file))
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const listed = keyTable.flatMap(({ heardIn }) => heardIn)

it('every part of the product that hears keys is in the sheet, or is a standard control', () => {
  const found = sources.filter((file) => hears.test(textOf(file)))
  expect(found.length).toBeGreaterThan(15)
  const unlisted = found.filter(
    (file) => !listed.includes(file) && !Object.keys(standard).some((part) => file.startsWith(part)),
  )
  expect(unlisted).toEqual([])
  expect(listed.filter((file) => !found.includes(file))).toEqual([])
})

it.each(keyTable.flatMap((group) => group.heardIn.map((file) => [file, group] as const)))(
  'the single keys that %s hears are in the sheet',
  (file, { rows }) => {
    const written = rows.flatMap(({ keys }) => keys.split(/[+ ]/)).map((key) => key.toLowerCase())
    const text = textOf(file)
    const heard = [...text.matchAll(/\bkey(?:\.toLowerCase\(\))? [!=]== '(.)'|code === 'Key(.)'/g)].map(
      ([, key, code]) => (key ?? code ?? '').toLowerCase(),
    )
    expect(heard.filter((key) => key.trim() !== '' && !written.includes(key))).toEqual([])
  },
)

describe('the sheet of a page', () => {
  beforeAll(() => loadWords('en'))
  beforeEach(() => {
    document.body.innerHTML = ''
  })
  const words = () => {
    const t = panelsWords.words('en')
    if (!t) throw new Error('no words')
    return t
  }

  it.each([
    ['', ['Everywhere']],
    ['<form></form>', ['Everywhere', 'In a form']],
    ['<article data-widget="a"></article>', ['Everywhere', 'In a widget']],
    ['<div role="application"></div>', ['Everywhere', 'In a chart', 'In a chart legend']],
    ['<table><tr><td><button aria-haspopup="menu"></button></td></tr></table>', ['Everywhere', 'On a value or a row']],
    ['<div class="cm-editor"></div>', ['Everywhere', 'In the editor']],
  ])('with %s has the keys of its parts only', (html, titles) => {
    document.body.innerHTML = `<main>${html}</main>`
    expect(keyGroups(words()).map(({ title }) => title)).toEqual(titles)
  })

  it('names keys in the language of the user', () => {
    expect(keyGroups(words())[0]?.shortcuts[0]).toEqual({
      keys: ['Ctrl+K'],
      label: 'Go to a page, a site or a company',
    })
  })
})
