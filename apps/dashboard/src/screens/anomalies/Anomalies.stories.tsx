import type { Meta, StoryObj } from '@storybook/react-vite'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { anomalyList } from './anomalyList.tsx'
import { thresholds } from './thresholds.tsx'

const path = '/300/anomalydetection'
const ofThresholds = `${path}?view=thresholds`
const meta = {
  title: 'Screens/Anomaly detection',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const Thresholds: Story = { args: { path: ofThresholds } }
export const Form: Story = { tags: ['picture'], args: { path: `${ofThresholds}&open=1` } }
export const NewThresholds: Story = { args: { path: `${ofThresholds}&open=new` } }
export const History: Story = { args: { path: `${ofThresholds}&open=1&panel=history` } }
/** The free service: one site, and the way to more. */
export const Free: Story = { args: { path: '/anomalydetection?view=thresholds', persona: 'newcomer' } }
export const InvalidRange: Story = { args: { path: `${path}?from=20&to=10` } }

const list = resourceStories(anomalyList, path)
export const FirstLoad = list.firstLoad
export const Slow = list.slow
export const Refreshing = list.refreshing
export const Empty = list.empty
export const Forbidden = list.forbidden
export const Failed = list.failed
export const Partial = list.partial
export const Stale = list.stale
export const Recovers = list.recovers

const rows = resourceStories(thresholds, ofThresholds)
export const ThresholdsFirstLoad = rows.firstLoad
export const ThresholdsSlow = rows.slow
export const ThresholdsRefreshing = rows.refreshing
export const ThresholdsEmpty = rows.empty
export const ThresholdsForbidden = rows.forbidden
export const ThresholdsFailed = rows.failed
export const ThresholdsStale = rows.stale
export const ThresholdsRecovers = rows.recovers
