import type { VclKeyword } from '@parapet/api'
import { useLocale, useWords } from '@parapet/ui'
import { CodeEditor } from '@parapet/ui/code'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { goodPrograms } from '../../../api/src/domain/vcl/corpus.ts'
import { vclKeywords } from '../../../api/src/domain/vcl/keywords.ts'
import { vclWords } from '../words/vcl.ts'
import { vclLanguage } from './vclLanguage.ts'

const meta: Meta = { title: 'Widgets/VCL editor' }
export default meta
type Story = StoryObj

const keywords: readonly VclKeyword[] = vclKeywords
const live = goodPrograms['what a customer writes'] ?? ''

function Vcl({ initial, lines = 26 }: { initial: string; lines?: number }) {
  const [value, setValue] = useState(initial)
  const t = useWords(vclWords)
  const { locale } = useLocale()
  const language = useMemo(
    () =>
      vclLanguage(t, {
        keywords,
        backends: ['c300_origin1', 'c300_origin2'],
        acls: ['acl_c300_office'],
        offersBackends: true,
      }),
    [t],
  )
  return (
    <CodeEditor
      label={locale === 'es' ? 'Configuración' : 'Configuration'}
      value={value}
      onChange={setValue}
      language={language}
      height={{ min: lines, max: lines }}
      compareWith={{ label: '#41', text: live }}
    />
  )
}

const inputOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole<HTMLTextAreaElement>('textbox', { name: 'Configuration' }, { timeout: 15_000 })

export const Written: Story = {
  render: () => <Vcl initial={live} />,
  play: async ({ canvasElement }) => {
    await inputOf(canvasElement)
    await expect(await within(canvasElement).findByText('No problems found')).toBeVisible()
  },
}

/** Every problem of the compiler, in the reader's words, at its line. */
export const Problems: Story = {
  tags: ['picture'],
  render: () => (
    <Vcl initial={live.replace('c300_origin2', 'c300_orign2').replace('beresp.ttl = 30d', 'beresp.tll = 30x')} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = await inputOf(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Line 6, column 28: There is no backend c300_orign2.' }))
    await waitFor(() => expect(input).toHaveFocus())
    input.blur()
  },
}

/** Headers of a message behind its dot, and the company's backends (§5). */
export const Completion: Story = {
  render: () => <Vcl initial={'sub vcl_recv {\n  set req.backend_hint = '} lines={16} />,
  play: async ({ canvasElement }) => {
    const input = await inputOf(canvasElement)
    input.focus()
    await waitFor(() => expect(input.closest('.monaco-editor')).toHaveClass('focused'))
    // Monaco reads keyCode, which user-event leaves out.
    fireEvent.keyDown(input, { key: 'End', keyCode: 35, ctrlKey: true })
    await userEvent.keyboard('c300')
    const list = within(document.body)
    await waitFor(() => expect(list.getByRole('option', { name: /^c300_origin2\.backend\(\)/ })).toBeVisible(), {
      timeout: 5000,
    })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
    await userEvent.keyboard(';')
    await waitFor(() => expect(canvasElement.querySelector('.view-lines')).toHaveTextContent('c300_origin1.backend();'))
    input.blur()
  },
}

/** The subroutines, backends and access lists of a text; each leads to its line. */
export const Outline: Story = {
  render: () => <Vcl initial={live} lines={16} />,
  play: async ({ canvasElement }) => {
    const input = await inputOf(canvasElement)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Outline' }))
    const menu = within(document.body)
    await userEvent.click(await menu.findByRole('menuitem', { name: /^sub vcl_deliver, line \d+/ }))
    await waitFor(() => expect(input).toHaveFocus())
    input.blur()
  },
}

/** The same text in its usual form: only the space between words changes, and it can be undone. */
export const Formatted: Story = {
  render: () => <Vcl initial={'sub vcl_recv{ # why\nset req.url="/";   call deny_request;}'} lines={12} />,
  play: async ({ canvasElement }) => {
    const input = await inputOf(canvasElement)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('.view-lines')).toHaveTextContent('req.url="/"'))
    await userEvent.click(canvas.getByRole('button', { name: 'Format' }))
    await waitFor(() => expect(canvasElement.querySelector('.view-lines')).toHaveTextContent('set req.url = "/";'))
    input.blur()
  },
}

/** A subroutine offers what it has: nothing of the origin in vcl_recv. */
export const CompletionBySubroutine: Story = {
  render: () => <Vcl initial={'sub vcl_recv {\n  set '} lines={16} />,
  play: async ({ canvasElement }) => {
    const input = await inputOf(canvasElement)
    input.focus()
    await waitFor(() => expect(input.closest('.monaco-editor')).toHaveClass('focused'))
    fireEvent.keyDown(input, { key: 'End', keyCode: 35, ctrlKey: true })
    await userEvent.keyboard('re')
    const list = within(document.body)
    await waitFor(() => expect(list.getByRole('option', { name: /^req\.url/ })).toBeVisible(), { timeout: 5000 })
    await expect(list.queryByRole('option', { name: /^bereq/ })).toBeNull()
    fireEvent.keyDown(input, { key: 'Escape', keyCode: 27 })
    input.blur()
  },
}
