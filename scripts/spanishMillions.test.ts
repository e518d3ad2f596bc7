import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Compiled, writeMessage } from '../packages/ui/src/words/message.ts'

const root = join(import.meta.dirname, '..')
const files = ['packages/ui/src', 'packages/widgets/src', 'apps/dashboard/src'].flatMap((dir) =>
  readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.es.ts'))
    .map((name) => join(root, dir, name)),
)

function millions(message: Compiled): string[] {
  if (typeof message === 'string') return []
  return message.flatMap((piece) => {
    if (typeof piece === 'string' || piece === 0) return []
    const [name, kind, branches = {}] = piece
    const inner = Object.values(branches).flatMap(millions)
    return kind === 'p' ? [writeMessage([piece], { [name]: 1_000_000 }, 'es'), ...inner] : inner
  })
}

it('inserts "de" after whole millions in Spanish', async () => {
  const tables: { default: Record<string, Compiled> }[] = await Promise.all(files.map((file) => import(file)))
  const said = tables.flatMap(({ default: words }) => Object.values(words).flatMap(millions))
  expect(said.length).toBeGreaterThan(70)
  expect([...new Set(said.map((text) => text.trim()))].sort()).toMatchSnapshot()
})
