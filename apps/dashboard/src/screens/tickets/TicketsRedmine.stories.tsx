import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { redmine } from './redmineAnswers.ts'

/** The answers of a stock Redmine, as its REST API documents them. */
const meta = {
  title: 'Screens/Tickets of a Redmine',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/tickets', api: { fetch: redmine((...args) => globalThis.fetch(...args)) } },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

/** A ticket without a text (null) is listed; one of another shape is counted. */
export const OneUnreadable: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const body = page(canvasElement)
    await waitFor(() => expect(body.getByText('1 ticket could not be read.')).toBeVisible())
    await expect(body.getByRole('link', { name: 'Created without a text' })).toBeVisible()
  },
}

/** A conversation without a text, an author or the name of a file’s type. */
export const Gaps: Story = {
  args: { path: '/300/tickets?open=4302' },
  play: async ({ canvasElement }) => {
    const body = page(canvasElement)
    await waitFor(() => expect(body.getByText('File added: trace ñ.txt')).toBeVisible())
    await expect(body.getByRole('button', { name: 'Download trace ñ.txt' })).toBeVisible()
  },
}

/** Redmine answers 204 although it dropped the status. */
export const StatusKept: Story = {
  args: { path: '/300/tickets?open=4302' },
  play: async ({ canvasElement }) => {
    const body = page(canvasElement)
    await userEvent.click(await body.findByRole('button', { name: 'Close ticket' }))
    await waitFor(() => expect(body.getByText(/kept these as they were: Status/)).toBeVisible())
  },
}

/** 422 with sentences, where config.json names no project. */
export const Refused: Story = {
  args: { path: '/300/tickets?open=new', third: { ticketProject: null } },
  play: async ({ canvasElement }) => {
    const body = page(canvasElement)
    await userEvent.type(await body.findByRole('textbox', { name: /Subject/ }), 'Slow')
    await userEvent.type(body.getByRole('textbox', { name: /Description/ }), 'Since noon.')
    await userEvent.click(body.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(body.getAllByText(/Project cannot be blank/)[0]).toBeVisible())
    await expect(body.getByText(/has not set the project of new tickets/)).toBeVisible()
  },
}

/** A tracker that takes no files (404): the form says so at the files and sends nothing. */
export const NoFiles: Story = {
  args: { path: '/300/tickets?open=new' },
  play: async ({ canvasElement }) => {
    const body = page(canvasElement)
    await userEvent.type(await body.findByRole('textbox', { name: /Subject/ }), 'Slow')
    await userEvent.type(body.getByRole('textbox', { name: /Description/ }), 'Since noon.')
    await userEvent.upload(body.getByLabelText('Attachments'), new File(['x'], 'trace.txt', { type: 'text/plain' }))
    await userEvent.click(body.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(body.getAllByText(/takes no files\. Remove trace\.txt/)[0]).toBeVisible())
  },
}
