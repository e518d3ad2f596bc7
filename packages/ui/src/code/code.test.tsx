import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useImperativeHandle } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { AnnouncerProvider } from '../announce/Announcer.tsx'
import { Held } from '../field/Held.tsx'
import { codeWords } from '../words/code.ts'
import { CodeEditor } from './CodeEditor.tsx'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'
import type { CodeSurfaceProps } from './CodeSurface.tsx'
import { CodeLoader, type Surface } from './engine.ts'
import { goodSettings, settings } from './sample.ts'

beforeAll(() => codeWords.load('en'))

/** Monaco needs a real browser: stories and e2e/editor.spec.ts test it. */
const asked = { goTo: vi.fn(), last: undefined as CodeSurfaceProps | undefined }
const Written: Surface = (props) => {
  asked.last = props
  useImperativeHandle(props.ref, () => ({ goTo: asked.goTo, find: () => {} }), [])
  return (
    <textarea aria-label={props.label} value={props.value} onChange={({ target }) => props.onChange(target.value)} />
  )
}

const show = (content: ReactNode, load: () => Promise<Surface> = async () => Written) =>
  render(
    <AnnouncerProvider>
      <CodeLoader value={load}>{content}</CodeLoader>
    </AnnouncerProvider>,
  )
const field = (initial: string, props: Partial<CodeFieldProps> = {}) => (
  <Held initial={initial}>
    {(value, set) => <CodeField label="Code" name="code" language={settings} {...props} value={value} onChange={set} />}
  </Held>
)
const wrong = 'cache.tll = 1;\ncache.ttl = 2\n'

it('does not compile without a label', () => {
  // @ts-expect-error readers would hear nothing
  const element = <CodeEditor value="" onChange={() => {}} language={settings} />
  expect(element).toBeTruthy()
})

it('lists problems of the language and of others in the order of the text, and goes to each', async () => {
  show(field(wrong, { problems: [{ at: 3, end: 5, text: 'Said the provider.', tone: 'bad' }] }))
  await screen.findByRole('textbox', { name: 'Code' })
  const names = screen.getAllByRole('button', { name: /^Line/ }).map((button) => button.textContent)
  expect(names).toEqual([
    'Line 1, column 1: cache.tll is no setting.',
    'Line 1, column 4: Said the provider.',
    'Line 2, column 13: A semicolon is missing.',
  ])
  await userEvent.click(screen.getByRole('button', { name: /semicolon/ }))
  expect(asked.goTo).toHaveBeenLastCalledWith(wrong.length - 2, wrong.length - 1)
})

it('steps from problem to problem, around the ends, and says each', async () => {
  show(field(wrong))
  await screen.findByRole('textbox', { name: 'Code' })
  asked.last?.onStep(0, 1)
  expect(asked.goTo).toHaveBeenLastCalledWith(27, 28)
  asked.last?.onStep(27, 1)
  expect(asked.goTo).toHaveBeenLastCalledWith(0, 9)
  asked.last?.onStep(0, -1)
  expect(asked.goTo).toHaveBeenLastCalledWith(27, 28)
  await waitFor(() => expect(screen.getAllByText('Line 2, column 13: A semicolon is missing.')).toHaveLength(2))
})

it('is checked again when the text changes', async () => {
  show(field(''))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), 'x = 1;')
  await screen.findByRole('button', { name: 'Line 1, column 1: x is no setting.' })
})

it('ties label, help, error and reason to the control', async () => {
  show(field('', { required: true, help: 'Help.', error: 'Wrong.', disabledReason: 'Not yours.' }))
  await screen.findByRole('textbox', { name: 'Code' })
  const { aria, isReadOnly } = asked.last ?? {}
  expect(isReadOnly).toBe(true)
  expect(aria).toMatchObject({ 'data-field': 'code', 'aria-invalid': true, 'aria-required': true })
  const described = String(aria?.['aria-describedby']).split(' ')
  const texts = described.map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['Wrong.', 'Not yours.', 'Help.', expect.stringContaining('only to be read')])
})

it('lets Tab indent when asked, and says so', async () => {
  show(field(''))
  const tab = await screen.findByRole('button', { name: 'Tab indents' })
  expect(asked.last?.isTabWriting).toBe(false)
  await userEvent.click(tab)
  expect(asked.last?.isTabWriting).toBe(true)
  await screen.findByText('Tab indents. Ctrl+M lets it move on again.')
  asked.last?.onToggleTab()
  await waitFor(() => expect(tab.getAttribute('aria-pressed')).toBe('false'))
})

it('goes on in a plain area when the code cannot be had, with the same text and its problems', async () => {
  show(field(goodSettings), () => Promise.reject(new Error('offline')))
  await screen.findByText(/could not be loaded/)
  const plain = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' })
  expect(plain.value).toBe(goodSettings)
  await userEvent.clear(plain)
  await userEvent.type(plain, 'allow = 1')
  expect(plain.value).toBe('allow = 1')
  await userEvent.click(await screen.findByRole('button', { name: 'Line 1, column 9: A semicolon is missing.' }))
  expect([plain.selectionStart, plain.selectionEnd]).toEqual([8, 9])
})
