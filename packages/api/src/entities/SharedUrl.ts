import { boolean, type InferOutput, nullish, number, optional, string, union } from 'valibot'
import { loose } from './loose.ts'

/** A saved view that others may open (§3); `preferences` is serialised, `temporal` marks one that expires. */
export const SharedUrl = loose({
  id: union([number(), string()]),
  user: nullish(union([number(), string()]), null),
  preferences: string(),
  version: string(),
  temporal: optional(boolean(), false),
  description: optional(string(), ''),
  created_at: nullish(string(), null),
})
export type SharedUrl = InferOutput<typeof SharedUrl>

/** A shared URL for the sandbox, stories and tests. */
export function makeSharedUrl(over: Partial<SharedUrl> = {}): SharedUrl {
  return {
    id: 1,
    user: 1,
    preferences: '{}',
    version: '4.4.6',
    temporal: false,
    description: '',
    created_at: null,
    ...over,
  }
}
