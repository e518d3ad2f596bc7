import { makeApiContext, user as userCalls } from '@parapet/api'
import { Button, loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { useAction } from './useAction.ts'
import type { Outcome } from './useTask.ts'

const send = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: send, token: () => 'token', company: () => 300 })
const after = vi.fn()

function Example({ outcome }: { outcome: Outcome<unknown> }) {
  const remove = useAction(userCalls.removePasskey)
  return (
    <Button
      busy={remove.isBusy}
      disabledReason={remove.refusal}
      onClick={async () => after(await remove.run({ passkey: '1' }, outcome))}
    >
      Remove
    </Button>
  )
}

const press = async (outcome: Outcome<unknown>) => {
  await act(async () =>
    render(
      <MockScreen api={api}>
        <Example outcome={outcome} />
      </MockScreen>,
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
}

beforeAll(() => loadWords('en'))
beforeEach(() => {
  vi.clearAllMocks()
  send.mockImplementation(async () => new Response(null, { status: 204 }))
})

describe('an action', () => {
  it('says that it is done, and takes it back', async () => {
    const undo = vi.fn(async () => undefined)
    await press({ done: 'Removed.', undo: () => undo })
    expect(screen.getByText('Removed.')).toBeVisible()
    expect(after).toHaveBeenCalledWith({ answer: undefined })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
  })

  it('says that its undo failed', async () => {
    await press({ done: 'Removed.', undo: () => () => Promise.reject(new TypeError('offline')) })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^Oops/)).toBeVisible()
  })

  it('shows its failure, and tells that it failed', async () => {
    send.mockResolvedValue(Response.json({ detail: 'Still in use.' }, { status: 409 }))
    await press({ done: 'Removed.' })
    expect(await screen.findByText(/Still in use\./)).toBeVisible()
    expect(after).toHaveBeenCalledWith(undefined)
    expect(screen.queryByText('Removed.')).toBeNull()
  })

  it('leaves a failure to the outcome that handles it', async () => {
    send.mockResolvedValue(Response.json({}, { status: 500 }))
    await press({ onFailed: (failure) => failure.kind === 'http' })
    expect(screen.queryByText(/Oops|API Response Error/)).toBeNull()
  })
})
