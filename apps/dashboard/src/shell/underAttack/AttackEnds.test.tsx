import { makeApiContext, makeCompany, makeRole, makeUser, packSaved, type SavedMode } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { AttackEnds } from './AttackEnds.tsx'
import { attackModeWords } from './attackMode.words.ts'
import { browserPlans } from './browserPlans.ts'

beforeAll(() => attackModeWords.load('en'))
beforeEach(() => browserPlans.set([]))

interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** A provider with one site in under attack mode and its plan. */
async function enter({ until, refuses }: { until: number; refuses?: boolean }) {
  const mode: SavedMode = {
    ...{ kind: 'mode', name: 'Flood', author: 'Ada', company: 300, expiresAt: null },
    ...{ site: 7, host: 'www.a.com', from: nowSeconds() - 7200, until, made: 1 },
  }
  let isOn = true
  const sent: Sent[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = String(input)
    const method = init?.method ?? 'GET'
    const path = new URL(url, 'https://a.com').pathname
    if (method !== 'GET') sent.push({ method, path, body: init?.body ? JSON.parse(String(init.body)) : null })
    if (path.includes('shared_url')) {
      if (method === 'POST' && refuses) return Response.json({ detail: 'Not now' }, { status: 403 })
      if (method === 'DELETE') return new Response(null, { status: 204 })
      return Response.json(
        method === 'GET' ? [{ id: 70, user: 1, ...packSaved(mode, '') }] : { id: 71, ...packSaved(mode, '') },
      )
    }
    if (method === 'DELETE') isOn = false
    if (method === 'POST') isOn = true
    if (method === 'DELETE') return new Response(null, { status: 204 })
    const row = {
      site: 7,
      url: 'www.a.com',
      active: isOn,
      activated_at: isOn ? new Date((nowSeconds() - 7200) * 1000).toISOString() : null,
    }
    return Response.json(method === 'GET' ? [row] : row)
  }
  const services = ['perimetrical', 'uam'].map((name, index) => ({ id: index + 1, name }))
  const company = makeCompany({ id: 300, services })
  const roles = [makeRole({ name: 'CompanyAdmin', services })]
  const user = makeUser({ id: 1, transparentprofile_set: [{ id: 1, company: { id: 300, name: company.name }, roles }] })
  await act(async () =>
    render(
      <MockScreen api={makeApiContext({ fetch, company: () => 300 })} session={mockSession({ user, company })}>
        <AttackEnds />
      </MockScreen>,
    ),
  )
  return sent
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

it('says nothing before the planned end', async () => {
  await enter({ until: nowSeconds() + 60 })
  expect(screen.queryByRole('button')).toBeNull()
})

it('turns the mode off in one press once the end is reached, with its plan, and brings both back', async () => {
  const sent = await enter({ until: nowSeconds() - 60 })
  await screen.findByText('The planned end of under attack mode of www.a.com was reached 1 min ago.')
  await press('Turn off')
  expect(sent.map(({ method, path }) => `${method} ${path.replace(/^.*v1\//, '')}`)).toEqual([
    'DELETE autoprovisioning/300/uam/7/',
    'DELETE users/300/shared_url/70',
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull())
  await press('Undo')
  const kept = sent.find(({ method, path }) => method === 'POST' && path.includes('shared_url'))?.body
  expect(JSON.parse((kept as { preferences: string }).preferences)).toMatchObject({
    kind: 'mode',
    name: 'Flood',
    site: 7,
  })
})

it('moves the end by an hour, and says that only this browser has it where the provider refuses', async () => {
  await enter({ until: nowSeconds() - 60, refuses: true })
  await press('One hour more')
  await waitFor(() => expect(document.body.textContent).toContain('Only this browser has them'))
  expect(browserPlans.get()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
})
