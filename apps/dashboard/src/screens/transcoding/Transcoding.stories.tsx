import type { Meta, StoryObj } from '@storybook/react-vite'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { transcodingJobs } from './jobs.tsx'
import { transcodingProfiles } from './profiles.tsx'

const meta = {
  title: 'Screens/Transcoding',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/transcoding' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Jobs: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const NewJob: Story = { tags: ['picture'], args: { path: '/300/transcoding?view=new' } }
export const NewJobRefused: Story = { args: { path: '/300/transcoding?view=new', persona: 'viewer' } }
export const Profiles: Story = { args: { path: '/300/transcoding?view=profiles' } }
export const ProfileForm: Story = { args: { path: '/300/transcoding?view=profiles&open=92' } }
export const Minutes: Story = { args: { path: '/300/transcoding?view=usage' } }
export const NothingFound: Story = { args: { path: '/300/transcoding?q=nothing' } }

const states = resourceStories(transcodingProfiles, '/300/transcoding?view=profiles')
export const ProfilesFirstLoad = states.firstLoad
export const ProfilesSlow = states.slow
export const ProfilesRefreshing = states.refreshing
export const ProfilesEmpty = states.empty
export const ProfilesNotHired = states.notHired
export const ProfilesForbidden = states.forbidden
export const ProfilesFailed = states.failed
export const ProfilesStale = states.stale
export const ProfilesRecovers = states.recovers

const jobs = resourceStories(transcodingJobs, '/300/transcoding')
export const JobsFirstLoad = jobs.firstLoad
export const JobsSlow = jobs.slow
export const JobsRefreshing = jobs.refreshing
export const JobsEmpty = jobs.empty
export const JobsNotHired = jobs.notHired
export const JobsForbidden = jobs.forbidden
export const JobsFailed = jobs.failed
export const JobsPartial = jobs.partial
export const JobsStale = jobs.stale
export const JobsRecovers = jobs.recovers
