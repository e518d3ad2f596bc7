import { makeVclConfig } from '@parapet/api'
import { expect, it } from 'vitest'
import { rollbackRefusal } from './rollback.ts'

const live = makeVclConfig({ status: 'live' })
const older = makeVclConfig({ id: 4740, status: 'superseded', active: false })
const queued = makeVclConfig({ id: 4750, status: 'queued', active: false, deployed: false })
const rejected = makeVclConfig({ id: 4749, status: 'rejected', active: false, deployed: false })

it('lets a user go back to a superseded version, and to the live one only while another is on its way', () => {
  expect(rollbackRefusal(older, false)).toBeUndefined()
  expect(rollbackRefusal(live, false)).toBe('rollback.live')
  expect(rollbackRefusal(live, true)).toBeUndefined()
})

it('refuses a version that is on its way or was rejected', () => {
  expect(rollbackRefusal(queued, true)).toBe('rollback.underway')
  expect(rollbackRefusal(rejected, true)).toBe('rollback.rejected')
})
