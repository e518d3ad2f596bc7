import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { themes } from '../../packages/ui/src/themes/themes.ts'
import { root } from '../workspace.mjs'
import { orphansOf, picturesOf, type StoryEntry, shotsOf } from './plan.ts'

const story = (id: string, tags: string[] = []): StoryEntry => ({
  id,
  title: 'UI/Button',
  name: id,
  importPath: './packages/ui/src/button/Button.stories.tsx',
  tags,
  type: 'story',
})

describe('what is photographed', () => {
  it('of most stories is the default theme in both modes', () => {
    expect(picturesOf('a--b', []).map(({ name }) => name)).toEqual(['a--b--parapet-light', 'a--b--parapet-dark'])
  })

  it('of the canary set is every theme, and three widths', () => {
    const pictures = picturesOf('a--b', ['canary'])
    expect(new Set(pictures.map(({ theme }) => theme))).toEqual(new Set(themes.map(({ name }) => name)))
    expect(new Set(pictures.map(({ width }) => width))).toEqual(new Set([undefined, 768, 390]))
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
  })

  it('is both modes of every story, so that none only repeats another in the dark', () => {
    const repeats = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root }).filter((path) =>
      /globals: \{[^}]*\bmode:/.test(readFileSync(join(root, path), 'utf8')),
    )
    expect(repeats).toEqual([])
  })

  it('is less than what axe visits: the canary set in both modes of every theme', () => {
    const visited = shotsOf('a--b', ['canary']).filter(({ width }) => width === undefined)
    expect(visited).toHaveLength(themes.length * 2)
  })
})

describe('orphans', () => {
  it('are the baselines of stories, looks and widths that are gone', () => {
    const kept = picturesOf('a--b', ['canary']).map(({ name }) => name)
    const gone = ['a--old--parapet-light', 'a--b--parapet-light-1920', 'a--b--oldtheme-light']
    expect(orphansOf([story('a--b', ['canary'])], [...kept, ...gone])).toEqual([...gone].sort())
    expect(orphansOf([story('a--b')], kept)).toContain('a--b--sunbeam-light')
  })
})
