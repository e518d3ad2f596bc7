import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// knip finds unused modules, but not unused message keys.
const root = join(import.meta.dirname, '..')
const rooms = ['packages/ui/src', 'packages/widgets/src', 'apps/dashboard/src', '.storybook'].map((dir) =>
  join(root, dir),
)
const files = rooms.flatMap((dir) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(dir, name)),
)
const isCatalogue = (file: string) => /\/\w+\.(en|es)\.ts$/.test(file)
const source = files
  .filter((file) => !isCatalogue(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const quoted = new Set([...source.matchAll(/'([\w.]+)'/g)].map(([, text]) => text))
const shapes = [...new Set([...source.matchAll(/`((?:[\w.]|\$\{[^{}]*\})+)`/g)].map(([, text = '']) => text))]
  .filter((text) => /^\w+\.(.*\.)?\w*\$\{|\}\.\w+$/.test(text))
  .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^{}]*\}/g, '.+')}$`))

it.each(files.filter((file) => file.endsWith('.en.ts')).map((file) => file.slice(root.length + 1)))(
  '%s contains no unused message',
  async (file) => {
    const { default: words }: { default: Record<string, string> } = await import(join(root, file))
    const isSaid = (key: string) => quoted.has(key) || shapes.some((shape) => shape.test(key))
    expect(Object.keys(words).filter((key) => !isSaid(key))).toEqual([])
  },
)
