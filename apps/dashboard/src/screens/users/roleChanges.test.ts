import { makeCompanyUser } from '@parapet/api'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roleChanges } from './roleChanges.ts'

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
