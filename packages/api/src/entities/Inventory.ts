import { array, type InferOutput, nullish, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** A machine of a POP. The shape is ours. */
export const InventoryNode = loose({
  id: number(),
  name: string(),
  pop: nullish(number(), null),
  provider: nullish(number(), null),
  status: optional(string(), ''),
})
export type InventoryNode = InferOutput<typeof InventoryNode>

/** A data centre operator of the provider. The shape is ours. */
export const InventoryProvider = loose({ id: number(), name: string(), asn: nullish(number(), null) })
export type InventoryProvider = InferOutput<typeof InventoryProvider>

/** A rule of the OWASP core rule set: `rule_id` is its number in audit messages. The other names are ours. */
export const OwaspRule = loose({
  id: number(),
  rule_id: string(),
  message: string(),
  category: optional(string(), ''),
  paranoia_level: optional(number(), 1),
  severity: optional(string(), ''),
  tags: optional(array(string()), []),
})
export type OwaspRule = InferOutput<typeof OwaspRule>
