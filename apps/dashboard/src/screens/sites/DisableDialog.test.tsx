import { known, makeApiContext, makeSite } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { DisableDialog } from './DisableDialog.tsx'

const shop = makeSite({ id: 1201, url: 'shop.example' })
const blog = makeSite({ id: 1202, url: 'blog.example' })
const fetchMock = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: fetchMock, token: () => 'token', company: () => 300 })
const finish = vi.fn()
const onClose = vi.fn()
const sent = () =>
  fetchMock.mock.calls.map(([address, init]) => `${init?.method} ${address} ${String(init?.body ?? '')}`.trim())

async function show(rows: readonly (typeof shop)[]) {
  await act(async () =>
    render(
      <MockScreen api={api}>
        <DisableDialog
          asked={{ rows, finish }}
          countsOf={() => known({ requests: 1200, before: null })}
          onClose={onClose}
        />
      </MockScreen>,
    ),
  )
  await screen.findByRole('textbox')
}

async function disable(rows: readonly (typeof shop)[]) {
  await show(rows)
  await userEvent.type(screen.getByRole('textbox'), rows.length === 1 ? shop.url : String(rows.length))
  await userEvent.click(screen.getByRole('button', { name: 'Disable' }))
}

beforeAll(() => loadWords('en'))
beforeEach(() => {
  vi.clearAllMocks()
  fetchMock.mockImplementation(async () => new Response(null, { status: 204 }))
})

describe('disabling sites', () => {
  it('says how many requests come for them', async () => {
    await show([shop, blog])
    expect(screen.getByText(/^2,400 requests came in the last 24 hours for 2 sites\./)).toBeVisible()
  })

  it('offers to enable one again', async () => {
    await disable([shop])
    expect(screen.getByText('shop.example was disabled.')).toBeVisible()
    expect(onClose).toHaveBeenCalledOnce()
    fetchMock.mockImplementation(async () => Response.json(shop))
    await userEvent.click(screen.getByRole('button', { name: 'Enable again' }))
    expect(sent()).toEqual([
      'DELETE /api/v1/companies/300/sites/1201/',
      'POST /api/v1/companies/300/sites/ {"url":"shop.example"}',
    ])
    expect(screen.getByText('shop.example is active again.')).toBeVisible()
  })

  it('says which could not be disabled, and stays open', async () => {
    fetchMock.mockImplementation(async (address) =>
      String(address).includes('1202')
        ? Response.json({ detail: 'It is locked.' }, { status: 400 })
        : new Response(null),
    )
    await disable([shop, blog])
    expect(screen.getByText('1 site was disabled.')).toBeVisible()
    expect(screen.getByText('blog.example: It is locked.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Enable again' })).not.toBeInTheDocument()
    expect(finish).not.toHaveBeenCalled()
  })
})
