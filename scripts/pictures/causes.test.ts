import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../workspace.mjs'
import { groupsOf, partOf, type Reason, type Reviewed, reachOf, reasonOf } from './causes.ts'

const entries = ['packages/ui', 'packages/widgets', 'packages/api', 'apps/dashboard'].flatMap((room) => {
  const { name, exports }: { name: string; exports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, room, 'package.json'), 'utf8'),
  )
  return Object.entries(exports).map(([entry, file]) => [join(name, entry), join(room, file)] as const)
})

const sources = new Map([
  [
    'packages/ui/src/index.ts',
    "export { Button } from './button/Button.tsx'\nexport { Menu } from './menu/Menu.tsx'\n",
  ],
  [
    'packages/ui/src/button/Button.tsx',
    "import * as css from './button.css.ts'\nimport { Icon } from '../icon/Icon.tsx'\n",
  ],
  ['packages/ui/src/button/button.css.ts', "import { vars } from '../themes/contract.css.ts'"],
  ['packages/ui/src/icon/Icon.tsx', ''],
  ['packages/ui/src/menu/Menu.tsx', "const lazy = () => import('./List.tsx')"],
  ['packages/ui/src/menu/List.tsx', ''],
  ['packages/ui/src/themes/contract.css.ts', ''],
  ['packages/widgets/src/a/A.stories.tsx', "import { Button } from '@parapet/ui'\nimport { A } from './A.tsx'"],
  ['packages/widgets/src/a/A.tsx', ''],
])
const story = 'packages/widgets/src/a/A.stories.tsx'
const reach = reachOf(story, sources)

describe('what a story reaches', () => {
  it('is what it imports, and of a barrel only what it takes', () => {
    expect(reach).toContain('packages/widgets/src/a/A.tsx')
    expect(reach).toContain('packages/ui/src/button/button.css.ts')
    expect(reach).toContain('packages/ui/src/icon/Icon.tsx')
    expect(reach).not.toContain('packages/ui/src/menu/Menu.tsx')
  })

  it.each(entries)('knows what %s stands for', (name, file) => {
    const one = new Map([
      [story, `import { A } from '${name}'`],
      [file, "export { A } from './A.tsx'"],
      [`${file.slice(0, file.lastIndexOf('/'))}/A.tsx`, ''],
    ])
    expect([...reachOf(story, one)].some((path) => path !== story)).toBe(true)
  })

  it('has what is loaded later', () => {
    expect(reachOf('packages/ui/src/menu/Menu.tsx', sources)).toContain('packages/ui/src/menu/List.tsx')
  })
})

describe('the cause', () => {
  it.each([
    ['a theme alone', ['packages/ui/src/themes/derive.ts'], 'token', ['packages/ui/src/themes/derive.ts']],
    ['a component it shows', ['packages/ui/src/button/button.css.ts'], 'component', ['packages/ui/src/button']],
    ['the sandbox, which it does not ask', ['packages/api/src/sandbox/world.ts'], 'unknown', []],
    ['the clock', ['.storybook/frozen.ts'], 'data', ['.storybook/frozen.ts']],
    ['the story itself', [story], 'data', [story]],
    ['the browser', ['pnpm-lock.yaml'], 'tool', ['pnpm-lock.yaml']],
    ['a component it does not show', ['packages/ui/src/menu/Menu.tsx'], 'unknown', []],
    ['another story', ['packages/ui/src/menu/Menu.stories.tsx'], 'unknown', []],
    ['tests and papers', ['packages/ui/src/button/Button.test.tsx', 'README.md'], 'unknown', []],
    ['a story and the lockfile', [story, 'pnpm-lock.yaml'], 'data', [story]],
  ])('is guessed from %s', (_, changed, cause, because) => {
    expect(reasonOf(reach, changed)).toEqual({ cause, because })
  })

  it('is the sandbox where it is asked: by import, or by a screen in the service worker', () => {
    const changed = ['packages/api/src/sandbox/world.ts']
    for (const asks of ['packages/api/src/sandbox/index.ts', 'apps/dashboard/src/screens/Home.stories.tsx']) {
      expect(reasonOf(new Set([asks]), changed)).toEqual({ cause: 'data', because: changed })
    }
  })

  it('names every candidate when there are several', () => {
    const changed = ['packages/ui/src/themes/derive.ts', 'packages/ui/src/icon/Icon.tsx']
    expect(reasonOf(reach, changed)).toEqual({
      cause: 'several',
      because: ['packages/ui/src/themes/derive.ts', 'packages/ui/src/icon'],
    })
  })

  it('takes a story of the themes for a story', () => {
    expect(reasonOf(reach, ['packages/ui/src/themes/Theme.stories.tsx'])).toEqual({ cause: 'unknown', because: [] })
  })

  it('knows nothing of tests', () => {
    expect(partOf('packages/ui/src/themes/derive.test.ts')).toBeUndefined()
  })
})

describe('groups', () => {
  const picture = (name: string, reason: Reason, isCanary = false): Reviewed => {
    const look = { theme: 'parapet', mode: 'light', width: null, pixels: 1 }
    return { name, story: name, title: name, ...look, isCanary, reason }
  }
  const token: Reason = { cause: 'token', because: ['packages/ui/src/themes/derive.ts'] }
  const button: Reason = { cause: 'component', because: ['packages/ui/src/button'] }
  const icon: Reason = { cause: 'component', because: ['packages/ui/src/icon'] }

  it('stand by cause, tokens first and the canary set first in each', () => {
    const groups = groupsOf([
      picture('gone', { cause: 'removed', because: [] }),
      picture('one', button),
      picture('two', icon),
      picture('three', icon),
      picture('plain', token),
      picture('zebra', token, true),
    ])
    expect(groups.map(({ cause, pictures }) => [cause, pictures.map(({ name }) => name)])).toEqual([
      ['token', ['zebra', 'plain']],
      ['component', ['three', 'two']],
      ['component', ['one']],
      ['removed', ['gone']],
    ])
  })
})
