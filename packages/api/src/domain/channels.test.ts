import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeNotificationPreference } from '../entities/Notification.ts'
import { channelChange, channelOf } from './channels.ts'

const place = { type: 2, method: 1 }
const held = (groups: number[]) => [
  makeNotificationPreference({ id: 8, notification_type: 1 }),
  makeNotificationPreference({ id: 9, notification_type: 2, notification_method: 1, groups }),
]

it('finds the setting of a type and method, and tells own groups from those of others', () => {
  const { preference, own, others } = channelOf(held([4, 5]), { ...place, ownGroups: [4, 7] })
  expect({ id: preference?.id, own, others }).toEqual({ id: 9, own: [4], others: [5] })
  expect(channelOf(held([4]), { ...place, method: 3, ownGroups: [4] }).preference).toBeUndefined()
  expect(channelOf(held([4]), { ...place, ownGroups: undefined }).others).toEqual([4])
})

it.each([
  ['turns it off', [4], { isOn: false, own: [4] }, { removed: 9, added: null }],
  ['adds a group', [4], { isOn: true, own: [7, 4] }, { removed: 9, added: [4, 7] }],
  ['takes a group out', [4], { isOn: true, own: [] }, { removed: 9, added: [] }],
  ['sends nothing without a difference', [4, 7], { isOn: true, own: [7, 4] }, null],
  ['sends nothing where others have a part', [4, 5], { isOn: false, own: [] }, null],
])('%s', (_, groups, wanted, expected) => {
  const change = channelChange(channelOf(held(groups), { ...place, ownGroups: [4, 7] }), wanted)
  expect(change && { removed: change.removed?.id, added: change.added }).toEqual(expected)
})

it('makes a setting where there is none, and removes none', () => {
  const none = channelOf([], { ...place, ownGroups: [4] })
  expect(channelChange(none, { isOn: true, own: [] })).toEqual({ removed: undefined, added: [] })
  expect(channelChange(none, { isOn: false, own: [] })).toBeNull()
})

it('never changes a setting that others have a part in', () => {
  const ids = fc.uniqueArray(fc.nat(12), { maxLength: 6 })
  fc.assert(
    fc.property(ids, ids, fc.boolean(), ids, (groups, ownGroups, isOn, wanted) => {
      const channel = channelOf(held(groups), { ...place, ownGroups })
      const change = channelChange(channel, { isOn, own: wanted.filter((id) => ownGroups.includes(id)) })
      return change === null || groups.every((id) => ownGroups.includes(id))
    }),
  )
})
