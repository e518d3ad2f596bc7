import { makeApiContext, makeSharedUrl } from '@parapet/api'
import { defaultTheme, loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, it, vi } from 'vitest'
import { PreferencesProvider } from '../../../platform/preferences/PreferencesProvider.tsx'
import { MockScreen } from '../../../platform/session/mockScreen.tsx'
import { mockSession } from '../../../platform/session/mockSession.ts'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import type { ViewSource } from './viewSource.ts'

const source: ViewSource = {
  page: 'analytics',
  title: 'Analytics',
  board: 'delivery',
  layout: [],
  rolling: null,
  sites: [],
  span: { from: 1_700_000_000, to: 1_700_003_600 },
  query: () => new URLSearchParams('range=live'),
  applyFilters: null,
}
const send = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: send, token: () => 'token', company: () => 300 })
const session = mockSession()
const name = () => screen.findByRole('textbox', { name: /^Name/ })

const show = () =>
  act(async () =>
    render(
      <MockScreen api={api} session={session}>
        <PreferencesProvider seed={defaultTheme} user={session.user}>
          <SaveViewDialog isOpen onClose={() => undefined} source={source} />
        </PreferencesProvider>
      </MockScreen>,
    ),
  )

beforeAll(() => loadWords('en'))
beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  send.mockImplementation(async () => Response.json(makeSharedUrl({ id: 12 })))
})

it('has the link to share once the view is saved', async () => {
  await show()
  await userEvent.type(await name(), ' Errors ')
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
  expect(await screen.findByRole('heading', { name: '“Errors” saved' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Link to share' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull()
})

it('restores the name of a view that was not saved', async () => {
  const { unmount } = await show()
  await userEvent.type(await name(), 'Errors')
  await userEvent.click(screen.getByRole('radio', { name: /^Everyone in/ }))
  unmount()
  await show()
  expect(await name()).toHaveValue('Errors')
  expect(screen.getByText('Restored your unsaved changes.')).toBeVisible()
})
