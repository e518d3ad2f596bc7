import { callApi, company as companyCalls, makeApiContext, user as userCalls } from '@parapet/api'
import { createSandbox, type PersonaName } from '@parapet/api/sandbox'
import { loadWords } from '@parapet/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, it, vi } from 'vitest'
import { MockScreen } from '../../../platform/session/mockScreen.tsx'
import { mockSession } from '../../../platform/session/mockSession.ts'
import { AttackRoom } from './AttackRoom.tsx'

const begin = Date.UTC(2026, 5, 15, 10, 30)
const site = 'www.auroramedia.example'
const patient = { timeout: 20_000 }
const aimed = `/perimetrical?tab=attack&site=${site}&is.request=%2Fv2%2Fsession`

function newBox(persona: PersonaName) {
  let now = begin
  const sandbox = createSandbox({ seed: 446, scenario: 'stuffing', now: () => now })
  const token = sandbox.tokenFor(persona).access_token
  const api = makeApiContext({
    token: () => token,
    company: () => 300,
    fetch: async (url, init) => {
      const answer = await sandbox.answer(new Request(new URL(String(url), 'http://sandbox.test'), init))
      return answer ?? new Response(null, { status: 404 })
    },
  })
  return {
    api,
    pass: (seconds: number) => {
      now += seconds * 1000
      vi.setSystemTime(now)
    },
  }
}

async function open(persona: PersonaName = 'admin', path = aimed) {
  const box = newBox(persona)
  const [user, company] = await Promise.all([
    callApi(userCalls.current, {}, box.api),
    callApi(companyCalls.details, { company: 300 }, box.api),
  ])
  await act(async () =>
    render(
      <MockScreen api={box.api} session={mockSession({ user, company })} path={path}>
        <AttackRoom />
      </MockScreen>,
    ),
  )
  return box
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, patient))
const stopped = async () =>
  Number.parseFloat((await screen.findByText(/is stopped now/, undefined, patient)).textContent ?? '')

beforeAll(() => loadWords('en'))
beforeEach(() => void vi.setSystemTime(begin))

it('proposes what has risen, previews a block of its addresses, sends it and takes all back', {
  timeout: 60_000,
}, async () => {
  const box = await open('admin', `/perimetrical?tab=attack&site=${site}`)
  await press('Count as the attack: Path: /v2/session')
  await screen.findByRole('heading', { name: `The attack on ${site}` }, patient)
  expect(await stopped()).toBeLessThan(60)
  await press('Block addresses…')
  const dialog = await screen.findByRole('dialog', undefined, patient)
  await within(dialog).findByText(/^The attack: .* \((9[5-9]|100)[\d.]*\s?%\)\.$/, undefined, patient)
  expect(within(dialog).getByRole('textbox', { name: /^Addresses and networks/ })).toHaveValue(
    '203.0.113.180/30\n203.0.113.184/29\n203.0.113.192/29\n203.0.113.200/30',
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block 4 entries' }))
  await screen.findByText('4 of 4 entries are blocked.', undefined, patient)
  const table = screen.getByRole('table', { name: 'What acts now: measures' })
  expect(await within(table).findByText('203.0.113.184/29', undefined, patient)).toBeVisible()

  box.pass(600)
  await press('Refresh now')
  await waitFor(async () => expect(await stopped()).toBeGreaterThan(95), patient)
  await press(/^Take back \d+ temporary measures$/)
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: /^Take back/ }))
  await screen.findByText(/measures are taken back\.$/, undefined, patient)
  expect(screen.queryByRole('button', { name: /^Take back \d+ temporary/ })).toBeNull()
})

it('tells beforehand why a viewer may not act', { timeout: 60_000 }, async () => {
  await open('viewer')
  const button = await screen.findByRole('button', { name: 'Block addresses…' }, patient)
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

it('names what is wrong with the addresses, and with a rule that checks nothing', { timeout: 60_000 }, async () => {
  await open()
  await press('Block addresses…')
  const lines = await screen.findByRole('textbox', { name: /^Addresses and networks/ }, patient)
  await userEvent.clear(lines)
  await userEvent.type(lines, 'not an address')
  await press('Block 0 entries')
  expect(await screen.findByText('Correct the marked line.')).toBeVisible()
  await press('Cancel')
  await press('Limit requests…')
  await userEvent.clear(await screen.findByRole('spinbutton', { name: /^Requests per minute/ }, patient))
  await press('Block what breaks the rule')
  expect(await screen.findByText('Allow only some methods, or set a limit.')).toBeVisible()
})
