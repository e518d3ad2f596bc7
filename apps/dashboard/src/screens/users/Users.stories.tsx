import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, waitFor, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { companyUsers } from './companyUsers.tsx'

const meta = {
  title: 'Screens/Users',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/users' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Form: Story = { args: { path: '/300/users?open=new' } }
export const Access: Story = { args: { path: '/300/users?open=3&panel=access' } }
/** Roles in another company, for a user who exists. */
export const OtherCompanies: Story = {
  args: { path: '/300/users?open=3&panel=companies' },
  play: async () => {
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Give the roles' })
  },
}
/** Switching the rule on names whom it touches. The button behind the question waits for the answer. */
export const RequiringTwoFactor: Story = {
  parameters: { picture: { showsWaiting: true } },
  play: async ({ canvasElement }) => {
    const rule = await within(canvasElement).findByRole('switch', { name: 'Require two-factor authentication' })
    await userEvent.click(rule)
    await within(await screen.findByRole('alertdialog')).findByText('Without it now:')
  },
}
export const Sessions: Story = { args: { path: '/300/users?open=1&panel=sessions' } }
/** A bulk removal says that the own user stays. The button behind the question waits for the answer. */
export const RemovingOneself: Story = {
  parameters: { picture: { showsWaiting: true } },
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: 'Users' }))
    const boxes = await waitFor(() => {
      const [, ...found] = table.getAllByRole('checkbox')
      if (found.length < 2) throw new Error('Two users are needed.')
      return found.slice(0, 2)
    })
    for (const box of boxes) await userEvent.click(box)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete' }))
    await within(await screen.findByRole('alertdialog')).findByText('1 of the 2 selected stays')
  },
}
/** What giving a role does to each of two users, before it is sent. */
export const BulkRoles: Story = {
  parameters: { picture: { showsWaiting: true } },
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: 'Users' }))
    for (const name of [/aitana\.ortega/, /marc\.puig/]) {
      const row = await table.findByRole('row', { name })
      await userEvent.click(within(row).getByRole('checkbox'))
    }
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Change roles' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await dialog.findByRole('combobox', { name: /Roles/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^Support/ }))
    await userEvent.keyboard('{Escape}')
    await dialog.findByText(/^Changes 1 user, with their roles of today: aitana/)
    await dialog.findByText(/^1 user stays as they are: marc/)
  },
}
/** A user who may see the list but not change it. */
export const Viewer: Story = { args: { persona: 'viewer', path: '/300/users' } }
/** Names that try to be markup and formulas. */
export const HostileNames: Story = { globals: { scenario: 'hostile' } }
export const Spanish: Story = { globals: { locale: 'es' } }

const states = resourceStories(companyUsers, '/300/users')
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Partial = states.partial
export const Stale = states.stale
export const Recovers = states.recovers
