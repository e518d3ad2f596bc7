import { type BaseIssue, type BaseSchema, nullish, number, optional, string, union } from 'valibot'
import { loose } from './loose.ts'
import { rows } from './rows.ts'

/** A page of a list: `count` is the total. */
export interface ListPage<T> {
  count: number
  next?: string | null | undefined
  previous?: string | null | undefined
  results: T[]
}

/** The answer of a list endpoint: a plain array, or with `limit` one page. */
export type List<T> = T[] | ListPage<T>

/** The schema of a list endpoint with `limit` and `offset`. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<In, Out>(item: BaseSchema<In, Out, BaseIssue<unknown>>) {
  const page = loose({
    count: optional(number(), 0),
    next: nullish(string(), null),
    previous: nullish(string(), null),
    results: rows(item),
  })
  return union([rows(item), page])
}

/** Returns the rows of either answer and the total. */
export function itemsOf<T>(list: List<T>): { items: readonly T[]; count: number } {
  return Array.isArray(list) ? { items: list, count: list.length } : { items: list.results, count: list.count }
}
