import { makeVclConfig, type ServiceKey, type WidgetPreference } from '@parapet/api'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { statsBoards } from '../catalogue/stats.ts'
import {
  type Answer,
  loadBoardWords,
  steadyAnswer,
  TestPage,
  testLinks,
  testNow,
  testView,
} from '../catalogue/testProvider.tsx'
import { crosshairLink } from '../charts/cursor.ts'
import { crosshair } from '../charts/overlay.css.ts'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { Board } from './Board.tsx'
import { BoardMenu, type BoardMenuProps } from './BoardMenu.tsx'
import { layoutCommands, useBoard } from './useBoard.ts'

beforeAll(loadBoardWords)
beforeEach(() => vi.useFakeTimers({ now: testNow * 1000, shouldAdvanceTime: true, advanceTimeDelta: 20 }))
// happy-dom never reports an intersection; without the API everything is near.
vi.stubGlobal('IntersectionObserver', undefined)
afterEach(() => {
  cleanup()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const query = toBoardQuery(testView(), { company: 300, now: testNow, zone: 'UTC', allSites: ['a.com', 'b.com'] })
const saved = vi.fn<(preferences: WidgetPreference[]) => void>()

const delivery = {
  ...statsBoards.delivery,
  rows: statsBoards.delivery.rows.filter(({ code }) => !/errors|failures/.test(code)),
}
const partly = {
  board: statsBoards.delivery,
  access: (service: ServiceKey) => (service === 'autoprovisioning' ? 'none' : 'usable'),
} as const

type Control = NonNullable<BoardMenuProps['control']>

interface PageProps {
  preferences?: WidgetPreference[]
  control?: Control
  isPartly?: boolean
}

function Page({ preferences, control, isPartly = false }: PageProps) {
  const [kept, setKept] = useState(preferences)
  const board = useBoard({
    ...(isPartly ? partly : { board: delivery }),
    preferences: kept,
    onPreferences: (next) => {
      saved(next)
      setKept(next)
    },
  })
  return (
    <>
      <BoardMenu board={board} {...(control ? { control } : {})} />
      <Board board={board} query={query} links={testLinks} />
    </>
  )
}

const show = (answer: Answer = steadyAnswer, preferences?: WidgetPreference[], control?: Control, isPartly = false) => {
  saved.mockClear()
  render(
    <TestPage answer={answer}>
      <Page {...(preferences ? { preferences } : {})} {...(control ? { control } : {})} isPartly={isPartly} />
    </TestPage>,
  )
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}
const titles = () =>
  within(screen.getByRole('list', { name: 'History, delivery: widgets' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
const focused = () => {
  const element = document.activeElement
  return element?.isConnected ? (element.getAttribute('aria-label') ?? element.textContent) : null
}
const menu = async (user: ReturnType<typeof show>, widget: string, item: string) => {
  // Menu items are recreated when the answer arrives, and a click on a removed one is lost.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"], [role="status"][data-drawing]')).toBeNull())
  await user.click(screen.getByRole('button', { name: `Options for ${widget}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('Board', () => {
  it('hides a widget, reports it for storage, and restores it', async () => {
    const user = show()
    await menu(user, 'Bandwidth', 'Hide')
    await waitFor(() => expect(titles()).not.toContain('Bandwidth'))
    expect(saved).toHaveBeenCalledOnce()
    expect(saved.mock.lastCall?.[0].find((one) => one.code === 'stats.delivery.bandwidth')?.show).toBe(false)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toContain('Bandwidth'))
  })

  it('stores that a chart is shown as a table, and restores it', async () => {
    const user = show()
    const code = 'stats.delivery.bandwidth'
    await menu(user, 'Bandwidth', 'Show as table')
    const widget = () => document.querySelector<HTMLElement>(`[data-widget="${code}"]`)!
    await waitFor(() => expect(within(widget()).getByRole('table')).toBeDefined())
    const [stored] = saved.mock.lastCall ?? []
    expect(stored?.find((one) => one.code === code)).toMatchObject({ table: true, show: true })
    await menu(user, 'Bandwidth', 'Hide')
    await waitFor(() => expect(titles()).not.toContain('Bandwidth'))
    expect(saved.mock.lastCall?.[0].find((one) => one.code === code)).toMatchObject({ table: true, show: false })
    cleanup()
    const again = show(steadyAnswer, stored)
    await waitFor(() => expect(within(widget()).getByRole('table')).toBeDefined())
    await menu(again, 'Bandwidth', 'Show as chart')
    await waitFor(() => expect(within(widget()).queryByRole('table')).toBeNull())
    expect(saved.mock.lastCall?.[0].find((one) => one.code === code)).toMatchObject({ table: false })
  })

  it('moves focus to the neighbour after hiding a widget by keyboard', async () => {
    const user = show()
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    screen.getByRole('button', { name: 'Options for Bandwidth' }).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Hide' })
    await user.keyboard('{End}{Enter}')
    await waitFor(() => expect(titles()).not.toContain('Bandwidth'))
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toBe(
        'Options for Requests by site',
      ),
    )
    screen.getByRole('button', { name: 'Undo' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(titles()).toContain('Bandwidth'))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Options for Bandwidth'))
  })

  it('shows an error and changes nothing when the code for editing fails to load', async () => {
    const user = show()
    const before = titles()
    vi.spyOn(layoutCommands, 'get').mockReturnValue(undefined)
    vi.spyOn(layoutCommands, 'load').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    await menu(user, 'Bandwidth', 'Hide')
    expect(await screen.findByText(/Couldn’t load this part of the page/)).toBeTruthy()
    expect(titles()).toEqual(before)
    expect(saved).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    await menu(user, 'Bandwidth', 'Hide')
    await waitFor(() => expect(titles()).not.toContain('Bandwidth'))
  })

  it('sends no request for hidden widgets', async () => {
    const paths: string[] = []
    show(
      (path, query) => {
        paths.push(path)
        return steadyAnswer(path, query)
      },
      [
        { code: 'stats.delivery.requestsBySite', show: false, size: 1, order: 0 },
        { code: 'stats.delivery.transferBySite', show: false, size: 1, order: 1 },
      ],
    )
    await waitFor(() => expect(paths.length).toBeGreaterThan(1))
    expect(paths.some((path) => path.includes('/table/'))).toBe(false)
  })

  it('adds hidden widgets from its own menu', async () => {
    const user = show(steadyAnswer, [{ code: 'stats.delivery.rate', show: false, size: 1, order: 0 }])
    await waitFor(() => expect(titles()).not.toContain('Requests per second'))
    await user.click(screen.getByRole('button', { name: 'Widgets' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Requests per second' }))
    await waitFor(() => expect(titles()).toContain('Requests per second'))
  })

  it('moves a widget by its menu and announces its new position', async () => {
    const user = show()
    await menu(user, 'Requests per second', 'Move down')
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['Bandwidth', 'Requests per second']))
    expect(await screen.findByText('Moved “Requests per second” to position 2 of 7')).toBeTruthy()
  })

  it('resets changes', async () => {
    const user = show()
    const before = titles()
    await menu(user, 'Requests per second', 'Hide')
    await user.click(screen.getByRole('button', { name: 'Widgets' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Reset layout' }))
    await waitFor(() => expect(titles()).toEqual(before))
  })

  it('undoes a reset from its toast, but no later change', async () => {
    const elsewhere: WidgetPreference = { code: 'stats.delivery.failures', show: false, size: 1, order: 9 }
    const user = show(
      steadyAnswer,
      [{ code: 'stats.delivery.months', show: false, size: 2, order: 0 }, elsewhere],
      undefined,
      true,
    )
    await menu(user, 'Bandwidth', 'Hide')
    await user.click(screen.getByRole('button', { name: 'Widgets' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Reset layout' }))
    await waitFor(() => expect(titles()).toContain('Bandwidth'))
    expect(saved.mock.lastCall?.[0].map(({ code }) => code)).not.toContain(elsewhere.code)
    await menu(user, 'Requests per second', 'Hide')
    const toast = (await screen.findByText('Layout reset')).closest('li') as HTMLElement
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).not.toContain('Bandwidth'))
    expect(titles()).not.toContain('Requests per second')
    expect(titles()).not.toContain('Monthly consumption')
    expect(saved.mock.lastCall?.[0].map(({ code }) => code)).toContain(elsewhere.code)
  })

  it('announces when there is nothing to undo', async () => {
    const user = show()
    await menu(user, 'Bandwidth', 'Hide')
    const toast = (await screen.findByText('“Bandwidth” is hidden')).closest('li') as HTMLElement
    await user.click(screen.getByRole('button', { name: 'Widgets' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toContain('Bandwidth'))
    saved.mockClear()
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Nothing left to undo')).toBeTruthy()
    expect(saved).not.toHaveBeenCalled()
  })

  it('is edited by keyboard: arrows move, W widens, Delete hides', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Widgets' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Arrange' }))
    const handle = await screen.findByRole('button', { name: 'Move Requests per second' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Arrange the widgets'))
    handle.focus()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByText('Moved “Requests per second” to position 2 of 7')).toBeTruthy()
    await user.keyboard('w')
    expect(screen.getByRole('button', { name: 'Make Requests per second half width' })).toBeTruthy()
    await user.keyboard('{Delete}')
    expect(screen.queryByRole('button', { name: 'Move Requests per second' })).toBeNull()
    await waitFor(() => expect(focused()).toMatch(/^Move /))
    const arranging = within(screen.getByRole('region', { name: 'Arrange the widgets' }))
    arranging.getByRole('button', { name: 'Reset layout' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(arranging.queryByRole('button', { name: 'Reset layout' })).toBeNull())
    await waitFor(() => expect(focused()).toMatch(/^Move /))
    await user.click(arranging.getByRole('button', { name: 'Undo' }))
    arranging.getByRole('button', { name: 'Done' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe('Widgets'))
    await waitFor(() => expect(titles()[0]).toBe('Bandwidth'))
    await waitFor(() => expect(titles()).not.toContain('Requests per second'))
  })

  it('restores the layout when the changes in arrange mode are discarded', async () => {
    const user = show()
    await menu(user, 'Bandwidth', 'Hide')
    await waitFor(() => expect(titles()).not.toContain('Bandwidth'))
    const before = titles()
    await user.click(screen.getByRole('button', { name: 'Widgets' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Arrange' }))
    ;(await screen.findByRole('button', { name: 'Move Requests per second' })).focus()
    await user.keyboard('{ArrowRight}w{Delete}')
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(titles()).toEqual(before))
    const stored = saved.mock.lastCall?.[0].find(({ code }) => code === 'stats.delivery.bandwidth')
    expect(stored).toMatchObject({ show: false })
  })

  it('reports a cause shared by three widgets once, with one retry for all', async () => {
    let isDown = true
    const user = show((path, query) =>
      isDown ? Response.json({ detail: 'down' }, { status: 503 }) : steadyAnswer(path, query),
    )
    const text = /7 widgets could not be loaded: down \(error 503\)/
    const banner = (await screen.findByText(text)).closest('[role=alert]') as HTMLElement
    expect(screen.queryByRole('button', { name: 'Copy details' })).toBeNull()
    isDown = false
    await user.click(within(banner).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  })

  it('shows a refusal in the widget, without a banner', async () => {
    show(() => Response.json({ detail: 'no' }, { status: 403 }))
    expect((await screen.findAllByText('You don’t have access')).length).toBe(7)
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })

  it('marks the events of its range on every chart', async () => {
    const versions = ['10:10', '04:00'].map((time, place) =>
      makeVclConfig({ id: 41 - place, production_dt: `2026-06-15T${time}:00Z` }),
    )
    show((path, query) => (path.includes('/config/') ? Response.json(versions) : steadyAnswer(path, query)))
    const marks = await screen.findAllByRole('button', { name: /^Version 41 deployed, / })
    expect(marks.length).toBeGreaterThan(2)
    expect(screen.queryByRole('button', { name: /Version 40/ })).toBeNull()
  })

  it('says in words that a response has an unexpected format, without the path of the invalid value', async () => {
    show((path, query) => (path.includes('/table/') ? Response.json([{ key: 1 }]) : steadyAnswer(path, query)))
    expect((await screen.findAllByText('The response has an unexpected format.')).length).toBe(2)
    expect(document.body.textContent).not.toContain('statistics.historicTable')
  })
})

describe('the menu of a board', () => {
  it('switches the crosshair between all charts and the one under the pointer', async () => {
    const control: Control = { legends: {}, resetLegends: () => undefined }
    const user = show(steadyAnswer, undefined, control)
    const lines = () => document.querySelectorAll(`.${crosshair}`).length
    const [chart] = await screen.findAllByRole('application')
    chart?.focus()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(lines()).toBeGreaterThan(1))
    await user.click(screen.getByRole('button', { name: 'Board actions' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Crosshair over all charts' }))
    const [same] = await screen.findAllByRole('application')
    same?.focus()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(lines()).toBe(1))
    crosshairLink.set(true)
  })

  it('prints after everything has rendered', async () => {
    // happy-dom has no printer.
    const print = vi.fn()
    window.print = print
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Board actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }))
    expect(print).not.toHaveBeenCalled()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(document.querySelector('[data-drawing=true], [aria-busy=true]')).toBeNull()
  })
})

describe('the reset of a page', () => {
  const open = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Widgets' }))
    return screen.findByRole('menuitem', { name: /^Reset layout/ })
  }

  it('clears legends, too, when the layout is unchanged', async () => {
    const resetLegends = vi.fn()
    const user = show(steadyAnswer, undefined, { legends: { rate: { only: [] } }, resetLegends })
    await user.click(await open(user))
    expect(resetLegends).toHaveBeenCalledTimes(1)
    expect(saved).not.toHaveBeenCalled()
  })

  it('is disabled without changes', async () => {
    const resetLegends = vi.fn()
    const user = show(steadyAnswer, undefined, { legends: {}, resetLegends })
    await user.click(await open(user))
    expect(resetLegends).not.toHaveBeenCalled()
  })
})
