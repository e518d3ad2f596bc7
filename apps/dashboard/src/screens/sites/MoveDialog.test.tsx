import { makeApiContext, makeCompany, makeRole, makeSite, makeUser, reading } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { MoveDialog } from './MoveDialog.tsx'

const site = makeSite({ id: 1201, url: 'www.auroramedia.example' })
const provisioning = { id: 5, name: 'autoprovisioning' }
const company = makeCompany({ services: [provisioning] })
const member = makeUser({
  transparentprofile_set: [
    { id: 1, company: { id: 300, name: 'Aurora Media' }, roles: [makeRole({ services: [provisioning] })] },
    { id: 2, company: { id: 301, name: 'Aurora Labs' }, roles: [] },
  ],
})
const fetchMock = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: fetchMock, token: () => 'token', company: () => 300 })
const onClose = vi.fn()
const moves = () =>
  fetchMock.mock.calls.flatMap(([address, init]) =>
    init?.method === 'GET' ? [] : [`${init?.method} ${address} ${String(init?.body ?? '')}`],
  )
const Place = () => <output aria-label="place">{useLocation().pathname}</output>

async function show(user = member) {
  await act(async () =>
    render(
      <MockScreen api={api} session={mockSession({ user, company })} path="/300/autoprovisioning">
        <MoveDialog site={site} countsOf={() => reading} onClose={onClose} />
        <Place />
      </MockScreen>,
    ),
  )
  await screen.findByRole('alertdialog', { name: 'Move www.auroramedia.example to another company' })
}
const move = () => userEvent.click(screen.getByRole('button', { name: 'Move the site' }))

beforeAll(async () => {
  await loadWords('en')
})
beforeEach(() => {
  vi.clearAllMocks()
  fetchMock.mockImplementation(async () => Response.json({ ...site, company: 301 }))
})

describe('moving a site', () => {
  it('offers the other companies of the user, and leads to the new one', async () => {
    await show()
    await move()
    expect(screen.getByText('Choose a company.')).toBeVisible()
    expect(moves()).toEqual([])
    await userEvent.click(screen.getByRole('combobox', { name: 'Company' }))
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['Aurora Labs'])
    await userEvent.click(screen.getByRole('option', { name: 'Aurora Labs' }))
    await move()
    expect(moves()).toEqual(['PUT /api/v1/companies/300/sites/1201/move/ {"company":301}'])
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByText('www.auroramedia.example was moved to Aurora Labs.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show the sites there' }))
    expect(screen.getByRole('status', { name: 'place' })).toHaveTextContent('/301/autoprovisioning')
  })

  it('lets staff enter any number but that of the company itself', async () => {
    await show(makeUser({ is_staff: true, transparentprofile_set: [] }))
    const field = screen.getByRole('spinbutton', { name: 'Number of the company' })
    await move()
    expect(screen.getByText('Enter the number of a company.')).toBeVisible()
    await userEvent.type(field, '300')
    await move()
    expect(screen.getByText('The site is already in this company.')).toBeVisible()
    expect(moves()).toEqual([])
  })

  it('shows a refusal beside the field, and stays open', async () => {
    fetchMock.mockImplementation(async () =>
      Response.json({ company: ['Invalid pk "999" - object does not exist.'] }, { status: 400 }),
    )
    await show(makeUser({ is_staff: true, transparentprofile_set: [] }))
    const field = screen.getByRole('spinbutton', { name: 'Number of the company' })
    await userEvent.type(field, '999')
    await move()
    expect(field).toHaveAccessibleDescription(/Invalid pk "999"/)
    expect(onClose).not.toHaveBeenCalled()
  })
})
