import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Controlled } from '../field/Controlled.tsx'
import { CodeEditor, type CodeEditorProps } from './CodeEditor.tsx'
import { CodeLoader } from './engine.ts'
import { goodSettings, settings } from './sample.ts'

/**
 * A code editor with highlighting, completion and problems.
 *
 * Keyboard: Tab moves focus; Ctrl+M or the button above toggles indenting. F8 and Shift+F8 go to the next and previous
 * problem, Ctrl+F searches, Ctrl+Space opens completion, Escape closes a popup.
 *
 * Screen readers: A text box with the label as its name. The number of problems, the current problem and the Tab mode
 * are announced. Below is a list of problems, each a button. If Monaco cannot load, a plain text area replaces it.
 */
const meta: Meta = { title: 'UI/Code editor' }
export default meta
type Story = StoryObj

const invalidCode = goodSettings
  .replace('cache.ttl = 86400;', 'cache.tll = 86400;')
  .replace('timeout = 5;', 'timeout = 5')

const editor = (initial: string, props: Partial<CodeEditorProps> = {}) => (
  <Controlled initial={initial}>
    {(value, set) => (
      <CodeEditor label="Settings of the shop" language={settings} {...props} value={value} onChange={set} />
    )}
  </Controlled>
)
const inputOf = async (canvasElement: HTMLElement) => {
  const options = { timeout: 15_000 }
  const input = await within(canvasElement).findByRole<HTMLTextAreaElement>(
    'textbox',
    { name: 'Settings of the shop' },
    options,
  )
  await waitFor(() => expect(input).toHaveAttribute('aria-describedby'), options)
  return input
}
// Monaco handles keys only once it has noticed the focus.
const focusEditor = async (input: HTMLTextAreaElement) => {
  input.focus()
  await waitFor(() => expect(input.closest('.monaco-editor')).toHaveClass('focused'))
}

// Monaco reads keyCode, which user-event leaves out. Returns false if the editor handled the key.
const press = (input: HTMLElement, key: string, keyCode: number, ctrlKey = false) =>
  fireEvent.keyDown(input, { key, keyCode, ctrlKey })

const linesOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('.view-line')]
    .sort((one, other) => one.offsetTop - other.offsetTop)
    .map((line) => (line.textContent ?? '').replaceAll('\u00a0', ' '))

/** Code without problems. */
export const Written: Story = {
  render: () => editor(goodSettings),
  play: async ({ canvasElement }) => {
    await inputOf(canvasElement)
    await waitFor(() => expect(linesOf(canvasElement)[1]).toBe('cache.ttl = 86400;'))
    await expect(within(canvasElement).getByText('No problems found')).toBeVisible()
  },
}

/** What is typed is coloured and checked. */
export const Typing: Story = {
  render: () => editor(''),
  play: async ({ canvasElement }) => {
    const input = await inputOf(canvasElement)
    await focusEditor(input)
    await userEvent.keyboard('# one')
    await waitFor(() => expect(linesOf(canvasElement)).toContain('# one'))
    input.blur()
  },
}

/** Suggestions come from the language only, never from words of the text. */
export const Completion: Story = {
  tags: ['picture'],
  render: () => editor('unheardof = 1;\n', { height: { min: 12, max: 12 } }),
  play: async ({ canvasElement }) => {
    const input = await inputOf(canvasElement)
    await focusEditor(input)
    press(input, 'End', 35, true)
    await userEvent.keyboard('c')
    const list = within(document.body)
    await waitFor(() => expect(list.getByRole('option', { name: /^cache\.ttl/ })).toBeVisible(), { timeout: 5000 })
    await expect(list.queryByRole('option', { name: /unheardof/ })).toBeNull()
  },
}

/** Lines with problems are marked and listed. */
export const Problems: Story = {
  render: () => editor(invalidCode),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await inputOf(canvasElement)
    const second = canvas.getByRole('button', { name: 'Line 5, column 18: A semicolon is missing.' })
    await waitFor(() => expect(canvasElement.querySelectorAll('.squiggly-error')).toHaveLength(2))
    await userEvent.click(second)
    await waitFor(() => expect(input.closest('.monaco-editor')).toHaveClass('focused'))
    // Monaco updates its text box later; a key before that would replace the selection.
    await waitFor(() => expect(input.selectionEnd).toBeGreaterThan(input.selectionStart))
    press(input, 'End', 35)
    await waitFor(() => expect(input.selectionEnd).toBe(input.selectionStart))
    await userEvent.keyboard(';')
    await waitFor(() => expect(canvas.getByText('1 problem')).toBeVisible())
    await waitFor(() => expect(linesOf(canvasElement)[4]).toBe('origin.timeout = 5;'))
    press(input, 'F8', 119)
    await waitFor(() => expect(canvasElement.querySelector('.active-line-number')).toHaveTextContent('2'))
    input.blur()
  },
}

/** The tab key indents only if the reader has chosen so. */
export const TabKey: Story = {
  render: () => (
    <>
      {editor('a')}
      <button type="button">After it</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await inputOf(canvasElement)
    const tab = canvas.getByRole('button', { name: 'Tab indents' })
    await focusEditor(input)
    await expect(press(input, 'Tab', 9)).toBe(true)
    await userEvent.click(tab)
    await expect(tab).toHaveAttribute('aria-pressed', 'true')
    await expect(input).toHaveAccessibleDescription(/press Ctrl\+M to move with Tab again/)
    await focusEditor(input)
    await expect(press(input, 'Tab', 9)).toBe(false)
    await waitFor(() => expect(linesOf(canvasElement)[0]).toBe('    a'))
    await expect(input).toHaveFocus()
    press(input, 'm', 77, true)
    await waitFor(() => expect(tab).toHaveAttribute('aria-pressed', 'false'))
    input.blur()
  },
}

/** Code that can be read and copied only. */
export const ReadOnly: Story = {
  render: () => editor(goodSettings, { isReadOnly: true }),
  play: async ({ canvasElement }) => {
    await expect(await inputOf(canvasElement)).toHaveAttribute('readonly')
    await expect(within(canvasElement).queryByRole('button', { name: 'Tab indents' })).toBeNull()
  },
}
/** An editor without text. */
export const NoText: Story = {
  render: () => editor('', { placeholder: 'cache.ttl = 60;' }),
  play: async ({ canvasElement }) => {
    await inputOf(canvasElement)
  },
}
/** Search within the code. */
export const Find: Story = {
  render: () => editor(goodSettings, { height: { min: 14, max: 14 } }),
  play: async ({ canvasElement }) => {
    await inputOf(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Find' }))
    const search = await within(canvasElement).findByRole('textbox', { name: 'Find' })
    await userEvent.type(search, 'cache')
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.findMatch, .currentFindMatch').length).toBeGreaterThan(1),
    )
  },
}
/** Two versions side by side. */
export const Compared: Story = {
  tags: ['picture'],
  render: () =>
    editor(goodSettings.replace('86400', '3600'), { compareWith: { label: 'what is live', text: goodSettings } }),
  play: async ({ canvasElement }) => {
    await inputOf(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Compare with: what is live' }))
    await expect(await within(canvasElement).findByText('1 line added')).toBeVisible()
    await expect(canvasElement.querySelector('textarea')).not.toBeVisible()
  },
}

/** The editor fills the height of its container. */
export const Filling: Story = {
  render: () => (
    <div style={{ blockSize: 420, display: 'flex', flexDirection: 'column' }}>
      {editor(goodSettings, { height: 'fill' })}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await inputOf(canvasElement)
    await waitFor(() =>
      expect(canvasElement.querySelector('.monaco-editor')?.getBoundingClientRect().height).toBeGreaterThan(300),
    )
  },
}

/** Only visible lines are rendered. */
export const Large: Story = {
  render: () =>
    editor(
      Array.from({ length: 5000 }, (_, index) => `cache.ttl = ${index + 1}${index === 4321 ? '' : ';'}`).join('\n'),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await inputOf(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Line 4322/ }))
    await waitFor(() => expect(linesOf(canvasElement)).toContain('cache.ttl = 4322'))
    await expect(linesOf(canvasElement).length).toBeLessThan(60)
    canvasElement.querySelector('textarea')?.blur()
  },
}

/** While the editor is being loaded. */
export const Waiting: Story = {
  parameters: { picture: { showsWaiting: true } },
  render: () => <CodeLoader value={() => new Promise(() => {})}>{editor(goodSettings)}</CodeLoader>,
}

/** If the editor cannot be loaded, a plain field takes its place, and nothing is lost. */
export const WithoutEditor: Story = {
  render: () => <CodeLoader value={() => Promise.reject(new Error('offline'))}>{editor(invalidCode)}</CodeLoader>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Settings of the shop' })
    await expect(input).toHaveValue(invalidCode)
    await userEvent.click(canvas.getByRole('button', { name: /^Line 2/ }))
    await expect(input).toHaveFocus()
    await expect(input.value.slice(input.selectionStart, input.selectionEnd)).toBe('cache.tll')
    input.blur()
  },
}

/** F8 goes to the problem, typing fixes it, Tab moves focus. */
export const ByKeys: Story = {
  render: () => editor(goodSettings.replace('timeout = 5;', 'timeout = 5')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await inputOf(canvasElement)
    await waitFor(() => expect(canvas.getByText('1 problem')).toBeVisible())
    await focusEditor(input)
    press(input, 'F8', 119)
    await waitFor(() => expect(canvasElement.querySelector('.active-line-number')).toHaveTextContent('5'))
    press(input, 'End', 35)
    await userEvent.keyboard(';')
    await waitFor(() => expect(canvas.getByText('No problems found')).toBeVisible())
    await waitFor(() => expect(linesOf(canvasElement)[4]).toBe('origin.timeout = 5;'))
    await expect(press(input, 'Tab', 9)).toBe(true)
    input.blur()
  },
}
/** Code stays from left to right, the page around it does not. */
export const RightToLeft: Story = {
  render: () => <div dir="rtl">{editor(goodSettings)}</div>,
  play: async ({ canvasElement }) => {
    await inputOf(canvasElement)
  },
}
/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => editor(invalidCode),
  play: async ({ canvasElement }) => {
    await inputOf(canvasElement)
  },
}
