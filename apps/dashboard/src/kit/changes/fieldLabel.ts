import type { AnyT } from './anyWords.ts'
import type { HistoryField } from './historyValues.ts'

type Fields = Readonly<Record<string, HistoryField>>

/** The name of a field: the resource's own, its column's heading, or its label in the form; undefined without one. */
export function fieldLabel(field: string, fields: Fields, t: AnyT): string | undefined {
  const key = [fields[field]?.label, `column.${field}`, field].find((one) => one !== undefined && t(one) !== one)
  return key === undefined ? undefined : t(key)
}

/** The name of the innermost part of a path that has one. */
export const pathLabel = (path: string, fields: Fields, t: AnyT): string | undefined =>
  path
    .split('.')
    .toReversed()
    .map((part) => fieldLabel(part, fields, t))
    .find((label) => label !== undefined)
