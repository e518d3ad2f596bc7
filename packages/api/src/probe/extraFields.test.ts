import { array, literal, looseObject, nullish, number, object, optional, pipe, string, transform, union } from 'valibot'
import { expect, it } from 'vitest'
import { extraFields } from './extraFields.ts'

const Named = looseObject({ id: number(), name: optional(string(), '') })

it.each([
  ['an object', Named, { id: 1, name: 'a', color: 'red' }, ['color']],
  [
    'the rows of a list, each field once',
    array(Named),
    [
      { id: 1, a: 1 },
      { id: 2, a: 1, b: 2 },
    ],
    ['[].a', '[].b'],
  ],
  [
    'a page',
    looseObject({ results: array(Named) }),
    { results: [{ id: 1, x: 1 }], next: null },
    ['results.[].x', 'next'],
  ],
  ['an optional object', looseObject({ owner: nullish(Named) }), { owner: { id: 1, mail: '' } }, ['owner.mail']],
  [
    'a transformed object',
    pipe(
      Named,
      transform(({ id }) => id),
    ),
    { id: 1, extra: true },
    ['extra'],
  ],
  [
    'the alternative that names most',
    union([object({ a: number() }), object({ a: number(), b: number() })]),
    { a: 1, b: 2 },
    [],
  ],
  ['a list or a page', union([array(Named), looseObject({ count: number() })]), [{ id: 1, z: 1 }], ['[].z']],
  ['a literal', literal('success'), 'success', []],
  ['a null', looseObject({ owner: nullish(Named) }), { owner: null }, []],
])('finds the unknown fields of %s', (_, schema, answer, fields) => {
  expect(extraFields(schema, answer)).toEqual(fields)
})
