import { type InferOutput, nullish, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** A point of presence on the map; degrees, north and east positive. */
export const Pop = loose({
  id: number(),
  name: string(),
  city: optional(string(), ''),
  country: optional(string(), ''),
  country_code: nullish(string(), null),
  latitude: number(),
  longitude: number(),
  nodes: optional(number(), 0),
})
export type Pop = InferOutput<typeof Pop>

/** A point of presence for the sandbox, stories and tests. */
export function makePop(over: Partial<Pop> = {}): Pop {
  return {
    id: 1,
    name: 'MAD1',
    city: 'Madrid',
    country: 'Spain',
    country_code: 'ES',
    latitude: 40.42,
    longitude: -3.7,
    nodes: 12,
    ...over,
  }
}
