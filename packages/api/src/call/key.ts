import type { Call, ParamsOf } from './call.ts'
import type { ApiContext } from './context.ts'

/** The SWR key of a read: the endpoint's name and its params, the company among them. */
export type ReadKey = readonly [name: string, params: Readonly<Record<string, unknown>>]

/** Builds the SWR key of a read; null while it cannot be sent (without params or a required company). */
export function readKeyOf<C extends Call>(
  row: C,
  params: ParamsOf<C> | null,
  api: Pick<ApiContext, 'company'>,
): ReadKey | null {
  if (params === null) return null
  const given = params as Readonly<Record<string, unknown>>
  if (!row.path.includes('{company}')) return [row.name, given]
  const company = given.company ?? api.company()
  return company === null ? null : [row.name, { ...given, company }]
}
