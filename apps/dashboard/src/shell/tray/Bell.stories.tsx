import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'

const meta = {
  title: 'Shell/Bell',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/notifications' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  const name = /unread notification|none unread|notificaci(ón|ones) sin leer|ninguna sin leer/
  await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  await screen.findByRole('link', { name: /All notifications|Todas las notificaciones/ })
}

/** The newest unread notifications, each with a link to what it is about. */
export const Open: Story = { tags: ['picture'], play: open }
export const OpenOnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: open }
export const InSpanish: Story = { globals: { locale: 'es' }, play: open }
export const AllRead: Story = { globals: { scenario: 'empty' }, play: open }
