import { makeApiContext, type Read } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, describe, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { joinReads } from './joinReads.ts'
import { ReadSection } from './ReadSection.tsx'

const api = makeApiContext({ fetch: vi.fn(), token: () => 'token', company: () => 300 })
const retry = vi.fn()
const cancel = vi.fn()
const first: Read<readonly string[]> = {
  data: undefined,
  failure: undefined,
  unreadable: 0,
  isLoading: true,
  isRefreshing: false,
  updatedAt: undefined,
  slow: undefined,
  retry,
  cancel,
}
const there: Read<readonly string[]> = { ...first, data: ['one'], isLoading: false, updatedAt: Date.now() }
const slow = { sinceMs: 0, elapsedMs: 3000, isInBackground: false, cancel, background: () => undefined }
const http = { kind: 'http', status: 500, message: null, fields: {}, requestId: null, raw: null } as const

const show = (read: Read<readonly string[]>) =>
  act(async () =>
    render(
      <MockScreen api={api}>
        <ReadSection read={read} failed="Not loaded" empty={{ title: 'None yet' }} gone="No such thing">
          {(rows) => <p>{rows.join()}</p>}
        </ReadSection>
      </MockScreen>,
    ),
  )

beforeAll(() => loadWords('en'))

describe('a section', () => {
  it('has a placeholder and nothing to read while it loads first', async () => {
    const { container } = await show(first)
    expect(container).toHaveTextContent(/^$/)
  })

  it('offers to cancel a slow request', async () => {
    await show({ ...first, slow })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('says what failed, and tries again', async () => {
    await show({ ...first, failure: http })
    expect(screen.getByText('Not loaded')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('says that there is no such thing', async () => {
    const { container } = await show({ ...first, failure: { ...http, status: 404 } })
    expect(container).toHaveTextContent(/^No such thing$/)
  })

  it('says that it is forbidden, without a retry', async () => {
    await show({ ...first, failure: { ...http, status: 403 } })
    expect(screen.getByText('You don’t have access to this')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that it is empty', async () => {
    await show({ ...there, data: [] })
    expect(screen.getByText('None yet')).toBeVisible()
  })

  it('stays when a refresh fails, and says so', async () => {
    await show({ ...there, failure: http })
    expect(screen.getByText('one')).toBeVisible()
    expect(screen.getByText(/This could not be refreshed\./)).toBeVisible()
  })

  it('says how many rows could not be read', async () => {
    await show({ ...there, unreadable: 2 })
    expect(screen.getByText('2 rows could not be read.')).toBeVisible()
  })
})

describe('joined reads', () => {
  it('have data once all have, and the older time', () => {
    expect(joinReads(there, first).data).toBeUndefined()
    const joined = joinReads({ ...there, updatedAt: 5 }, { ...there, data: ['two'], updatedAt: 3 })
    expect(joined).toMatchObject({ data: [['one'], ['two']], updatedAt: 3 })
  })

  it('fail with the one that has no data, and try only what failed', () => {
    const other = vi.fn()
    const joined = joinReads({ ...there, retry: other }, { ...first, failure: http })
    expect(joined).toMatchObject({ data: undefined, failure: http })
    retry.mockClear()
    joined.retry()
    expect(retry).toHaveBeenCalledOnce()
    expect(other).not.toHaveBeenCalled()
  })
})
