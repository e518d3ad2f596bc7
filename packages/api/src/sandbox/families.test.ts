import { expect, it } from 'vitest'
import { type Scenario, scenarios } from './index.ts'
import { createTestSandbox } from './testSandbox.ts'

const day = 86_400
const filtered = (from: number, to: number, more: object = {}) =>
  `filters=${encodeURIComponent(JSON.stringify({ timestamp: { from, to, interval: 3600 }, vhost: [], ...more }))}`

const families: Readonly<Record<string, (at: number) => string>> = {
  delivery: (at) => `statistics/300/delivery/analytic/histogram/?${filtered(at - day, at)}`,
  midtier: (at) => `statistics/300/delivery/analytic/histogram/?${filtered(at - day, at, { tier: 'L2' })}`,
  waf: (at) => `statistics/300/waf/analytic/histogram/?${filtered(at - day, at)}`,
  bots: (at) => `statistics/300/bot_mitigation/analytic/histogram/?${filtered(at - day, at)}`,
  ddos: (at) => `statistics/300/ddos/analytic/histogram/?${filtered(at - day, at)}`,
  origins: (at) => `statistics/300/backend_delivery/analytic/histogram/?${filtered(at - day, at)}`,
  dns: (at) => `statistics/300/dns/analytic/histogram/?${filtered(at - day, at)}`,
  anomalies: (at) => `statistics/300/anomalies/?${filtered(at - day, at)}`,
  alerts: () => 'companies/300/alerts/',
  notifications: () => 'notifications/history/',
  tickets: () => '/third/tickets/issues.json',
  status: () => '/third/status/issues/all',
  audit: (at) => `audit/action/300/?${filtered(at - day, at)}`,
  billing: (at) => `billing/consumption/?${filtered(at - 15 * day, at, { products: [], clients: [] })}`,
  versions: () => 'autoprovisioning/300/config/',
  backends: (at) => `autoprovisioning/300/backendproblem/?${filtered(at - day, at)}`,
  certificates: () => 'autoprovisioning/300/sslconfig/',
  'under attack': () => 'autoprovisioning/300/uam/',
  blocked: () => 'autoprovisioning/300/blockedlist/',
  company: () => 'companies/300',
}

async function seenIn(scenario: Scenario): Promise<Map<string, string>> {
  const { sandbox } = createTestSandbox({ scenario })
  const key = sandbox.world.users.find(({ username }) => username === 'admin')?.api_key ?? ''
  const headers = { authorization: `Bearer ${sandbox.tokenFor('admin').access_token}`, 'x-redmine-api-key': key }
  const seen = new Map<string, string>()
  for (const [name, path] of Object.entries(families)) {
    const message = path(Math.floor(sandbox.clock.now()))
    const url = `http://sandbox.test${message.startsWith('/') ? message : `/api/v1/${message}`}`
    const answer = await sandbox.answer(new Request(url, { headers }))
    seen.set(name, `${answer?.status} ${await answer?.text()}`)
  }
  return seen
}

it('each scenario appears in all its statistics families', { timeout: 120_000 }, async () => {
  const quiet = await seenIn('quiet')
  for (const [name, message] of quiet) expect(message, name).toMatch(/^200 /)
  const differing: Record<string, string> = {}
  for (const scenario of scenarios) {
    const seen = await seenIn(scenario)
    differing[scenario] = [...seen].flatMap(([name, message]) => (message === quiet.get(name) ? [] : [name])).join(', ')
  }
  expect(differing).toMatchInlineSnapshot(`
    {
      "baddeploy": "delivery, bots, origins, dns, anomalies, alerts, notifications, tickets, audit, billing, versions",
      "empty": "delivery, midtier, waf, bots, ddos, origins, dns, anomalies, alerts, notifications, tickets, status, audit, billing, versions, backends, certificates, blocked",
      "expiring": "notifications, tickets, backends, certificates",
      "flaky": "delivery, midtier, ddos",
      "hostile": "delivery, midtier, waf, bots, ddos, origins, dns, anomalies, alerts, notifications, tickets, audit, billing, versions, blocked, company",
      "longday": "delivery, midtier, waf, bots, ddos, origins, dns, anomalies, alerts, notifications, tickets, status, audit, billing, versions, backends, certificates, blocked",
      "manysites": "delivery, midtier, waf, bots, ddos, origins, dns, alerts, billing, under attack, company",
      "origindown": "delivery, bots, origins, dns, anomalies, alerts, notifications, tickets, status, audit, billing, backends",
      "partial": "delivery, midtier, waf, bots, ddos, origins, dns",
      "quiet": "",
      "shortday": "delivery, midtier, waf, bots, ddos, origins, dns, anomalies, alerts, notifications, tickets, status, audit, billing, versions, backends, certificates, blocked",
      "slow": "delivery, midtier, waf, bots, ddos, origins, dns, anomalies",
      "slowcountry": "delivery, origins, dns, alerts, tickets, billing",
      "stuffing": "delivery, waf, bots, ddos, origins, dns, anomalies, alerts, notifications, tickets, status, audit, billing, under attack, blocked",
      "unhired": "waf, bots, origins, dns, versions, backends, certificates, under attack, blocked, company",
    }
  `)
})
