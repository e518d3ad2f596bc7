import { makeApiContext, makeUser, makeVclConfig } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { ReviewDialog } from './ReviewDialog.tsx'

const live = makeVclConfig({ id: 2, active: true, config_body: 'sub vcl_recv {\n}' })
const onDeployed = vi.fn()
const onRefused = vi.fn()
let versions = [live]
let isFailing = false
let refusal: Response | null = null
const api = makeApiContext({
  fetch: async (address, init) => {
    if (init?.method === 'POST') return refusal ?? Response.json(makeVclConfig({ id: 3 }))
    if (!String(address).includes('/config/')) return Response.json([])
    return isFailing ? Response.json({}, { status: 500 }) : Response.json(versions)
  },
  token: () => 'token',
  company: () => 300,
})

async function show(own: { onRefused?: (message: string) => void } = {}) {
  await act(async () =>
    render(
      <MockScreen api={api} session={mockSession({ user: makeUser({ is_staff: true }) })}>
        <ReviewDialog
          open
          target="production"
          body="sub vcl_hash {}"
          comment="Shorter cache"
          base={null}
          onClose={() => undefined}
          onDeployed={onDeployed}
          {...own}
        />
      </MockScreen>,
    ),
  )
  await screen.findByRole('dialog', { name: 'Deploy to production' })
}
const deploy = () => userEvent.click(screen.getByRole('button', { name: 'Deploy' }))

beforeAll(() => loadWords('en'))
beforeEach(() => {
  vi.clearAllMocks()
  versions = [live]
  isFailing = false
  refusal = null
})

describe('the review of a deployment', () => {
  it('starts at Cancel, and offers to open the version that it deployed', async () => {
    await show()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await screen.findByRole('textbox', { name: 'Comment' })
    await deploy()
    expect(screen.getByText('Version 3 is on its way to production.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible()
    expect(onDeployed).toHaveBeenCalledOnce()
  })

  it('compares again if a version was deployed meanwhile', async () => {
    await show()
    await screen.findByRole('textbox', { name: 'Comment' })
    versions = [makeVclConfig({ id: 4, active: true, config_body: 'sub vcl_pipe {\n}' }), live]
    await deploy()
    expect(await screen.findByText(/^A version was deployed while you were reading/)).toBeVisible()
    expect(await screen.findByText('Changes in live version 4')).toBeVisible()
    expect(onDeployed).not.toHaveBeenCalled()
  })

  it('shows the message of the compiler, unless the editor does', async () => {
    refusal = Response.json({ message: 'Symbol not found' }, { status: 400 })
    await show()
    await screen.findByRole('textbox', { name: 'Comment' })
    await deploy()
    expect(await screen.findByText('Symbol not found')).toBeVisible()
    expect(screen.getByText('The compiler rejected it. Nothing was deployed.')).toBeVisible()
  })

  it('gives the message of the compiler to the editor', async () => {
    refusal = Response.json({ message: 'Symbol not found' }, { status: 400 })
    await show({ onRefused })
    await screen.findByRole('textbox', { name: 'Comment' })
    await deploy()
    await waitFor(() => expect(onRefused).toHaveBeenCalledWith('Symbol not found'))
    expect(screen.queryByText('Symbol not found')).not.toBeInTheDocument()
  })

  it('cannot deploy what was not compared', async () => {
    isFailing = true
    await show()
    expect(await screen.findByText('The live version could not be loaded')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Deploy' })).toHaveAccessibleDescription('Reading the live version')
    isFailing = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Changes in live version 2')).toBeVisible()
  })
})
