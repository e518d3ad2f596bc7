import { boolean, type InferOutput, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** A site (§3): a bare host name served for a company. A deleted site stays, with `active` false. */
export const Site = loose({
  id: number(),
  company: number(),
  url: string(),
  active: optional(boolean(), true),
  ssl: optional(boolean(), false),
})
export type Site = InferOutput<typeof Site>

/** A site for the sandbox, stories and tests. */
export function makeSite(over: Partial<Site> = {}): Site {
  return { id: 1201, company: 300, url: 'www.example.com', active: true, ssl: true, ...over }
}
