import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { advice } from './advice.ts'

const pages = globSync('docs/*.mdx', { cwd: import.meta.dirname }).map((file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return { name: basename(file), text, title: /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '' }
})
// That the pages of the advice exist is checked by advice.test.ts.
const titles = [...pages, ...Object.values(advice).map(({ page }) => ({ title: page }))].map(({ title }) => title)
const ids = titles.map((title) => `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`)

describe.each(pages)('the page $name', ({ text, title }) => {
  it('has a unique title', () => {
    expect(pages.filter((other) => other.title === title)).toHaveLength(1)
  })

  it('has no Markdown table, which MDX prints as plain text', () => {
    expect(text).not.toMatch(/^\|/m)
  })

  it('links to existing pages only', () => {
    const linked = [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id)
    expect(linked.filter((id) => !ids.includes(id))).toEqual([])
  })
})
