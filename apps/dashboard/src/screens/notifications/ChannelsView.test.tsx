import { makeApiContext, makeNotificationPreference } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, it, vi } from 'vitest'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { ChannelsView } from './ChannelsView.tsx'

let stored: readonly object[] = []
const answers: readonly [RegExp, () => object][] = [
  [/notifications\/groups/, () => [{ id: 4, name: 'On call' }]],
  [/notifications\/method/, () => [{ id: 1, name: 'Email' }]],
  [/notifications\/300\/type/, () => [{ id: 2, name: 'Certificates' }]],
  [/notifications\/300\/preference/, () => stored],
]
/** How many of the next additions the provider refuses. */
let refusals = 0
const sent = vi.fn<(method: string, url: string, body: unknown) => void>()
const api = makeApiContext({
  token: () => 'token',
  company: () => 300,
  fetch: async (url, init) => {
    if (init?.method === 'DELETE') {
      sent('DELETE', String(url), undefined)
      stored = []
      return new Response(null, { status: 204 })
    }
    if (init?.method === 'POST') {
      const body: object = JSON.parse(String(init.body))
      sent('POST', String(url), body)
      if (refusals-- > 0) return Response.json({ groups: ['Invalid pk.'] }, { status: 400 })
      stored = [makeNotificationPreference({ id: 10, ...body })]
      return Response.json(stored[0], { status: 201 })
    }
    const [, answer] = answers.find(([path]) => path.test(String(url))) ?? []
    return answer ? Response.json(answer()) : new Response(null, { status: 404 })
  },
})
const mail = () => screen.findByRole('switch', { name: 'Email' })
const show = (groups: number[]) => {
  stored = [makeNotificationPreference({ id: 9, notification_type: 2, notification_method: 1, groups })]
  return render(
    <MockScreen api={api}>
      <ChannelsView />
    </MockScreen>,
  )
}

beforeAll(async () => {
  await loadWords('en')
})
beforeEach(() => {
  sent.mockClear()
  refusals = 0
})

it('asks before a channel is turned off for a group too, and says for whom', async () => {
  show([4])
  expect(await screen.findByRole('switch', { name: 'On call' })).toBeChecked()
  await userEvent.click(await mail())
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(/you and On call/)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(sent).not.toHaveBeenCalled()
  expect(await mail()).toBeChecked()

  await userEvent.click(await mail())
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off for all of them' }))
  expect(await screen.findByText('Certificates no longer reach you and On call by Email.')).toBeDefined()
  expect(sent).toHaveBeenCalledWith('DELETE', expect.stringMatching(/preference\/9$/), undefined)
})

it('asks nothing where only the user is told', async () => {
  show([])
  await userEvent.click(await mail())
  expect(await screen.findByText('Certificates no longer reach you by Email.')).toBeDefined()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('only shows what groups of others have a part in', async () => {
  show([4, 5])
  expect(await screen.findByText(/Also goes to No. 5, where you are not a member/)).toBeDefined()
  expect(await mail()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('switch', { name: 'On call' })).toBeNull()
  await userEvent.click(await mail())
  expect(sent).not.toHaveBeenCalled()
})

it('adds a group by sending only that setting again, and undoes it', async () => {
  show([])
  await userEvent.click(await screen.findByRole('switch', { name: 'On call' }))
  expect(await screen.findByText('Certificates now reach On call by Email too.')).toBeDefined()
  expect(sent.mock.calls).toEqual([
    ['DELETE', expect.stringMatching(/preference\/9$/), undefined],
    ['POST', expect.any(String), { notification_type: 2, notification_method: 1, groups: [4] }],
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent.mock.lastCall?.[2]).toEqual({ notification_type: 2, notification_method: 1, groups: [] }),
  )
})

it('keeps the old setting when the new one is refused', async () => {
  refusals = 1
  show([])
  await userEvent.click(await screen.findByRole('switch', { name: 'On call' }))
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(3))
  expect(sent.mock.lastCall?.[2]).toMatchObject({ groups: [] })
  expect(screen.getByRole('switch', { name: 'On call' })).not.toBeChecked()
})

it('says what reaches nobody, where it arrives, and that there is no test', async () => {
  stored = []
  render(
    <MockScreen api={api}>
      <ChannelsView />
    </MockScreen>,
  )
  expect(await screen.findByText('Certificates reach neither you nor your groups by any channel.')).toBeDefined()
  expect(screen.getByText('Nobody')).toBeDefined()
  expect(screen.getByText(/has no call that sends a test/)).toBeDefined()
})
