import { looseObject, type ObjectEntries, type ObjectSchema } from 'valibot'

/**
 * A schema of an object as a live provider sends it: the named fields are checked, unknown fields pass (providers add fields).
 * The static type is the closed one. The cast only hides the index signature `looseObject` would add, under which a
 * misspelt field name would compile; nothing named in the type is left unchecked at run time.
 */
/* @__NO_SIDE_EFFECTS__ */
export function loose<const E extends ObjectEntries>(entries: E): ObjectSchema<E, undefined> {
  return looseObject(entries) as unknown as ObjectSchema<E, undefined>
}
