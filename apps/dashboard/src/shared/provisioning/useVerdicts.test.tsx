import { makeApiContext, makeCompany, makeUser, makeVclConfig, type VclConfig } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { useVerdicts } from './useVerdicts.ts'

const NOW_MINUTE = Math.floor(Date.now() / 60_000) * 60
const WORSE_AT = NOW_MINUTE - 7200
beforeAll(() => loadWords('en'))

const viewer = { user: makeUser({ is_staff: true }), company: makeCompany() }

const versionAt = (id: number, at: number): VclConfig =>
  makeVclConfig({ id, deployed: true, active: false, production_dt: new Date(at * 1000).toISOString() })

function spanOf(address: string): { from: number; to: number } {
  const filters = new URL(address, 'https://host.invalid').searchParams.get('filters')
  return JSON.parse(filters ?? '{"timestamp":{"from":0,"to":0}}').timestamp
}

/** Minutes around every deployment: a fifth of the requests fail after the one at `WORSE_AT`. */
function minutesOf(address: string) {
  const { from, to } = spanOf(address)
  const minutes = Array.from({ length: Math.round((to - from) / 60) }, (_, n) => {
    const timestamp = from + n * 60
    const isBad = timestamp > WORSE_AT && timestamp < WORSE_AT + 1800
    return { timestamp, requests: 2000, bytes: 1, hits: 1500, misses: 200, status_5xx: isBad ? 400 : 2 }
  })
  return address.includes('detailed=true') ? { 'www.example.com': minutes } : minutes
}

function setup(
  versions: readonly VclConfig[],
  failing: (address: string) => boolean = () => false,
  seen = versions.map(({ id }) => id),
) {
  const api = makeApiContext({
    fetch: async (input) => {
      const address = `${input}`
      if (failing(address)) return Response.json({ detail: 'Down.' }, { status: 500 })
      return Response.json(address.includes('/statistics/') ? minutesOf(address) : versions)
    },
    token: () => 'token',
    company: () => viewer.company.id,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MockScreen api={api} session={mockSession(viewer)}>
      {children}
    </MockScreen>
  )
  return renderHook(() => useVerdicts(true, seen, viewer), { wrapper })
}

it('judges each version by the minutes around it', async () => {
  const worse = versionAt(2, WORSE_AT)
  const same = versionAt(1, WORSE_AT - 86_400)
  const { result } = setup([worse, same])
  await waitFor(() => expect(result.current(same)).toEqual({ kind: 'known', value: 'same' }))
  expect(result.current(worse)).toEqual({ kind: 'known', value: 'worse' })
  expect(result.current(makeVclConfig({ id: 3, deployed: false, production_dt: null }))).toBeNull()
})

it('judges those on screen only, and says which are too old', async () => {
  const versions = Array.from({ length: 3 }, (_, n) => versionAt(50 - n, WORSE_AT - n * 86_400))
  const [first, second] = versions
  const last = versionAt(1, WORSE_AT - 90 * 86_400)
  if (!first || !second) throw new Error('There are no versions')
  const { result } = setup(versions, () => false, [first.id])
  await waitFor(() => expect(result.current(first)?.kind).toBe('known'))
  expect(result.current(second)?.kind).toBe('reading')
  expect(result.current(last)).toEqual({ kind: 'unknown', why: 'many' })
})

it('says that the statistics of one version could not be read, and judges the others', async () => {
  const worse = versionAt(2, WORSE_AT)
  const unread = versionAt(1, WORSE_AT - 86_400)
  const { result } = setup(
    [worse, unread],
    (address) => address.includes('/statistics/') && spanOf(address).from < WORSE_AT - 40_000,
  )
  await waitFor(() => expect(result.current(worse)).toEqual({ kind: 'known', value: 'worse' }))
  await waitFor(() => expect(result.current(unread)).toEqual({ kind: 'unknown', why: 'failed' }))
})
