import { makeApiContext, makeCompany, makeSolution } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import { expect } from 'storybook/test'
import { beforeAll, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { MonthPrice } from './MonthPrice.tsx'

let held = 'starter'
const api = makeApiContext({
  token: () => 'token',
  company: () => 300,
  fetch: async (url) => {
    if (String(url).includes('client_solution')) return Response.json({ client: 30, solution_type: held })
    return Response.json(String(url).includes('extra_solutions') ? [] : [makeSolution({ price: 50 })])
  },
})
const session = mockSession({ company: makeCompany({ client: { id: 30, name: 'Aurora' } }) })
const show = () =>
  act(async () =>
    render(
      <MockScreen api={api} session={session}>
        <MonthPrice rows={[]} month="2026-06" now={Date.UTC(2026, 5, 15) / 1000} isRunning />
      </MockScreen>,
    ),
  )

beforeAll(() => loadWords('en'))

it('has the price of the package', async () => {
  held = 'starter'
  await show()
  expect(await screen.findByText(/^Package Starter: /)).toBeVisible()
})

it('says that a package is no longer offered, instead of loading for ever', async () => {
  held = 'legacy'
  await show()
  expect(await screen.findByText(/^Your package legacy is no longer offered/)).toBeVisible()
})
