import { describe, expect, it } from 'vitest'
import { routePattern } from '../call/route.ts'
import { everyCall } from './registry.ts'

const rows = everyCall()
const reads = rows.filter((row) => row.method === 'GET')
const writes = rows.filter((row) => row.method !== 'GET')

describe('the endpoint table', () => {
  it('is not empty', () => {
    expect(reads.length).toBeGreaterThan(25)
    expect(writes.length).toBeGreaterThan(20)
  })

  it('has unique names', () => {
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
  })

  it('has each method and path once', () => {
    const routes = rows.map((row) => `${row.method} ${routePattern(row).replace(/:\w+/g, ':')}`)
    expect(new Set(routes).size).toBe(rows.length)
  })

  it.each(writes.map((row) => [row.name, row] as const))('%s refreshes other reads or is quiet', (_, row) => {
    expect(row.isQuiet || row.refreshes.length > 0).toBe(true)
    expect(row.isQuiet && row.refreshes.length > 0).toBe(false)
  })

  it.each(writes.map((row) => [row.name, row] as const))('%s refreshes only existing reads', (_, row) => {
    const names = reads.map((read) => read.name)
    for (const name of row.refreshes) expect(names).toContain(name)
  })

  it.each([
    [
      'safe routes',
      'security.safeRoutes',
      ['security.addSafeRoute', 'security.saveSafeRoute', 'security.removeSafeRoute'],
    ],
    ['blocked addresses', 'lists.blocked', ['lists.block', 'lists.unblock']],
    ['tickets', 'tickets.list', ['ticketDesk.add', 'ticketDesk.save']],
    ['alerts', 'alerts.list', ['alerts.add', 'alerts.save', 'alerts.setActive', 'alerts.remove']],
    ['transcoding jobs', 'media.jobs', ['media.addJob', 'media.requeue']],
  ])('the list of %s reloads after the writes that change it (§4)', (_, list, changes) => {
    for (const change of changes) expect(rows.find(({ name }) => name === change)?.refreshes, change).toContain(list)
  })

  it.each(reads.map((row) => [row.name, row] as const))('%s returns data and refreshes nothing', (_, row) => {
    expect(row.schema !== null || row.isFile).toBe(true)
    expect(row.refreshes).toEqual([])
    expect(row.encoding).toBeNull()
  })
})
