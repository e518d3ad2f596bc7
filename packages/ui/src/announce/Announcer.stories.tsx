import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { AnnouncerProvider, useAnnounce } from './Announcer.tsx'

/**
 * Announces changes to screen readers.
 *
 * Screen readers: The live regions for answers, data and errors are rendered from the start, otherwise the first text is not
 * announced. A repeated text is announced again. Announce results, not progress.
 */
const meta: Meta = { title: 'UI/Announcer' }
export default meta
type Story = StoryObj

function MoveButton() {
  const announce = useAnnounce()
  return <Button onClick={() => announce('Widget moved to position 2')}>Move the widget</Button>
}

/** A message for screen readers that waits until they have finished speaking. */
export const Polite: Story = {
  tags: ['picture'],
  render: () => (
    <AnnouncerProvider>
      <MoveButton />
    </AnnouncerProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText('Widget moved to position 2')).toBeInTheDocument()
    canvas.getByRole('button').blur()
  },
}
