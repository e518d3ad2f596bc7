// Every operation of the provider's public schema, old and new generation, as a machine client sends it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningSandbox, startSandbox } from './index.ts'

const operations = readFileSync(join(import.meta.dirname, '../fixtures/public-operations.txt'), 'utf8')
  .trim()
  .split('\n')

let dir: string
let running: RunningSandbox
let headers: Record<string, string>
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'parapet-public-'))
  const plain = { fresh: false, latencyMs: 0, scenario: 'quiet', keepTimes: false, say: () => undefined } as const
  running = await startSandbox({ port: 0, dir, seed: 446, now: Date.parse('2026-06-15T10:30:00Z'), ...plain })
  const keys = running.sandbox.world.users.find(({ username }) => username === 'admin')?.oauth
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...keys })
  const answer = await fetch(`${running.url}/api/v1/oauth2/access_token/`, { method: 'POST', body })
  headers = { authorization: `Bearer ${(await answer.json()).access_token}`, 'content-type': 'application/json' }
})
afterAll(async () => {
  await running.close()
  rmSync(dir, { recursive: true, force: true })
})

const to = Date.parse('2026-06-15T10:30:00Z') / 1000
const known: Readonly<Record<string, string>> = {
  company_id: '300',
  client_id: '30',
  tenant_id: '30',
  site_id: '1201',
  id: '1201',
  temporality: 'analytic',
  request_type: 'histogram',
}

describe('the public schema', () => {
  it('is complete', () => {
    expect(operations).toHaveLength(314)
    expect(new Set(operations).size).toBe(operations.length)
  })

  it.each(operations)('%s', async (operation) => {
    const [method = '', template = ''] = operation.split(' ')
    const ids: Readonly<Record<string, string>> = method === 'GET' ? known : { company_id: '300' }
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '999999')
    const filters = encodeURIComponent(JSON.stringify({ timestamp: { from: to - 3600, to }, vhost: [] }))
    const url = `${running.url}/api/${path}${method === 'GET' ? `?filters=${filters}` : ''}`
    const answer = await fetch(url, {
      method,
      headers,
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
    })
    const text = await answer.text()
    expect(answer.status, text).not.toBe(405)
    expect(answer.status, text).toBeLessThan(500)
    expect(text).not.toContain('unknown route')
  })
})
