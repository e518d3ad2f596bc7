import { makeApiContext, makeCompany, makeRole, makeUser } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { beforeAll, it } from 'vitest'
import { ReportContext } from '../../kit/page/ReportContext.ts'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { evidenceWords } from '../board/evidence/evidence.words.ts'
import { collectedWords } from './collected.words.ts'
import { ReportActions } from './ReportActions.tsx'

beforeAll(async () => {
  await Promise.all([loadWords('en'), evidenceWords.load('en'), collectedWords.load('en')])
})

function Page() {
  const Report = use(ReportContext)
  const { pathname, search } = useLocation()
  return (
    <>
      <h1>Users</h1>
      {Report && <Report />}
      <output aria-label="place">{`${pathname}${search}`}</output>
    </>
  )
}

it('is busy while it collects what is on screen, says so, and then opens the form of a ticket', async () => {
  let answer: (response: Response) => void = () => undefined
  const asked: string[] = []
  const api = makeApiContext({
    fetch: (address) => {
      asked.push(String(address))
      return String(address).includes('issues')
        ? new Promise((resolve) => {
            answer = resolve
          })
        : Promise.resolve(new Response(null, { status: 404 }))
    },
    token: () => 'token',
    company: () => 300,
  })
  const services = [{ id: 1, name: 'soporte' }]
  const company = makeCompany({ services })
  const profile = { id: 1, company: { id: company.id, name: company.name }, roles: [makeRole({ services })] }
  const session = mockSession({ company, user: makeUser({ transparentprofile_set: [profile] }) })
  await act(async () =>
    render(
      <MockScreen api={api} session={session} path="/300/users">
        <ReportActions>
          <Page />
        </ReportActions>
      </MockScreen>,
    ),
  )
  const button = screen.getByRole('button', { name: /Report this/ })
  expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  await screen.findByText('Collecting what is on screen. The form of the ticket opens next.')
  expect(button).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(asked).not.toHaveLength(0))
  const before = asked.length
  await userEvent.click(button)
  expect(asked).toHaveLength(before)
  await act(async () => answer(Response.json({ status: 'success', data: [] })))
  await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/300/tickets?open=new'))
  expect(button).not.toHaveAttribute('aria-busy', 'true')
})
