import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useImperativeHandle } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { AnnouncerProvider } from '../announce/Announcer.tsx'
import { Controlled } from '../field/Controlled.tsx'
import { codeWords } from '../words/code.ts'
import { CodeEditor, type CodeEditorProps } from './CodeEditor.tsx'
import type { CodeSurfaceProps } from './CodeSurface.tsx'
import { CodeLoader, type EditorSurface } from './engine.ts'
import { goodSettings, settings } from './sample.ts'

beforeAll(() => codeWords.load('en'))

// Monaco needs a real browser: stories and e2e/editor.spec.ts test it.
const surface = { goTo: vi.fn(), caret: 0, props: undefined as CodeSurfaceProps | undefined }
const FakeSurface: EditorSurface = (props) => {
  surface.props = props
  useImperativeHandle(
    props.ref,
    () => ({ goTo: surface.goTo, find: () => {}, caret: () => surface.caret, replace: props.onChange }),
    [props.onChange],
  )
  return (
    <textarea aria-label={props.label} value={props.value} onChange={({ target }) => props.onChange(target.value)} />
  )
}

const show = (content: ReactNode, load: () => Promise<EditorSurface> = async () => FakeSurface) =>
  render(
    <AnnouncerProvider>
      <CodeLoader value={load}>{content}</CodeLoader>
    </AnnouncerProvider>,
  )
const editor = (initial: string, props: Partial<CodeEditorProps> = {}) => (
  <Controlled initial={initial}>
    {(value, set) => <CodeEditor label="Code" language={settings} {...props} value={value} onChange={set} />}
  </Controlled>
)
const invalidCode = 'cache.tll = 1;\ncache.ttl = 2\n'

it('requires a label', () => {
  // @ts-expect-error label is required
  const element = <CodeEditor value="" onChange={() => {}} language={settings} />
  expect(element).toBeTruthy()
})

it('lists the problems of the language and the problems prop in text order, and goes to each on click', async () => {
  show(editor(invalidCode, { problems: [{ at: 3, end: 5, text: 'Said the provider.', tone: 'bad' }] }))
  await screen.findByRole('textbox', { name: 'Code' })
  const names = screen.getAllByRole('button', { name: /^Line/ }).map((button) => button.textContent)
  expect(names).toEqual([
    'Line 1, column 1: cache.tll is no setting.',
    'Line 1, column 4: Said the provider.',
    'Line 2, column 13: A semicolon is missing.',
  ])
  await userEvent.click(screen.getByRole('button', { name: /semicolon/ }))
  expect(surface.goTo).toHaveBeenLastCalledWith(invalidCode.length - 2, invalidCode.length - 1)
})

it('steps through the problems, wraps around and announces each', async () => {
  show(editor(invalidCode))
  await screen.findByRole('textbox', { name: 'Code' })
  surface.props?.onStep(0, 1)
  expect(surface.goTo).toHaveBeenLastCalledWith(27, 28)
  surface.props?.onStep(27, 1)
  expect(surface.goTo).toHaveBeenLastCalledWith(0, 9)
  surface.props?.onStep(0, -1)
  expect(surface.goTo).toHaveBeenLastCalledWith(27, 28)
  await waitFor(() => expect(screen.getAllByText('Line 2, column 13: A semicolon is missing.')).toHaveLength(2))
})

it('checks again when the text changes', async () => {
  show(editor(''))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), 'x = 1;')
  await screen.findByRole('button', { name: 'Line 1, column 1: x is no setting.' })
})

it('toggles Tab between moving focus and indenting, and announces it', async () => {
  show(editor(''))
  const tab = await screen.findByRole('button', { name: 'Tab indents' })
  expect(surface.props?.isTabWriting).toBe(false)
  await userEvent.click(tab)
  expect(surface.props?.isTabWriting).toBe(true)
  await screen.findByText('Tab indents. Press Ctrl+M to move with Tab again.')
  surface.props?.onToggleTab()
  await waitFor(() => expect(tab.getAttribute('aria-pressed')).toBe('false'))
})

it('falls back to a text area with the same text and problems when Monaco cannot load', async () => {
  show(editor(goodSettings), () => Promise.reject(new Error('offline')))
  await screen.findByText(/could not be loaded/)
  const plain = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' })
  expect(plain.value).toBe(goodSettings)
  await userEvent.clear(plain)
  await userEvent.type(plain, 'allow = 1')
  expect(plain.value).toBe('allow = 1')
  await userEvent.click(await screen.findByRole('button', { name: 'Line 1, column 9: A semicolon is missing.' }))
  expect([plain.selectionStart, plain.selectionEnd]).toEqual([8, 9])
})
