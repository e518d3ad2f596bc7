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
 * Which part of a long list is shown.
 *
 * Keyboard: Four buttons and a choice, each a stop of Tab. At the ends they stay in the tab order and do nothing, so that the focus is
 * not lost by turning.
 *
 * Screen readers: A navigation; the rows shown, of how many, are a status and are said after turning.
 */
const meta: Meta<typeof Pages> = { title: 'UI/Pagination', component: Pages, args: { total: 4312 } }
export default meta
type Story = StoryObj<typeof Pages>

export const First: Story = {}
export const Empty: Story = { args: { total: 0 } }

/** Another page size keeps the first row visible. */
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

export const Last: Story = {
  args: { total: 45, start: 3 },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Next page' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}
