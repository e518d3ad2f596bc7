import { makeApiContext, makeCompanyUser, makeRole, makeUser } from '@parapet/api'
import { loadWords, useWords } from '@parapet/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, it } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { companyUsers } from '../../screens/users/companyUsers.tsx'
import { usersWords } from '../../screens/users/users.words.ts'
import { ResourceFormPanel } from './ResourceFormPanel.tsx'

const sent: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] = []
let isMailDown = false
const api = makeApiContext({
  fetch: async (address, init) => {
    const path = String(address).replace(/\?.*/, '')
    if (init?.method !== 'POST')
      return Response.json(path.endsWith('/roles') ? [makeRole({ id: 3, name: 'Viewer' })] : [])
    sent.push({ path, body: JSON.parse(String(init.body)) })
    if (!path.endsWith('/core/password/')) return Response.json(makeCompanyUser({ id: 9, email: 'ada@aurora.example' }))
    return isMailDown
      ? Response.json({ detail: 'The mail is down.' }, { status: 503 })
      : Response.json({ detail: 'ok' })
  },
  token: () => 'token',
  company: () => 300,
})
const users = companyUsers.of({
  ownId: 1,
  roleName: String,
  roles: [],
  isManager: true,
  seesSessions: true,
  members: [],
  onRoles: null,
})

function NewUser() {
  const t = useWords(users.words)
  const { form, create } = users
  if (!form || !create) throw new Error('No form.')
  const filled = { ...form, initial: () => ({ ...form.initial(null), roles: ['3'] }) }
  return (
    <ResourceFormPanel
      resource={users}
      form={filled}
      t={t}
      row={null}
      template={null}
      action={create}
      onDone={() => undefined}
    />
  )
}

const create = async () => {
  await act(async () => {
    render(
      <MockScreen api={api} session={mockSession({ user: makeUser({ is_staff: true }) })} path="/300/users">
        <NewUser />
      </MockScreen>,
    )
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@aurora.example')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
}
const paths = () => sent.map(({ path }) => path)

beforeAll(async () => {
  await Promise.all([loadWords('en'), usersWords.load('en')])
})
beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  isMailDown = false
})

it('creates a user with a password that nobody sees, and asks for the mail with the link', async () => {
  await create()
  await screen.findByText('The provider was asked to email the link to choose a password.')
  expect(paths()).toEqual(['/api/v1/companies/300/users', '/api/v1/core/password/'])
  const [made, mail] = sent
  expect(String(made?.body.password)).toMatch(/^.{20}$/)
  expect(document.body.textContent).not.toContain(String(made?.body.password))
  expect(screen.queryByLabelText(/password/i)).toBeNull()
  expect(mail?.body).toEqual({ username: 'ada@aurora.example' })
})

it('says that the user exists when the mail fails, and sends only the mail again', async () => {
  isMailDown = true
  await create()
  await screen.findByText(
    'Oops.. “ada@aurora.example” exists. But the email with the link to choose a password was not requested. The mail is down.',
  )
  isMailDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
  await waitFor(() => expect(paths().filter((path) => path.endsWith('/core/password/'))).toHaveLength(2))
  expect(paths().filter((path) => path.endsWith('/users'))).toHaveLength(1)
})
