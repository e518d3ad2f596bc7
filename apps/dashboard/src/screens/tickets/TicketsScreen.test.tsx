import { makeApiContext, makeUser } from '@parapet/api'
import { defaultTheme } from '@parapet/ui'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'storybook/test'
import { beforeAll, beforeEach, describe, it, vi } from 'vitest'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { ConfigContext } from '../../platform/config/ConfigContext.ts'
import { defaultConfig } from '../../platform/config/RuntimeConfig.ts'
import { failureWords } from '../../platform/failure/failure.words.ts'
import { PreferencesProvider } from '../../platform/preferences/PreferencesProvider.tsx'
import { MockScreen } from '../../platform/session/mockScreen.tsx'
import { mockSession } from '../../platform/session/mockSession.ts'
import { permissionWords } from '../../platform/session/permission.words.ts'
import { appWords } from '../../platform/words/app.words.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import TicketsScreen from './index.tsx'
import { redmine } from './redmineAnswers.ts'
import { ticketsWords } from './tickets.words.ts'

const send = vi.fn<typeof fetch>()
const api = makeApiContext({ fetch: send, token: () => 'token', company: () => 300, apiKey: () => 'key' })

async function show(
  path: string,
  third: Partial<typeof defaultConfig.third> = { ticketProject: 'support' },
  session = mockSession(),
) {
  await act(async () =>
    render(
      <ConfigContext value={{ ...defaultConfig, third: { ...defaultConfig.third, ...third } }}>
        <MockScreen api={api} path={path} session={session}>
          <PreferencesProvider seed={defaultTheme} user={null} isActing={false}>
            <TicketsScreen />
          </PreferencesProvider>
        </MockScreen>
      </ConfigContext>,
    ),
  )
}
const sent = (method: string) =>
  send.mock.calls.flatMap(([url, init]) =>
    init?.method === method ? [{ url: String(url), body: JSON.parse(String(init.body)) as unknown }] : [],
  )

beforeAll(async () => {
  const words = [ticketsWords, resourceWords, failureWords, permissionWords, shellWords, appWords]
  await Promise.all(words.map((one) => one.load('en')))
})
beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  send.mockImplementation(redmine(async () => Response.json([])))
})

describe('a stock Redmine', () => {
  it('hides no ticket because of one it sends without a text or with another shape', async () => {
    await show('/300/tickets')
    expect(await screen.findByRole('link', { name: 'Created without a text' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Purge takes minutes' })).toBeVisible()
    expect(screen.getByText('1 ticket could not be read.')).toBeVisible()
    expect(screen.queryByText(/issues\.|expected|Load older/)).toBeNull()
  })

  it('is shown in words: who did what, without the tracker’s numbers', async () => {
    await show('/300/tickets?open=4302')
    const history = await screen.findByRole('list', { name: 'Conversation' })
    expect(await within(history).findByText('File added: trace ñ.txt')).toBeVisible()
    expect(within(history).getByText('Assigned to: Ada Moreno')).toBeVisible()
    expect(within(history).getByText('Any news?')).toBeVisible()
  })

  it('gives its files through our own origin, with the user’s key', async () => {
    await show('/300/tickets?open=4302')
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    await userEvent.click(await screen.findByRole('button', { name: 'Download trace ñ.txt' }))
    const [url, init] = send.mock.calls.at(-1) ?? []
    expect(url).toBe('/third/tickets/attachments/download/7/trace%20%C3%B1.txt')
    expect(init?.headers).toMatchObject({ 'x-redmine-api-key': 'key' })
    expect(save).toHaveBeenCalledOnce()
    expect(send.mock.calls.some(([asked]) => String(asked).includes('redmine.internal'))).toBe(false)
  })

  it('drops a change of status with 204: the comment was sent, the status was not changed', async () => {
    await show('/300/tickets?open=4302')
    const reply = await screen.findByRole('form', { name: 'Answer this ticket' })
    await userEvent.type(within(reply).getByRole('textbox', { name: 'Your comment' }), 'Solved.')
    await userEvent.click(await within(reply).findByRole('button', { name: 'Close ticket' }))
    expect(await screen.findByText(/kept these as they were: Status/)).toBeVisible()
    expect(sent('PUT')).toMatchObject([{ body: { issue: { notes: 'Solved.', status_id: 5 } } }])
    expect(within(reply).getByRole('textbox', { name: 'Your comment' })).toHaveValue('')
  })

  it('does not report a dropped change as done', async () => {
    await show('/300/tickets?open=4302')
    await userEvent.click(await screen.findByRole('button', { name: 'Close ticket' }))
    expect(await screen.findByText(/kept these as they were: Status/)).toBeVisible()
    expect(screen.queryByText('Your comment was sent.')).toBeNull()
  })
})

describe('a new ticket', () => {
  const write = async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Subject/ }), 'Slow')
    await userEvent.type(screen.getByRole('textbox', { name: /Description/ }), 'Since noon.')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  }

  it('goes to the project and tracker of config.json', async () => {
    await show('/300/tickets?open=new', { ticketProject: 'help', ticketTracker: 4 })
    await write()
    expect(sent('POST')).toMatchObject([
      { body: { issue: { project_id: 'help', tracker_id: 4, subject: 'Slow', description: 'Since noon.' } } },
    ])
    expect(screen.queryByText(/has not set the project/)).toBeNull()
  })

  it('says beforehand that no project is set, and shows why it was refused', async () => {
    await show('/300/tickets?open=new', { ticketProject: null })
    expect(await screen.findByText(/has not set the project of new tickets/)).toBeVisible()
    await write()
    expect((await screen.findAllByText(/Project cannot be blank/))[0]).toBeVisible()
    expect(screen.getAllByText(/Tracker cannot be blank/)[0]).toBeVisible()
  })
})

describe('the company of a ticket', () => {
  const column = () => screen.queryByRole('columnheader', { name: /Company \(project\)/ })

  it('is a column for staff, who see the tickets of all, and not for somebody of one company', async () => {
    await show('/300/tickets', undefined, mockSession({ user: makeUser({ is_staff: true }) }))
    await screen.findByRole('link', { name: 'Purge takes minutes' })
    expect(column()).toBeInTheDocument()
    cleanup()
    await show('/300/tickets')
    await screen.findByRole('link', { name: 'Purge takes minutes' })
    expect(column()).toBeNull()
  })
})

describe('a search', () => {
  it('also asks the tracker for tickets that are not loaded', async () => {
    const row = (id: number, subject: string) => ({
      id,
      subject,
      description: null,
      status: { id: 1, name: 'New' },
      priority: { id: 2, name: 'Normal' },
      created_on: '2026-06-14T08:00:00Z',
      updated_on: '2026-06-15T09:00:00Z',
    })
    send.mockImplementation(async (input) => {
      const { searchParams } = new URL(String(input), 'http://dash.test')
      const issues = searchParams.get('subject') === '~old' ? [row(7, 'An old question')] : [row(900, 'A new one')]
      return Response.json({ issues, total_count: searchParams.has('subject') ? 1 : 230 })
    })
    await show('/300/tickets')
    expect(await screen.findByText(/Showing 1 of 230/)).toBeVisible()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'old')
    expect(await screen.findByRole('link', { name: 'An old question' })).toBeVisible()
    expect(await screen.findByText(/titles of all others were searched too: 1 found/)).toBeVisible()
  })

  it('asks for a status too, and says of filters that the tracker does not have that they see what is loaded', async () => {
    const row = (id: number, subject: string, status: { id: number; name: string }) => ({
      id,
      subject,
      description: null,
      status,
      priority: { id: 2, name: 'Normal' },
      created_on: '2026-06-14T08:00:00Z',
      updated_on: '2026-06-15T09:00:00Z',
    })
    const resolved = { id: 4, name: 'Resolved' }
    const asked: (string | null)[] = []
    send.mockImplementation(async (input) => {
      const { searchParams } = new URL(String(input), 'http://dash.test')
      asked.push(searchParams.getAll('status_id').join(' '))
      if (searchParams.get('status_id') === '4')
        return Response.json({ issues: [row(7, 'An old one', resolved)], total_count: 1 })
      const issues = [row(900, 'A new one', { id: 1, name: 'New' }), row(899, 'A done one', resolved)]
      return Response.json({ issues, total_count: 230 })
    })
    await show('/300/tickets?f.status=4&f.priority=2')
    expect(await screen.findByRole('link', { name: 'An old one' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'A done one' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'A new one' })).toBeNull()
    expect(screen.getByText(/All others were filtered too: 1 found\..*Some of the filters see only/)).toBeVisible()
    expect(new Set(asked)).toEqual(new Set(['*', '4']))
  })
})
