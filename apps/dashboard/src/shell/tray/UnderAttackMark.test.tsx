import {
  makeApiContext,
  makeCompany,
  makeRole,
  makeUser,
  packSaved,
  type SavedMode,
  type ServiceKey,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { incidentsWords } from './incidents.words.ts'
import { UnderAttackMark } from './UnderAttackMark.tsx'

beforeAll(() => incidentsWords.load('en'))

const site = (id: number, active: boolean) => ({ site: id, url: `www${id}.example`, active })

async function enter(
  sites: readonly object[],
  hired: readonly ServiceKey[] = ['perimetrical', 'uam'],
  plans: readonly object[] = [],
) {
  const services = hired.map((name, index) => ({ id: index + 1, name }))
  const company = makeCompany({ id: 300, services })
  const roles = [makeRole({ services })]
  const user = makeUser({ transparentprofile_set: [{ id: 1, company: { id: 300, name: company.name }, roles }] })
  const fetch = vi.fn(async (input: RequestInfo | URL) =>
    Response.json(String(input).includes('shared_url') ? plans : sites),
  )
  await act(async () =>
    render(
      <MockScreen api={makeApiContext({ fetch, company: () => 300 })} session={mockSession({ user, company })}>
        <UnderAttackMark />
      </MockScreen>,
    ),
  )
  return fetch
}
const mark = () => screen.queryByRole('link')

it('leads to the sites in under attack mode, and names the only one', async () => {
  await enter([site(1, true), site(2, false)])
  expect(mark()?.textContent).toMatch(/^www1.example is in under attack mode/)
  expect(mark()?.getAttribute('href')).toBe('/perimetrical?tab=underAttack')
})

it('counts several', async () => {
  await enter([site(1, true), site(2, true)])
  expect(mark()?.textContent).toMatch(/^2 sites are in under attack mode/)
})

it('is hidden without any', async () => {
  await enter([site(1, false)])
  expect(mark()).toBeNull()
})

it.each<[ServiceKey[]]>([[['uam']], [['perimetrical']], [[]]])('asks nothing of a company with %j', async (hired) => {
  const fetch = await enter([site(1, true)], hired)
  expect(mark()).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

const planOf = (id: number, until: number) => {
  const mode: SavedMode = {
    ...{ kind: 'mode', name: 'Flood', author: 'Ada', company: 300, expiresAt: null },
    ...{ site: id, host: `www${id}.example`, from: nowSeconds(), until, made: nowSeconds() },
  }
  return { id, user: 1, ...packSaved(mode, '') }
}

it('tells the time left until the next planned end that a colleague gave', async () => {
  await enter([site(1, true), site(2, true)], undefined, [
    planOf(1, nowSeconds() + 3600),
    planOf(2, nowSeconds() + 1200),
  ])
  expect(mark()?.textContent).toContain('The next planned end is in 20 minutes.')
})

it('tells that an end was reached, and asks for no plans while no site is in the mode', async () => {
  await enter([site(1, true)], undefined, [planOf(1, nowSeconds() - 60)])
  expect(mark()?.textContent).toContain('A planned end was reached.')
  const fetch = await enter([site(1, false)])
  expect(fetch.mock.calls.filter(([input]) => String(input).includes('shared_url'))).toEqual([])
})
