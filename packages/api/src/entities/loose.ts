import { type BaseIssue, type BaseSchema, looseObject, type ObjectEntries, type ObjectSchema } from 'valibot'

/**
 * A schema of an object as a live provider sends it: the named fields are checked, unknown fields pass (providers add fields).
 * The static type is the closed one. The cast only hides the index signature `looseObject` would add, under which a
 * misspelt field name would compile; nothing named in the type is left unchecked at run time.
 */
/* @__NO_SIDE_EFFECTS__ */
export function loose<const E extends ObjectEntries>(entries: E): ObjectSchema<E, undefined> {
  return looseObject(entries) as unknown as ObjectSchema<E, undefined>
}

/**
 * A schema whose answer loses members on its way in: private keys and passwords that a provider sends with a list and no screen needs.
 * They are dropped where the answer is checked, before anything is cached. Names may be such as are not known to be sent.
 */
/* @__NO_SIDE_EFFECTS__ */
export function without<In, Out extends object, const N extends string>(
  schema: BaseSchema<In, Out, BaseIssue<unknown>>,
  ...secrets: readonly N[]
): BaseSchema<In, Omit<Out, N>, BaseIssue<unknown>> {
  return {
    ...schema,
    '~run'(dataset, config) {
      const read = schema['~run'](dataset, config)
      // The value is the schema's own copy; what was received stays as it is.
      if (read.typed) for (const name of secrets) Reflect.deleteProperty(read.value, name)
      return read
    },
  }
}
