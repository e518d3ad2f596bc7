import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { botActionRows } from './botActions.tsx'
import { detection } from './detection.tsx'
import { ownLists } from './ownLists.tsx'

const path = '/300/botmitigation'
const ofActions = `${path}?view=actions`
const ofLists = `${path}?view=lists&site=1206`
const meta = {
  title: 'Screens/Bot mitigation',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Form: Story = { args: { path: `${path}?open=1201` } }
export const Token: Story = { args: { path: `${path}?open=1206&panel=token` } }
export const NoToken: Story = { args: { path: `${path}?open=1205&panel=token` } }
export const Actions: Story = { args: { path: ofActions } }
export const ActionForm: Story = { tags: ['picture'], args: { path: `${ofActions}&open=1206` } }
export const Lists: Story = { args: { path: ofLists } }
export const ChooseSite: Story = { args: { path: `${path}?view=lists` } }
export const Spanish: Story = { args: { path: `${ofActions}&open=1206` }, globals: { locale: 'es' } }

const rows = resourceStories(detection, '/300/botmitigation')
export const FirstLoad = rows.firstLoad
export const Slow = rows.slow
export const Refreshing = rows.refreshing
export const Empty = rows.empty
export const NotHired = rows.notHired
export const Forbidden = rows.forbidden
export const Failed = rows.failed
export const Stale = rows.stale
export const Recovers = rows.recovers

const actions = resourceStories(botActionRows, ofActions)
export const ActionsFirstLoad = actions.firstLoad
export const ActionsSlow = actions.slow
export const ActionsRefreshing = actions.refreshing
/** Without settings, every site of the company is a row without an action. */
export const ActionsWithoutSettings: Story = {
  ...actions.empty,
  parameters: {},
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Actions' }, { timeout: 10_000 })
    await waitFor(() => expect(within(table).getAllByText('No action')).toHaveLength(8))
  },
}
export const ActionsForbidden = actions.forbidden
export const ActionsFailed = actions.failed
export const ActionsStale = actions.stale
export const ActionsRecovers = actions.recovers

const lists = resourceStories(ownLists.allow, ofLists)
export const ListsFirstLoad = lists.firstLoad
export const ListsSlow = lists.slow
export const ListsRefreshing = lists.refreshing
export const ListsEmpty = lists.empty
export const ListsForbidden = lists.forbidden
export const ListsFailed = lists.failed
export const ListsStale = lists.stale
export const ListsRecovers = lists.recovers
