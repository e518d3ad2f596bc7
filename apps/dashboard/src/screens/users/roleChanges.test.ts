import { makeCompanyUser } from '@parapet/api'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { losesLastAdmin, roleChanges } from './roleChanges.ts'

const names = ['CompanyAdmin', 'Viewer', 'Support', 'ConfigAdmin']
const userWith = (ids: readonly number[]) =>
  makeCompanyUser({ id: 8, roles: ids.map((id) => ({ id, name: names[id] ?? 'Viewer' })) })

it.each([
  ['give', [1], [2], [1, 2], 'changed'],
  ['give', [1, 2], [2], [1, 2], 'same'],
  ['take', [1, 2], [2], [1], 'changed'],
  ['take', [1], [2], [1], 'same'],
  ['take', [1], [1, 2], [], 'left'],
] as const)('%s: who has %o is changed by %o to %o', (step, held, chosen, roles, effect) => {
  expect(roleChanges([userWith(held)], step, chosen)).toMatchObject([{ roles, effect }])
})

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 3 }))
it('never changes roles that were not chosen, and gives or takes all that were', () => {
  fc.assert(
    fc.property(ids, ids, fc.constantFrom('give' as const, 'take' as const), (held, chosen, step) => {
      const [change] = roleChanges([userWith(held)], step, chosen)
      const roles = change?.roles ?? []
      for (const id of [0, 1, 2, 3]) {
        const isHeld = chosen.includes(id) ? step === 'give' : held.includes(id)
        expect(roles.includes(id)).toBe(isHeld)
      }
    }),
  )
})

it.each([
  ['the only administrator loses the role', [[8, [1]]], true],
  ['the only administrator goes', [[8, null]], true],
  ['the only administrator keeps it', [[8, [0, 2]]], false],
  ['another user changes', [[9, [2]]], false],
  [
    'it passes to another user',
    [
      [8, [1]],
      [9, [0, 1]],
    ],
    false,
  ],
] as const)('says that no company administrator would be left: %s', (_, next, expected) => {
  const members = [userWith([0, 1]), { ...userWith([1]), id: 9 }]
  expect(losesLastAdmin(members, new Map<number, readonly number[] | null>(next))).toBe(expected)
})

it('does not guard a company without administrators of its own', () => {
  expect(losesLastAdmin([userWith([1])], new Map([[8, null]]))).toBe(false)
})
