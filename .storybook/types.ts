import type { ArgTypesEnhancer, Renderer, StrictArgTypes } from 'storybook/internal/types'

interface ReadType {
  readonly name: string
  readonly raw?: string
  readonly value?: string
  readonly elements?: readonly ReadType[]
}

/** Words of the reader of types, which say what kind of type it is instead of which. */
const vague: ReadonlySet<string> = new Set([
  'union',
  'unknown',
  'signature',
  'function',
  'intersection',
  'tuple',
  'Array',
])

const textOf = ({ name, raw, value, elements }: ReadType): string =>
  raw ?? value ?? (elements ? elements.map(textOf).join(' | ') : name)

/** Returns the type as it is written, on one line, without `undefined`, which an optional property says already. */
export function typeText(type: ReadType): string {
  const parts = type.name === 'union' && type.elements ? type.elements.map(textOf) : [textOf(type)]
  const said = parts.filter((part) => part !== 'undefined').join(' | ')
  return said.replace(/\s+/g, ' ').replace(/^\| /, '').trim()
}

const typesOf = (component: unknown): Readonly<Record<string, { tsType?: ReadType }>> =>
  (component && Reflect.get(Object(component), '__docgenInfo')?.props) ?? {}

/** Says each property's type in the table of a documentation page as the source does. */
export const withTypes: ArgTypesEnhancer<Renderer> = ({ argTypes, component }): StrictArgTypes => {
  const read = typesOf(component)
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, one]) => {
      const type = read[name]?.tsType
      const summary = one.table?.type?.summary
      if (!type || (summary !== undefined && !vague.has(summary))) return [name, one]
      return [name, { ...one, table: { ...one.table, type: { summary: typeText(type) } } }]
    }),
  )
}
