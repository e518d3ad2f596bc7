import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sandboxAreas } from '../publicCalls.ts'

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

/** The areas whose rows a file answers; of a helper none. */
async function areasOf(file: string): Promise<string[]> {
  const exported: Record<string, unknown> = await import(`./${file}`)
  const rows = Object.values(exported).flatMap((value) => (value instanceof Map ? [...value.keys()] : []))
  return [...new Set(rows.map((row: string) => row.split('.')[0] ?? ''))]
}

describe('the files of replies/', () => {
  it.each(files)('%s answers no area but the one of its name', async (file) => {
    const name = file.replace('.ts', '')
    const isArea = [...sandboxAreas, 'public'].includes(name)
    expect(await areasOf(file)).toEqual(isArea ? [name] : [])
  })

  it('answer every area', () => {
    expect(files).toEqual(expect.arrayContaining(sandboxAreas.map((area) => `${area}.ts`)))
  })
})
