import { type BaseIssue, type BaseSchema, looseObject, type ObjectEntries, type ObjectSchema } from 'valibot'

/** Creates an object schema that checks the named fields and passes unknown ones, with a closed static type. */
/* @__NO_SIDE_EFFECTS__ */
export function loose<const E extends ObjectEntries>(entries: E): ObjectSchema<E, undefined> {
  return looseObject(entries) as unknown as ObjectSchema<E, undefined>
}

/** Creates a schema that drops secrets of a response before it is cached; unknown names are allowed. */
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
