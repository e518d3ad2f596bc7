import { describe, expect, it } from 'vitest'
import { type Change, createSandbox, type Sandbox } from './index.ts'
import { createTestSandbox } from './testSandbox.ts'

function onDisk(refuses: (n: number) => boolean) {
  const safe: Change[] = []
  let n = 0
  const asking = createTestSandbox({
    storage: {
      append(made) {
        if (refuses(++n)) throw new Error('ENOSPC: no space left on device')
        safe.push(...made)
      },
    },
  })
  return { ...asking, safe }
}

const preferences = (n: number) => ({
  user: 1,
  preferences: JSON.stringify({ n }),
  version: '4.4.6',
  temporal: false,
  timezone: 'default',
})
const path = 'users/dashboard_preferences'
const company = '/api/v2/companies/current_user/'

const rowsOf = ({ world }: Sandbox) =>
  Object.entries(world).flatMap(([name, rows]) =>
    typeof rows === 'function' || name === 'tokens' ? [] : [[name, rows.entries(), rows.nextId()]],
  )

describe('a write that the disk rejects', () => {
  it('is reported as a provider failure, and leaves no trace', async () => {
    let isFull = false
    const { fetchJson, sandbox } = onDisk(() => isFull)
    expect((await fetchJson(path, { body: preferences(1) })).status).toBe(201)
    const before = rowsOf(sandbox)
    isFull = true
    const refused = await fetchJson(path, { body: preferences(2) })
    expect(refused).toEqual({ status: 500, data: { message: 'The sandbox failed: ENOSPC: no space left on device' } })
    expect((await fetchJson('companies/300/alerts/1/', { method: 'DELETE' })).status).toBe(500)
    isFull = false
    expect(rowsOf(sandbox)).toEqual(before)
    expect((await fetchJson(company)).data.user_preferences.preferences).toBe('{"n":1}')
    expect((await fetchJson(path, { body: preferences(3) })).status).toBe(200)
    expect((await fetchJson(company)).data.user_preferences.preferences).toBe('{"n":3}')
  })

  it.each([2, 3, 9])('affects no concurrent write: visible data equals the data after a restart (%i)', async (nth) => {
    const { fetchJson, sandbox, safe } = onDisk((n) => n === nth)
    await fetchJson(path, { body: preferences(0) })
    const alert = { active: true, service: 'delivery', limit: 500, unit: 'GB', reactions: [] }
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, n) =>
        n % 3 === 0
          ? (await fetchJson('companies/300/alerts/', { body: alert })).status
          : (await fetchJson(path, { body: preferences(n) })).status,
      ),
    )
    expect(statuses).toContain(500)
    expect(rowsOf(createSandboxFrom(safe))).toEqual(rowsOf(sandbox))
    const seen = sandbox.world.alerts.all().length - createSandboxFrom([]).world.alerts.all().length
    expect(seen).toBe(statuses.filter((status, n) => n % 3 === 0 && status < 300).length)
  })
})

const createSandboxFrom = (changes: readonly Change[]) =>
  createSandbox({ now: () => Date.parse('2026-06-15T10:30:00Z'), changes })
