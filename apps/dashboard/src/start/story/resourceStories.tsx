import { type ApiContext, defaultTimings, type ReadCall } from '@parapet/api'
import { type Answer, changedBy, pending, real, refused, withLists } from '@parapet/api/sandbox/answers'
import { type Catalogue, type Locale, loadWords, type Messages } from '@parapet/ui'
import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldsOf } from '../../kit/changes/historyValues.ts'
import { resourceWords } from '../../kit/words/resource.words.ts'
import { type ListState, listStates, pointOfState } from './listStories.ts'
import { ScreenStory, type ScreenStoryProps } from './ScreenStory.tsx'

export interface ListResource {
  readonly words: Catalogue<Messages>
  readonly list: { readonly call: ReadCall; readonly isPaged: boolean }
}

/** The story of one state of a resource's list; its `play` is the state's test. */
type StateStory = StoryObj<typeof ScreenStory>

export { pending, real, refused }

/** The real list with a row that cannot be read. */
export const unreadable: Answer = changedBy((answer) => withLists(answer, (rows) => [...rows, { unreadable: true }]))

/** Makes the stories of all states of a resource, each with its test. `path` is the address of its list. */
export function resourceStories({ words, list }: ListResource, path: string): Readonly<Record<ListState, StateStory>> {
  const texts = async () => {
    const locale: Locale = document.documentElement.lang === 'es' ? 'es' : 'en'
    await loadWords(locale)
    const [t, ui] = [words.words(locale), resourceWords.words(locale)]
    if (!t || !ui) throw new Error('The words of the resource have not loaded')
    return { t, ui }
  }
  // Cards on a phone.
  const listNamed = (name: string) => screen.queryByRole('table', { name }) ?? screen.getByRole('list', { name })
  const rowsOf = (shown: HTMLElement) =>
    shown.tagName === 'TABLE' ? within(shown).getAllByRole('row').slice(1) : within(shown).getAllByRole('listitem')
  const table = async () => {
    const name = (await texts()).t('title')
    return waitFor(() => listNamed(name), patient)
  }
  const hasRows = async () => {
    const { t } = await texts()
    await waitFor(() => {
      const shown = listNamed(t('title'))
      expect(shown).not.toHaveAttribute('aria-busy')
      expect(rowsOf(shown).length).toBeGreaterThan(0)
    }, patient)
  }
  const readAgain = () => window.dispatchEvent(new Event('online'))

  /** The answers of the list's call, in their order; the last one stays. */
  const story = (answers: readonly Answer[], play: StateStory['play'], more: StateStory = {}): StateStory => ({
    args: { path },
    render: (args) => <Answered {...args} call={list.call} answers={answers} />,
    play,
    ...more,
  })
  const showsWaiting = { parameters: { picture: { showsWaiting: true } } }

  const made: Record<ListState, StateStory> = {
    firstLoad: story(
      [pending],
      async () => {
        await expect(await table()).toHaveAttribute('aria-busy', 'true')
      },
      showsWaiting,
    ),
    slow: story(
      [pending],
      async () => {
        const { ui } = await texts()
        await screen.findByText(ui('slow'), undefined, patient)
        // Other sections of the page may read the same slow call.
        await waitFor(() => {
          for (const cancel of screen.getAllByRole('button', { name: ui('cancel') })) expect(cancel).toBeVisible()
        }, patient)
      },
      showsWaiting,
    ),
    refreshing: story(
      [real, pending],
      async () => {
        await hasRows()
        readAgain()
        const shown = await table()
        await waitFor(() => expect(shown).toHaveAttribute('aria-busy', 'true'))
        await expect(rowsOf(shown).length).toBeGreaterThan(0)
      },
      showsWaiting,
    ),
    empty: story([emptyOf], async () => {
      const { t } = await texts()
      await screen.findByText(t('empty.title'), undefined, patient)
      await expect(screen.queryByRole('table', { name: t('title') })).toBeNull()
    }),
    notHired: story(
      [real],
      async () => {
        const { t } = await texts()
        await screen.findByRole('heading', { level: 1 }, patient)
        await expect(screen.queryByRole('table')).toBeNull()
        await expect(screen.queryByRole('button', { name: t('new') })).toBeNull()
      },
      { globals: { scenario: 'unhired' } },
    ),
    forbidden: story([refused(403)], async () => {
      const { ui } = await texts()
      await screen.findByText(ui('forbidden.title'), undefined, patient)
      await expect(screen.getByText(/Answer of the story\./)).toBeVisible()
    }),
    failed: story([refused(500)], async () => {
      const { ui } = await texts()
      await screen.findByText(ui('list.failed'), undefined, patient)
      await expect(screen.getByRole('button', { name: ui('retry') })).toBeEnabled()
    }),
    partial: story([partOf], async () => {
      const { ui } = await texts()
      await hasRows()
      if (list.isPaged) await expect(screen.getByText(new RegExp(` ${MANY}$`))).toBeVisible()
      else await screen.findByText(cutText(ui), undefined, patient)
    }),
    stale: story([real, refused(503)], async () => {
      const { ui } = await texts()
      await hasRows()
      readAgain()
      await screen.findByText(new RegExp(ui('stale')), undefined, patient)
      await hasRows()
    }),
    recovers: story([refused(500), real, refused(503), real], async () => {
      const { ui } = await texts()
      await screen.findByText(ui('list.failed'), undefined, patient)
      await userEvent.click(screen.getByRole('button', { name: ui('retry') }))
      await hasRows()
      readAgain()
      await screen.findByText(new RegExp(ui('stale')), undefined, patient)
      await userEvent.click(screen.getByRole('button', { name: ui('retry') }))
      await waitFor(() => expect(screen.queryByText(new RegExp(ui('stale')))).toBeNull())
      await hasRows()
    }),
  }
  for (const state of listStates)
    made[state].parameters = {
      ...made[state].parameters,
      ...(state === 'recovers' ? {} : { state }),
      docs: { description: { story: pointOfState[state] } },
    }
  return made
}

/** A screen whose reads of one call get these answers, in their order; the last one stays. */
export function Answered({
  call,
  answers,
  ...props
}: ScreenStoryProps & { call: ReadCall; answers: readonly Answer[] }) {
  const [api] = useState(() => listAnswers(call, answers))
  return <ScreenStory {...props} api={api} />
}

const MANY = 400
const cutText = (ui: NonNullable<ReturnType<typeof resourceWords.words>>) =>
  new RegExp((['list.cut', 'list.cutSource'] as const).map((key) => ui(key, { n: '\\d+', count: MANY })).join('|'))
/** The product starts within a story. */
const patient = { timeout: 10_000 }

/** An answer with the rows and the count that it should have. The tracker of tickets names both differently. */
const changed = (rows: (all: unknown[]) => unknown[], count: number): Answer =>
  changedBy((answer) => {
    if (Array.isArray(answer)) return count === 0 ? [] : { count, results: rows(answer) }
    const fields = Object.entries(fieldsOf(answer)).map(([name, value]) => {
      if (Array.isArray(value)) return [name, rows(value)]
      return [name, /^(total_)?count$/.test(name) ? count : value]
    })
    return Object.fromEntries(fields)
  })
const emptyOf = changed(() => [], 0)
const partOf = changed((all) => all, MANY)

function listAnswers(call: ReadCall, answers: readonly Answer[]): Partial<ApiContext> {
  const pattern = call.path.replace(/\?.*$/, '').replace(/\{\w+\}/g, '[^/]+')
  const path = new RegExp(`/${pattern.replace(/\/$/, '')}/?$`)
  // By URL, since a screen may also read a count by the call of its list.
  const asked = new Map<string, number>()
  return {
    timings: { ...defaultTimings, slowMs: 300 },
    fetch: (input, init) => {
      const ask = () => fetch(input, init)
      if ((init?.method ?? 'GET') !== 'GET' || !path.test(new URL(String(input), location.origin).pathname))
        return ask()
      const before = asked.get(String(input)) ?? 0
      const answer = answers[Math.min(before, answers.length - 1)] ?? real
      asked.set(String(input), before + 1)
      return answer(ask, init?.signal ?? undefined)
    },
  }
}
