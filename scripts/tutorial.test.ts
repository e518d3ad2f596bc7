import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ThemeSeed } from '../packages/ui/src/themes/seed.ts'
import { themes } from '../packages/ui/src/themes/themes.ts'
import words from '../packages/widgets/src/words/catalogue.en.ts'

// What CONTRIBUTING.md tells readers to write must work as written.
const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const code = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block)

const made = [
  'harbour.ts',
  'index.tsx',
  'PublicBots.stories.tsx',
  'publicBots.words.ts',
  'publicBots.es.ts',
  'publicBots.en.ts',
  'publicBots.tsx',
]

describe('the tutorial', () => {
  it('names existing files', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md)|[\w-]+(?:\/[\w-]+)+\/?)`/g)].map(
      ([, name = '']) => name,
    )
    const all = globSync('{packages,apps,scripts,.storybook}/**/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: (name) => /node_modules|dist|\.tsbuild/.test(String(name)),
    }).map((name) => basename(name))
    const isThere = (name: string) =>
      existsSync(join(root, name)) ||
      ['packages/widgets/src', 'packages/api/src', 'apps/dashboard/src'].some((room) =>
        existsSync(join(root, room, name)),
      ) ||
      existsSync(join(root, 'packages/api/src/sandbox', name)) ||
      all.includes(name)
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !made.some((own) => name.endsWith(own)) && !isThere(name))).toEqual([])
  })

  it('adds a theme distinct from the shipped ones', async () => {
    const block = code.find((one) => one.includes('export const harbour'))
    const script = block?.replace(/^import type.*$/m, '').replace(': ThemeSeed', '')
    const { harbour }: { harbour: ThemeSeed } = await import(`data:text/javascript,${encodeURIComponent(script ?? '')}`)
    const look = ({ fonts, radius, rail, pattern }: ThemeSeed) =>
      [fonts.body, fonts.heading, radius, rail, pattern].join()
    const ours = themes.filter(({ name }) => name !== harbour.name)
    expect(ours.map(look)).not.toContain(look(harbour))
  })

  it('adds a widget after an existing row, with existing words', () => {
    const block = code.find((one) => one.includes('keyTable(')) ?? ''
    const analytics = readFileSync(join(root, 'packages/widgets/src/catalogue/analytics.ts'), 'utf8')
    expect(analytics).toContain('.addresses`')
    for (const [, word = ''] of block.matchAll(/(?:title|what): '([\w.]+)'/g))
      expect(Object.keys(words)).toContain(word)
    const codes = [...text.matchAll(/`(analytics\.\w+\.slowPaths)`/g)].map(([, found]) => found)
    expect(codes).toEqual(['analytics.delivery.slowPaths', 'analytics.midtier.slowPaths'])
  })
})
