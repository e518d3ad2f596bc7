import { type BaseIssue, type BaseSchema, looseObject, type ObjectEntries, type ObjectSchema } from 'valibot'

/**
 * Creates an object schema that checks the named fields and passes unknown ones, which providers add. The static
 * type is the closed one: the cast only hides the index signature of `looseObject`, under which a misspelt field
 * name would compile.
 */
/* @__NO_SIDE_EFFECTS__ */
export function loose<const E extends ObjectEntries>(entries: E): ObjectSchema<E, undefined> {
  return looseObject(entries) as unknown as ObjectSchema<E, undefined>
}

/**
 * Creates a schema that drops members of an answer before it is cached: private keys and passwords that no screen
 * needs. Unknown names are allowed.
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
      if (read.typed) for (const name of secrets) Reflect.deleteProperty(read.value, name)
      return read
    },
  }
}
