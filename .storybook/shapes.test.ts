import { beforeAll, describe, expect, it } from 'vitest'
import { everyCall } from '../packages/api/src/endpoints/registry.ts'
import { type EndpointShapes, readShapes, type Shape } from './shapes.ts'

let shapes: EndpointShapes
beforeAll(async () => {
  shapes = await readShapes()
}, 60_000)

const fieldOf = (shape: Shape | null | undefined, name: string) => shape?.fields.find((field) => field.name === name)

describe('readShapes', () => {
  it('returns body, filters and answer of every row', () => {
    for (const row of everyCall()) {
      const shape = shapes.rows[row.name]
      expect(shape, row.name).toBeDefined()
      expect(shape?.body !== null, `${row.name}: body`).toBe(row.encoding !== null)
      expect(shape?.answer !== null, `${row.name}: answer`).toBe(row.schema !== null)
      expect(shape?.filters !== null, `${row.name}: filters`).toBe(row.query.includes('filters'))
      expect(shapes.areas[row.name.split('.')[0] ?? ''], row.name).not.toBe('')
    }
  })

  it('returns fields with type, optionality and description', () => {
    const { filters, answer } = shapes.rows['certificates.requests'] ?? {}
    expect(answer?.type).toBe('list of SslRequest, or with limit a page of them')
    expect(answer?.entities[0]?.doc).toContain('failed with a text')
    expect(fieldOf(answer, 'certificate')).toEqual({ name: 'certificate', type: 'number | null', isOptional: true })
    expect(fieldOf(answer, 'id')).toEqual({ name: 'id', type: 'number' })
    expect(fieldOf(answer, 'results')).toBeUndefined()
    expect(fieldOf(filters, 'orphan')).toEqual({ name: 'orphan', type: 'yes or no', isOptional: true })
  })

  it('resolves composed types', () => {
    const { body, source } = shapes.rows['staging.saveBackend'] ?? {}
    expect(source).toMatch(/^packages\/api\/src\/endpoints\/provisioningRows\.ts:\d+$/)
    expect(fieldOf(body, 'id')).toBeUndefined()
    expect(fieldOf(body, 'port')?.type).toBe('number')
    const exclude = fieldOf(shapes.rows['statistics.historicTable']?.filters, 'exclude')
    expect(exclude?.fields?.map(({ name }) => name)).toContain('vhost')
  })
})
