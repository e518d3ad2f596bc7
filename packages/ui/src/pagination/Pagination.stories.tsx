import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

function Pages({ total, start = 1 }: { total: number; start?: number }) {
  const [page, setPage] = useState(start)
  const [size, setSize] = useState(20)
  return <Pagination page={page} pageSize={size} total={total} onPage={setPage} onPageSize={setSize} />
}

/**
 * Moves through the pages of a long list.
 *
 * Keyboard: Two buttons and a select, each a tab stop. At the ends the buttons stay focusable and do nothing, so that
 * the focus is not lost while paging.
 *
 * Screen readers: A navigation landmark. The visible rows and their total are a status, announced after paging.
 */
const meta: Meta<typeof Pages> = { title: 'UI/Pagination', component: Pages, args: { total: 4312 } }
export default meta
type Story = StoryObj<typeof Pages>

/** The first page: there is none before it. */
export const First: Story = { tags: ['picture'] }
/** Without rows. */
export const NoRows: Story = { args: { total: 0 } }

/** Pages are turned, and their size is changed. */
export const Turning: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByText('41–60 of 4,312')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '10')
    await expect(canvas.getByText('41–50 of 4,312')).toBeVisible()
  },
}

/** The last page: there is none after it. */
export const Last: Story = {
  args: { total: 45, start: 3 },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Next page' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}
