// Compares §7 with the endpoint table, call by call: none is missing, and additional ones are marked as extensions.
import { describe, expect, it } from 'vitest'
import { everyCall } from './registry.ts'
import { specificationNotation, specifiedCalls } from './specification.ts'

const rows = new Map(everyCall().map((row) => [specificationNotation(row), row]))
const listed = specifiedCalls()
const known = new Set(listed.map(({ notation }) => notation))
const beyond = [...rows].flatMap(([notation, row]) => (known.has(notation) ? [] : [row]))

describe('§7 of the specification', () => {
  it.each(listed)('$section: $notation', ({ notation }) => {
    expect(rows.get(notation), 'no row').toBeDefined()
    expect(rows.get(notation)?.isExtension, 'is no extension').toBe(false)
  })

  it('lists calls that are endpoints; every other endpoint is an extension', () => {
    expect(known.size, 'a call is listed twice').toBe(listed.length)
    expect(rows.size, 'two rows are one call').toBe(everyCall().length)
    const extensions = everyCall().filter(({ isExtension }) => isExtension)
    expect({ rows: rows.size, specified: known.size, extensions: extensions.length }).toMatchInlineSnapshot(`
      {
        "extensions": 36,
        "rows": 331,
        "specified": 295,
      }
    `)
    expect(known.size + extensions.length).toBe(rows.size)
  })

  it.each(['delivery', 'backend_delivery', 'ddos'])('%s: both analytics endpoints take its params', (family) => {
    for (const format of ['histogram', 'table'])
      expect(rows.get(`GET statistics/{}/${family}/analytic/${format}/`)?.query).toEqual([
        'filters',
        'key_field',
        'detailed',
        'total_count',
      ])
  })

  it('is complete: any other endpoint is marked as an extension', () => {
    expect(beyond.filter(({ isExtension }) => !isExtension).map(({ name }) => name)).toEqual([])
    expect(beyond.map(({ name }) => name).sort()).toMatchInlineSnapshot(`
      [
        "anomalies.changeThreshold",
        "billing.clients",
        "botLists.addAllowed",
        "botLists.addDenied",
        "botLists.allowed",
        "botLists.denied",
        "botLists.publicAllow",
        "botLists.publicDeny",
        "botLists.removeAllowed",
        "botLists.removeDenied",
        "botLists.saveAllowed",
        "botLists.saveDenied",
        "botLists.script",
        "botLists.switchPublicAllow",
        "botLists.switchPublicDeny",
        "botSettings.addConfiguration",
        "botSettings.configurations",
        "botSettings.flags",
        "botSettings.removeConfiguration",
        "botSettings.saveConfiguration",
        "cache.again",
        "cache.status",
        "companies.list",
        "lists.antiDdosHistory",
        "logs.connection",
        "notifications.markRead",
        "protection.falsePositives",
        "provisioning.config",
        "sites.confirmWizard",
        "sites.wizard",
        "sites.wizards",
        "staging.config",
        "statistics.revokeTask",
        "ticketDesk.attachment",
        "ticketDesk.upload",
        "tickets.trackers",
      ]
    `)
  })
})
