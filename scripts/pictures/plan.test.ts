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
const namesOf = (tags: string[]) => picturesOf('a--b', tags).map(({ name }) => name)
const storyFiles = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))

describe('the pictures of a story', () => {
  it('are none without a tag, one with `picture` and three with `canary`', () => {
    expect(namesOf(['test'])).toEqual([])
    expect(namesOf(['picture'])).toEqual(['a--b--parapet-light'])
    expect(namesOf(['canary'])).toEqual(['a--b--parapet-light', 'a--b--parapet-dark', 'a--b--parapet-light-390'])
  })

  it('exist for every stories file', () => {
    const untagged = storyFiles.filter(({ text }) => !/tags: \[[^\]]*'(picture|canary)'/.test(text))
    expect(untagged.map(({ path }) => path)).toEqual([])
  })

  it('are of the mode that the runner sets: no story fixes its mode', () => {
    const fixed = storyFiles.filter(({ text }) => /globals: \{[^}]*\bmode:/.test(text))
    expect(fixed.map(({ path }) => path)).toEqual([])
  })
})

describe('the looks of a story', () => {
  it('are both modes, in which axe checks the contrast', () => {
    expect(shotsOf('a--b', []).map(({ theme, mode }) => `${theme} ${mode}`)).toEqual(['parapet light', 'parapet dark'])
  })

  it('are both modes of every theme for the canary set', () => {
    const looks = shotsOf('a--b', ['canary']).filter(({ width }) => width === undefined)
    expect(new Set(looks.map(({ theme, mode }) => `${theme} ${mode}`)).size).toBe(themes.length * 2)
  })
})

it('lists stored pictures of stories that are gone or no longer tagged', () => {
  const stored = namesOf(['canary'])
  const gone = ['a--old--parapet-light', 'a--b--parapet-light-768', 'a--b--sunbeam-light']
  expect(orphansOf([story('a--b', ['canary'])], [...stored, ...gone])).toEqual([...gone].sort())
  expect(orphansOf([story('a--b', ['picture'])], stored)).toEqual(['a--b--parapet-dark', 'a--b--parapet-light-390'])
  expect(orphansOf([story('a--b')], ['a--b--parapet-light'])).toEqual(['a--b--parapet-light'])
})
