import type { Schema } from '../call/call.ts'

/** The parts of a schema that describe what lies inside it. */
interface SchemaParts {
  readonly type: string
  readonly entries?: Readonly<Record<string, SchemaParts>>
  readonly item?: SchemaParts
  readonly wrapped?: SchemaParts
  readonly options?: readonly unknown[]
  readonly pipe?: readonly SchemaParts[]
  readonly value?: SchemaParts
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is SchemaParts => isTable(value) && typeof value.type === 'string'

/** Returns the paths of an answer that its schema does not name ('results.[].color'), each once, in order. */
export function extraFields(schema: Schema, answer: unknown): readonly string[] {
  return [...new Set(extrasOf(schema, answer, ''))]
}

function extrasOf(schema: SchemaParts, value: unknown, at: string): string[] {
  const below = (name: string) => (at === '' ? name : `${at}.${name}`)
  if (schema.wrapped) return extrasOf(schema.wrapped, value, at)
  if (schema.pipe?.[0]) return extrasOf(schema.pipe[0], value, at)
  if (schema.options?.some(isSchema)) return fewest(schema.options.filter(isSchema), value, at)
  if (schema.item && Array.isArray(value)) {
    const { item } = schema
    return value.flatMap((one) => extrasOf(item, one, below('[]')))
  }
  if (schema.entries && isTable(value)) {
    const { entries } = schema
    return Object.entries(value).flatMap(([name, inner]) => {
      const entry = Object.hasOwn(entries, name) ? entries[name] : undefined
      return entry ? extrasOf(entry, inner, below(name)) : [below(name)]
    })
  }
  return []
}

/** Alternatives of the value's own form, and of these the one that names most of it. */
function fewest(options: readonly SchemaParts[], value: unknown, at: string): string[] {
  const fitting = options.filter((option) => isFormOf(option, value))
  const found = fitting.map((option) => extrasOf(option, value, at))
  return found.sort((a, b) => a.length - b.length)[0] ?? []
}

function isFormOf(schema: SchemaParts, value: unknown): boolean {
  if (schema.wrapped) return isFormOf(schema.wrapped, value)
  if (schema.pipe?.[0]) return isFormOf(schema.pipe[0], value)
  if (schema.item) return Array.isArray(value)
  return schema.entries || schema.value ? isTable(value) : true
}
