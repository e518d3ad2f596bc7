import { makeApiContext, makeBackend } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { backends } from '../../screens/backends/backends.tsx'
import { AreaContext } from '../../shared/provisioning/area.ts'
import { ResourceFormPanel } from './ResourceFormPanel.tsx'

const row = makeBackend({ id: 1, company: 300, name: 'origin1', origin: 'origin.example.com', port: 443, ssl: true })
const resource = backends.production.of({
  company: 300,
  sites: [],
  ranges: [],
  known: [row],
  live: null,
  problems: [],
})
const send = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: send, token: () => 'token', company: () => 300 })
const onDone = vi.fn()
const saved = () =>
  send.mock.calls.flatMap(([, init]) => (init?.method === 'PUT' ? [JSON.parse(String(init.body)) as unknown] : []))

async function show(readStored: () => Promise<typeof row | undefined>) {
  const { form, update } = resource
  const t = resource.words.words('en')
  if (!form || !update || !t) throw new Error('No form.')
  await act(async () =>
    render(
      <MockScreen api={api}>
        <AreaContext value="production">
          <ResourceFormPanel
            resource={resource}
            form={form}
            t={t}
            row={row}
            onDone={onDone}
            readStored={readStored}
            template={null}
            action={update}
          />
        </AreaContext>
      </MockScreen>,
    ),
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), '.au')
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const theirs = { ...row, port: 8443, health_check: '/health' }

beforeAll(async () => {
  await loadWords('en')
})
beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  send.mockImplementation(async (_, init) => Response.json(init?.method === 'PUT' ? row : []))
})

describe('saving what somebody else saved meanwhile', () => {
  it('shows the fields that differ, and overwrites them only when asked again', async () => {
    await show(async () => theirs)
    await save()
    expect(screen.getByText('Port: 8443 (before: 443)')).toBeVisible()
    expect(screen.getByText(/^Path: \/health \(before: \//)).toBeVisible()
    expect(saved()).toEqual([])
    await save()
    expect(saved()).toMatchObject([{ origin: 'origin.example.com.au', port: 443 }])
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('can take over their values', async () => {
    await show(async () => theirs)
    await save()
    await userEvent.click(screen.getByRole('button', { name: 'Use their values' }))
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('origin.example.com')
    expect(screen.getByRole('spinbutton', { name: 'Port' })).toHaveValue('8443')
    expect(screen.queryByText(/Somebody else saved it/)).toBeNull()
  })

  it('asks nothing when the stored row is the one that was opened', async () => {
    await show(async () => row)
    await save()
    expect(saved()).toHaveLength(1)
  })
})
