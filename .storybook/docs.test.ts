import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const pages = globSync('docs/*.mdx', { cwd: import.meta.dirname }).map((file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return { name: basename(file), text, title: /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '' }
})
const ids = pages.map(({ title }) => `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`)

describe.each(pages)('the page $name', ({ text, title }) => {
  it('has a name of its own', () => {
    expect(pages.filter((other) => other.title === title)).toHaveLength(1)
  })

  it('has no table of Markdown, which MDX prints as a line of bars', () => {
    expect(text).not.toMatch(/^\|/m)
  })

  it('leads to pages that are there', () => {
    const led = [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id)
    expect(led.filter((id) => !ids.includes(id))).toEqual([])
  })
})
