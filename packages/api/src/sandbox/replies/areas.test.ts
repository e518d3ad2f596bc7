import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sandboxAreas } from '../publicCalls.ts'

const names = readdirSync(import.meta.dirname).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? [])

/** The areas whose rows a file answers; of a helper none. */
async function areasOf(name: string): Promise<string[]> {
  const exported: Record<string, unknown> = await import(`./${name}.ts`)
  const rows = Object.values(exported).flatMap((value) => (value instanceof Map ? [...value.keys()] : []))
  return [...new Set(rows.map((row: string) => row.split('.')[0] ?? ''))]
}

describe('the files of replies/', () => {
  it.each(names)('%s.ts answers no area but the one of its name', async (name) => {
    const isArea = [...sandboxAreas, 'public'].includes(name)
    expect(await areasOf(name)).toEqual(isArea ? [name] : [])
  })

  it('answer every area', () => {
    expect(names).toEqual(expect.arrayContaining(sandboxAreas))
  })
})
