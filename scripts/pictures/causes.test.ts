import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../workspace.mjs'
import { fileKindOf, reachOf, reasonOf } from './causes.ts'

const entries = ['packages/ui', 'packages/widgets', 'packages/api', 'apps/dashboard'].flatMap((folder) => {
  const { name, exports }: { name: string; exports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  )
  return Object.entries(exports).map(([entry, file]) => [join(name, entry), join(folder, file)] as const)
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
const derive = 'packages/ui/src/themes/derive.ts'
const buttonCss = 'packages/ui/src/button/button.css.ts'

describe('the files a story reaches', () => {
  it('are its imports, and of an index.ts only what it uses', () => {
    expect(reach).toContain('packages/widgets/src/a/A.tsx')
    expect(reach).toContain(buttonCss)
    expect(reach).toContain('packages/ui/src/icon/Icon.tsx')
    expect(reach).not.toContain('packages/ui/src/menu/Menu.tsx')
  })

  it.each(entries)('resolve %s as its package.json does', (name, file) => {
    const imported = new Map([
      [story, `import { A } from '${name}'`],
      [file, "export { A } from './A.tsx'"],
      [`${file.slice(0, file.lastIndexOf('/'))}/A.tsx`, ''],
    ])
    expect([...reachOf(story, imported)].some((path) => path !== story)).toBe(true)
  })

  it('include lazy imports', () => {
    expect(reachOf('packages/ui/src/menu/Menu.tsx', sources)).toContain('packages/ui/src/menu/List.tsx')
  })
})

describe('the cause', () => {
  const since = (committed: readonly string[]) => ({ uncommitted: [], committed })

  it.each([
    ['a theme alone', [derive], 'token', [derive]],
    ['a component it shows', [buttonCss], 'component', ['packages/ui/src/button']],
    ['the sandbox, which it does not use', ['packages/api/src/sandbox/world.ts'], 'unknown', []],
    ['the clock', ['.storybook/frozen.ts'], 'data', ['.storybook/frozen.ts']],
    ['the story itself', [story], 'data', [story]],
    ['the browser', ['pnpm-lock.yaml'], 'tool', ['pnpm-lock.yaml']],
    ['a component it does not show', ['packages/ui/src/menu/Menu.tsx'], 'unknown', []],
    ['another story', ['packages/ui/src/menu/Menu.stories.tsx'], 'unknown', []],
    ['tests and documents', ['packages/ui/src/button/Button.test.tsx', 'README.md'], 'unknown', []],
    ['a story and the lockfile', [story, 'pnpm-lock.yaml'], 'data', [story]],
  ])('is guessed from %s', (_, changed, cause, files) => {
    expect(reasonOf(reach, since(changed))).toEqual({ cause, uncommitted: [], committed: files })
    expect(reasonOf(reach, { uncommitted: changed, committed: [] })).toEqual({
      cause,
      uncommitted: files,
      committed: [],
    })
  })

  it('is what is not committed, before the files of earlier commits', () => {
    const changes = { uncommitted: [derive], committed: [story, derive, buttonCss] }
    expect(reasonOf(reach, changes)).toEqual({
      cause: 'token',
      uncommitted: [derive],
      committed: [story, 'packages/ui/src/button'],
    })
  })

  it('is in earlier commits if nothing uncommitted is shown', () => {
    const changes = { uncommitted: ['packages/ui/src/menu/Menu.tsx', 'README.md'], committed: [buttonCss] }
    const committed = ['packages/ui/src/button']
    expect(reasonOf(reach, changes)).toEqual({ cause: 'component', uncommitted: [], committed })
  })

  it.each(['packages/api/src/sandbox/index.ts', 'apps/dashboard/src/screens/Home.stories.tsx'])(
    'is the sandbox for a story that reaches %s',
    (path) => {
      const changed = ['packages/api/src/sandbox/world.ts']
      expect(reasonOf(new Set([path]), since(changed))).toEqual({ cause: 'data', uncommitted: [], committed: changed })
    },
  )

  it('lists all candidates', () => {
    expect(reasonOf(reach, since([derive, 'packages/ui/src/icon/Icon.tsx']))).toEqual({
      cause: 'several',
      uncommitted: [],
      committed: [derive, 'packages/ui/src/icon'],
    })
  })

  it('is unknown for a change of a theme story, which is not a token', () => {
    expect(reasonOf(reach, since(['packages/ui/src/themes/Theme.stories.tsx'])).cause).toBe('unknown')
  })

  it('is never a test', () => {
    expect(fileKindOf('packages/ui/src/themes/derive.test.ts')).toBeUndefined()
  })
})
