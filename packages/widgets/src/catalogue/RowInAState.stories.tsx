import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { StoryWidget, type StoryWidgetProps } from './StoryWidget.tsx'
import { cellOf, codeOfArg, rowArgs, rowStates } from './storyStates.ts'

const labels = Object.fromEntries(Object.entries(rowArgs).map(([arg, { code }]) => [arg, code]))

type Args = Pick<StoryWidgetProps, 'state'> & { readonly row: string }

const meta: Meta<Args> = {
  title: 'Widgets/Row in a state',
  argTypes: {
    row: { options: Object.keys(rowArgs), control: { type: 'select', labels } },
    state: { options: rowStates, control: { type: 'select' } },
  },
  render: ({ row, state }) => <StoryWidget code={codeOfArg(row)} {...(state ? { state } : {})} />,
}
export default meta

/** The widget of a row in a state, brought about by its own requests. The page States links to every one. */
export const Cell: StoryObj<Args> = {
  tags: ['picture'],
  args: { row: 'stats_delivery_rate', state: 'stale' },
  parameters: { state: 'stale' },
  play: async ({ args: { row, state }, canvasElement }) => {
    const found = rowArgs[row]
    const cell = found && state && cellOf(found, state)
    if (!cell || cell.kind === 'never') return
    const article = await within(canvasElement).findByRole('article')
    if (cell.isReadAgain) {
      await waitFor(() => expect(article).toHaveAttribute('data-shows', 'ready'))
      window.dispatchEvent(new Event('online'))
    }
    await waitFor(() => expect(article).toHaveAttribute('data-shows', state))
  },
}
