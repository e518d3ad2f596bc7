import { makeApiContext, makeCompany, makeRole, makeUser, type ServiceKey } from '@parapet/api'
import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { incidentsWords } from './incidents.words.ts'
import { UnderAttackMark } from './UnderAttackMark.tsx'

beforeAll(() => incidentsWords.load('en'))

const site = (id: number, active: boolean) => ({ site: id, url: `www${id}.example`, active })

async function enter(sites: readonly object[], hired: readonly ServiceKey[] = ['perimetrical', 'uam']) {
  const services = hired.map((name, index) => ({ id: index + 1, name }))
  const company = makeCompany({ id: 300, services })
  const roles = [makeRole({ services })]
  const user = makeUser({ transparentprofile_set: [{ id: 1, company: { id: 300, name: company.name }, roles }] })
  const fetch = vi.fn(async () => Response.json(sites))
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
