import { makeApiContext, makeDnsDomain, makeUser } from '@parapet/api'
import { defaultTheme, loadWords } from '@parapet/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, it } from 'vitest'
import { PreferencesProvider } from '../../platform/preferences/PreferencesProvider.tsx'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { domains } from '../../screens/dns/domains.tsx'
import { ResourceScreen } from './ResourceScreen.tsx'

const user = makeUser({ is_staff: true })
const bodies: unknown[] = []
const api = makeApiContext({
  fetch: async (_, init) => {
    if (init?.method !== 'POST') return Response.json([])
    bodies.push(JSON.parse(String(init.body)))
    return Response.json(makeDnsDomain({ id: 7, name: 'xn--and-6ma2c.example' }), { status: 201 })
  },
  token: () => 'token',
  company: () => 300,
})

function Place() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="place">{search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

beforeAll(async () => {
  await loadWords('en')
})
beforeEach(() => sessionStorage.clear())

it('does not open an empty form again on Back after a creation', async () => {
  await act(async () => {
    render(
      <MockScreen api={api} session={mockSession({ user })} path="/300/dnsdelegation">
        <PreferencesProvider seed={defaultTheme} user={user} isActing={false}>
          <Place />
          <ResourceScreen resource={domains} />
        </PreferencesProvider>
      </MockScreen>,
    )
  })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add domain' }))[0] as HTMLElement)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Domain' }), 'ñandú.example')
  expect(screen.getByRole('textbox', { name: 'Domain' })).toHaveAccessibleDescription(
    /Saved as xn--and-6ma2c\.example$/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Domain' })).not.toBeInTheDocument())
  expect(bodies).toEqual([{ name: 'xn--and-6ma2c.example' }])
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText('place')).toHaveTextContent(/^\??$/)
  expect(screen.queryByRole('textbox', { name: 'Domain' })).not.toBeInTheDocument()
})
