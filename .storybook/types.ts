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

const SHOWN = 12

/** The members of the keys of an object, as they are written; null if the reader of types does not know them all. */
function membersOf({ name, raw, value, elements }: ReadType): readonly string[] | null {
  if (elements && (name === 'union' || raw?.startsWith('keyof typeof '))) {
    const members = elements.filter((one) => one.name !== 'undefined').map(membersOf)
    return members.includes(null) ? null : members.flatMap((one) => one ?? [])
  }
  if (name !== 'literal' || value === undefined) return null
  return [/^['"\d]/.test(value) ? value : `'${value}'`]
}

/** The keys of an object by name instead of `keyof typeof`; of many the first, and how many more. */
function keysText(type: ReadType): string | undefined {
  if (!type.raw?.includes('keyof typeof ')) return undefined
  const members = membersOf(type)
  if (!members || members.length === 0) return undefined
  const more = members.length - SHOWN
  const shown = more > 1 ? [...members.slice(0, SHOWN), `… ${more} more`] : members
  return shown.join(' | ')
}

const textOf = (type: ReadType): string => {
  const { name, raw, value, elements } = type
  return keysText(type) ?? raw ?? value ?? (elements ? elements.map(textOf).join(' | ') : name)
}

/** Returns the type as it is written, on one line, without `undefined`, which an optional property says already. */
export function typeText(type: ReadType): string {
  const known = keysText(type)
  const parts = known ? [known] : type.name === 'union' && type.elements ? type.elements.map(textOf) : [textOf(type)]
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
