import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Channel } from 'storybook/internal/channels'
import { afterEach, expect, it } from 'vitest'
import { useToolbar } from './docs/DocsLook.tsx'
import { KeptDocs } from './keptDocs.ts'
import { initialGlobals } from './toolbar.ts'

const Page = () => <input aria-label="Search" />
const parameters = { container: ({ children }: { children: ReactNode }) => children, page: Page }
const element = document.body.appendChild(document.createElement('div'))
const docs = new KeptDocs()
type Context = Parameters<KeptDocs['render']>[0]
const contextNamed = (id: string) => ({ id }) as unknown as Context
const show = (context: Context) => act(() => docs.render(context, parameters, element))
const search = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Search' })

afterEach(() => act(() => docs.unmount(element)))

it('keeps typed text when Storybook renders the page again after a toolbar change', async () => {
  const context = contextNamed('tables-endpoints')
  await show(context)
  const input = await search()
  fireEvent.change(input, { target: { value: 'dns' } })
  await show(context)
  expect(await search()).toBe(input)
  expect(input.value).toBe('dns')
})

it('renders another page, and the same page again after unmount', async () => {
  await show(contextNamed('one'))
  const first = await search()
  const other = contextNamed('other')
  await show(other)
  await waitFor(() => expect(first.isConnected).toBe(false))
  const second = await search()
  act(() => docs.unmount(element))
  expect(screen.queryByRole('textbox')).toBeNull()
  await show(other)
  expect(await search()).not.toBe(second)
})

it('follows the toolbar without remounting', async () => {
  const channel = new Channel({})
  channel.emit('setGlobals', { globals: initialGlobals })
  const { result } = renderHook(() => useToolbar(channel))
  expect(result.current.mode).toBe('light')
  channel.emit('globalsUpdated', { globals: { ...initialGlobals, mode: 'dark' } })
  await waitFor(() => expect(result.current.mode).toBe('dark'))
})
