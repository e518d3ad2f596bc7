import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { advice, isAlso, partsByOtherName } from './advice.ts'
import { readParts } from './components.ts'
import { withImports } from './snippet.ts'

const parts = await readParts()

describe('advice', () => {
  it.each(Object.entries(advice))('on %s is about a part, and is shown with its stories', (name, { page }) => {
    const part = parts.find((one) => one.name === name)
    expect(part?.stories.map(({ title }) => title)).toContain(page)
  })

  it('is there for twenty parts or more, each with other names, a use and a limit', () => {
    const all = Object.values(advice)
    expect(all.length).toBeGreaterThanOrEqual(20)
    for (const { also, use, avoid } of all) {
      expect(also.length).toBeGreaterThan(0)
      expect(use).toMatch(/^For .*\.$/)
      expect(avoid).toMatch(/^Do not .*\.$/)
    }
  })

  it('has each other name as a heading of a page, with the parts, where the search of the sidebar finds it', () => {
    const page = readFileSync(new URL('docs/OtherNames.mdx', import.meta.url), 'utf8')
    const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual([...partsByOtherName()].map(([name, names]) => `${name}: ${names.join(', ')}`))
  })

  it.each([
    ['modal', ['ConfirmDialog', 'Dialog', 'Drawer']],
    ['dropdown', ['Combobox', 'Menu', 'MultiSelect', 'Select']],
    ['toggle', ['Switch']],
  ])('finds the parts that others call %s', (words, names) => {
    expect(Object.keys(advice).filter((name) => isAlso(name, words))).toEqual(names)
  })
})

describe('a snippet', () => {
  it('begins with the imports of what it uses', () => {
    expect(withImports('<Stack>\n  <DataTable rows={rows} />\n  <Button>Go</Button>\n</Stack>', parts)).toBe(
      "import { Button, Stack } from '@parapet/ui'\nimport { DataTable } from '@parapet/ui/table'\n\n<Stack>\n  <DataTable rows={rows} />\n  <Button>Go</Button>\n</Stack>",
    )
  })

  it('has what the story renders, without its test', () => {
    const code = [
      '{',
      "  tags: ['canary'],",
      '  render: () => <Stack>',
      '      <Button>Go</Button>',
      '    </Stack>,',
      '  play: async () => {',
      "    await userEvent.click(screen.getByRole('button'));",
      '  }',
      '}',
    ].join('\n')
    expect(withImports(code, parts)).toBe(
      "import { Button, Stack } from '@parapet/ui'\n\n<Stack>\n    <Button>Go</Button>\n  </Stack>",
    )
  })

  it('has its imports once, however often it is asked for', () => {
    const once = withImports('<Button>Go</Button>', parts)
    expect(withImports(once, parts)).toBe(once)
  })

  it('stays as it is without parts', () => {
    expect(withImports('<p>Hello</p>', parts)).toBe('<p>Hello</p>')
  })
})
