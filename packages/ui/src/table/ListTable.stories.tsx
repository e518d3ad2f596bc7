import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { IconButton } from '../button/Button.tsx'
import { Card } from '../layout/Card.tsx'
import { Bytes } from '../text/values.tsx'
import { type ListColumn, ListTable } from './ListTable.tsx'

interface Path {
  path: string
  requests: number
  bytes: number
}

const columns: readonly ListColumn<Path>[] = [
  { id: 'path', header: 'Path', value: (row) => row.path, title: (row) => row.path, sortable: false },
  { id: 'requests', header: 'Requests', value: (row) => row.requests, numeric: true, width: 100 },
  {
    id: 'bytes',
    header: 'Volume',
    value: (row) => row.bytes,
    cell: (row) => <Bytes value={row.bytes} />,
    numeric: true,
    width: 100,
  },
]
const rows: readonly Path[] = [
  { path: '/index.html', requests: 120_400, bytes: 3_400_000 },
  { path: '/video/intro.mp4', requests: 810, bytes: 98_000_000_000 },
  { path: '/api/v1/items', requests: 44_010, bytes: 12_000_000 },
]

function Paths({ of = rows }: { of?: readonly Path[] }) {
  const [by, setBy] = useState<string>('requests')
  return (
    <ListTable
      label="Paths"
      columns={columns}
      rows={of.toSorted((one, other) => (by === 'bytes' ? other.bytes - one.bytes : other.requests - one.requests))}
      getRowId={(row) => row.path}
      sort={{ id: by, desc: true }}
      onSort={setBy}
      control={(row) => <IconButton icon="more" size="s" label={`Actions for ${row.path}`} />}
    />
  )
}

const meta: Meta<typeof ListTable> = {
  title: 'UI/Short list',
  component: ListTable,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
}
export default meta
type Story = StoryObj

/** A short list that can be sorted. */
export const Sorted: Story = {
  tags: ['picture'],
  render: () => <Paths />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heads = () => canvas.getAllByRole('rowheader').map((head) => head.textContent)
    await expect(heads()[0]).toBe('/index.html')
    await userEvent.click(canvas.getByRole('button', { name: 'Volume' }))
    await expect(heads()[0]).toBe('/video/intro.mp4')
    await expect(canvas.getByRole('columnheader', { name: 'Volume' })).toHaveAttribute('aria-sort', 'descending')
  },
}

/** Long texts end in an ellipsis and keep the figures in view. */
export const LongTexts: Story = {
  render: () => <Paths of={rows.map((row, at) => ({ ...row, path: `${row.path}${'/a'.repeat(at * 80)}` }))} />,
}

/** From right to left. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Paths />
    </div>
  ),
}
