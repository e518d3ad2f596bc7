import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StoryWidget } from './StoryWidget.tsx'

const meta: Meta<typeof StoryWidget> = {
  title: 'Widgets/Catalogue/Rankings',
  component: StoryWidget,
  args: { code: 'analytics.delivery.urls' },
}
export default meta
type Story = StoryObj<typeof StoryWidget>
type Canvas = ReturnType<typeof within>

async function choose(canvas: Canvas, order: string) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Rank by: / }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: order }))
  await canvas.findByRole('button', { name: `Rank by: ${order}` })
}

/** The largest files, whoever asks for them. */
export const ByVolume: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await choose(canvas, 'Volume')
    await expect(await canvas.findByRole('columnheader', { name: 'Volume', description: '' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}

/** Of a day, not all paths are read: the foot says which places are certain. */
export const OfADay: Story = {
  args: { view: { range: { rel: '24h' } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Volume')
    await canvas.findByText(/ertain/)
  },
}

/** Misses, with the share of a path's requests that missed. */
export const ByMisses: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Cache misses')
    await canvas.findByRole('columnheader', { name: 'Misses' })
  },
}

/** The scorecard of the origins: by the share of errors, with the count beside it. */
export const OriginsByErrorShare: Story = {
  tags: ['picture'],
  args: { code: 'analytics.backendsdelivery.backends' },
  play: async ({ canvas }) => {
    await choose(canvas, 'Error share (5xx)')
    await canvas.findByRole('columnheader', { name: 'Error share' })
  },
}

/** By the time of all responses together, on a phone without the mean. */
export const ByTime: Story = {
  args: { width: 358 },
  play: async ({ canvas }) => {
    await choose(canvas, 'Time in total')
    await canvas.findByRole('columnheader', { name: 'Time in total' })
  },
}

/** An order is not offered where the page is filtered by what it needs. */
export const Filtered: Story = {
  args: { view: { include: { response: ['404'] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rank by: Requests' }))
    await expect(await screen.findByRole('menuitemradio', { name: /^Errors \(5xx\)/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

async function openFolders(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Rank by: / }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Folders and file types…' }))
  return screen.findByRole('dialog', { name: 'Folders and file types' })
}

/** The folders of the paths, to walk down into. */
export const Folders: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const dialog = within(await openFolders(canvas))
    await userEvent.click(await dialog.findByRole('button', { name: 'Open /assets/' }))
    await dialog.findByRole('rowheader', { name: '/app.js' })
    await expect(dialog.getByRole('navigation', { name: 'Opened folders' })).toHaveTextContent('All pathsassets/')
  },
}

/** The file types, and the paths of one that contain a text. */
export const FileTypes: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await openFolders(canvas))
    await dialog.findByRole('button', { name: 'Open /assets/' })
    await userEvent.click(dialog.getByRole('tab', { name: 'File type' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Open .mp4' }))
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Paths that contain' }), 'no such path')
    await dialog.findByText('No path that was read contains this.')
  },
}
