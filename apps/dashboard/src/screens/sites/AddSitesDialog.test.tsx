import { makeApiContext, makeUser } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { AddSitesDialog } from './AddSitesDialog.tsx'

const fetchMock = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: fetchMock, token: () => 'token', company: () => 300 })

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <AddSitesDialog open={isOpen} known={[]} onClose={() => setOpen(false)} onWaiting={() => undefined} />
    </>
  )
}
const show = () =>
  act(async () => {
    render(
      <MockScreen api={api} session={mockSession({ user: makeUser({ is_staff: true }) })}>
        <Opener />
      </MockScreen>,
    )
  })
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Host names' })
}

beforeAll(async () => {
  await loadWords('en')
})
beforeEach(() => {
  sessionStorage.clear()
  vi.clearAllMocks()
  fetchMock.mockImplementation(async () => Response.json({ id: 1, company: 300, url: 'a.example', active: true }))
})

describe('adding sites', () => {
  it('keeps typed names when the dialog is closed, and after the page is loaded again', async () => {
    await show()
    await userEvent.type(await open(), 'a.example')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: 'Host names' })).not.toBeInTheDocument()
    expect(await open()).toHaveValue('a.example')
    expect(screen.getByText('Restored your unsaved changes.')).toBeVisible()
    cleanup()
    await show()
    expect(await open()).toHaveValue('a.example')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByRole('textbox', { name: 'Host names' })).toHaveValue('')
    expect(screen.queryByText('Restored your unsaved changes.')).not.toBeInTheDocument()
  })

  it('forgets names once they were added', async () => {
    await show()
    await userEvent.type(await open(), 'a.example')
    await userEvent.click(screen.getByRole('button', { name: /^Add/ }))
    expect(screen.queryByRole('textbox', { name: 'Host names' })).not.toBeInTheDocument()
    expect(await open()).toHaveValue('')
  })

  it('shows the form of DNS for names of any script', async () => {
    await show()
    await userEvent.type(await open(), 'https://ñandú.example/shop')
    expect(screen.getByRole('button', { name: 'Line 1: Added as xn--and-6ma2c.example' })).toBeVisible()
  })
})
