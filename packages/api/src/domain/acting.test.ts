import { expect, it } from 'vitest'
import { billing } from '../endpoints/billing.ts'
import { cache } from '../endpoints/cache.ts'
import { metrics } from '../endpoints/metrics.ts'
import { endpoints } from '../endpoints/registry.ts'
import { user } from '../endpoints/user.ts'
import { heldWhileActing } from './acting.ts'

it.each([
  [cache.invalidations, null, null],
  [cache.invalidate, 'readOnly', null],
  [billing.download, null, null],
  [metrics.track, null, null],
  [user.credentials, 'closed', 'closed'],
  [user.addPasskey, 'closed', 'closed'],
  [billing.payment, 'closed', 'closed'],
] as const)('holds a call back until control is taken: %#', (call, looking, inControl) => {
  expect([heldWhileActing(call, false), heldWhileActing(call, true)]).toEqual([looking, inControl])
})

it('lets out no call of the table that changes something while only looking', () => {
  const sent = Object.values(endpoints)
    .flatMap((area) => Object.values(area))
    .filter((call) => call.method !== 'GET' && heldWhileActing(call, false) === null)
    .map(({ name }) => name)
    .sort()
  expect(sent).toEqual([
    'billing.download',
    'metrics.track',
    'sites.validate',
    'statistics.revokeTask',
    'status.verify',
  ])
})
