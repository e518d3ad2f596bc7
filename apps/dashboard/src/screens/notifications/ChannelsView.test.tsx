import { makeApiContext, makeNotificationPreference } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { render, screen, within } from '@testing-library/react'
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
const sent = vi.fn<(method: string, url: string) => void>()
const api = makeApiContext({
  token: () => 'token',
  company: () => 300,
  fetch: async (url, init) => {
    if (init?.method === 'DELETE') {
      sent('DELETE', String(url))
      stored = []
      return new Response(null, { status: 204 })
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
beforeEach(() => sent.mockClear())

it('asks before a channel is turned off for groups too, and says for whom', async () => {
  show([4, 5])
  await userEvent.click(await mail())
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(/you and On call, No. 5/)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(sent).not.toHaveBeenCalled()
  expect(await mail()).toBeChecked()

  await userEvent.click(await mail())
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off for all of them' }))
  expect(await screen.findByText('Certificates no longer reach you and On call, No. 5 by Email.')).toBeDefined()
  expect(sent).toHaveBeenCalledWith('DELETE', expect.stringMatching(/preference\/9$/))
})

it('asks nothing where only the user is told', async () => {
  show([])
  await userEvent.click(await mail())
  expect(await screen.findByText('Certificates no longer reach you by Email.')).toBeDefined()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
