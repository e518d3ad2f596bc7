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
        "extensions": 83,
        "rows": 378,
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
        "account.createCredentials",
        "account.credentialsFor",
        "account.forgetDevices",
        "account.passkey",
        "account.renamePasskey",
        "alerts.one",
        "anomalies.changeThreshold",
        "anomalies.removePreference",
        "assistance.recommendVcl",
        "assistance.reportProblem",
        "billing.clients",
        "billing.deletion",
        "botLists.addAllowed",
        "botLists.addDenied",
        "botLists.allowList",
        "botLists.allowed",
        "botLists.denied",
        "botLists.denyList",
        "botLists.publicAllow",
        "botLists.publicDeny",
        "botLists.removeAllowed",
        "botLists.removeDenied",
        "botLists.saveAllowed",
        "botLists.saveDenied",
        "botLists.script",
        "botLists.switchPublicAllow",
        "botLists.switchPublicDeny",
        "botSettings.actionChoices",
        "botSettings.addConfiguration",
        "botSettings.changeConfiguration",
        "botSettings.configuration",
        "botSettings.configurations",
        "botSettings.flags",
        "botSettings.removeConfiguration",
        "botSettings.removeToken",
        "botSettings.saveConfiguration",
        "cache.again",
        "cache.status",
        "certificates.hook",
        "companies.clone",
        "companies.list",
        "companies.remove",
        "company.publicIpRanges",
        "dns.domain",
        "dns.record",
        "inventory.node",
        "inventory.owaspRule",
        "inventory.pop",
        "inventory.provider",
        "lists.antiDdosHistory",
        "lists.change",
        "logs.config",
        "logs.connection",
        "logs.streamingIp",
        "media.profile",
        "notifications.markRead",
        "notifications.preference",
        "protection.falsePositives",
        "provisioning.backend",
        "provisioning.config",
        "provisioning.rule",
        "provisioning.ruleCounts",
        "sites.confirmWizard",
        "sites.one",
        "sites.wizard",
        "sites.wizards",
        "staging.backend",
        "staging.config",
        "staging.rule",
        "staging.ruleCounts",
        "statistics.revokeTask",
        "tenants.add",
        "tenants.addCompany",
        "tenants.addService",
        "tenants.list",
        "tenants.one",
        "tenants.remove",
        "tenants.removeService",
        "tenants.save",
        "tenants.service",
        "tenants.services",
        "ticketDesk.attachment",
        "usage.storageConsumption",
      ]
    `)
  })
})
