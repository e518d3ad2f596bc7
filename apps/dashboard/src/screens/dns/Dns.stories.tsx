import type { Meta, StoryObj } from '@storybook/react-vite'
import { resourceStories } from '../../story/resourceStories.tsx'
import { ScreenStory } from '../../story/ScreenStory.tsx'
import { domains } from './domains.tsx'

const meta = {
  title: 'Screens/DNS delegation',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/300/dnsdelegation?domain=7' },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Domains: Story = { args: { path: '/300/dnsdelegation' } }
export const NewDomain: Story = { args: { path: '/300/dnsdelegation?open=new' } }
export const NameServers: Story = { args: { path: '/300/dnsdelegation?open=9&panel=delegation' } }
export const Records: Story = { tags: ['picture'] }
export const Traps: Story = { args: { path: '/300/dnsdelegation?domain=9' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const NewRecord: Story = { args: { path: '/300/dnsdelegation?domain=7&open=new' } }
export const Template: Story = { tags: ['picture'], args: { path: '/300/dnsdelegation?domain=7&open=template' } }
export const Import: Story = { args: { path: '/300/dnsdelegation?domain=7&open=import' } }
export const ZoneFile: Story = { args: { path: '/300/dnsdelegation?domain=7&view=text' } }
export const Queries: Story = { args: { path: '/300/dnsdelegation?domain=7&view=statistics' } }
export const NothingFound: Story = { args: { path: '/300/dnsdelegation?domain=7&q=nothing' } }
export const AnotherCompanysDomain: Story = { args: { path: '/300/dnsdelegation?domain=10' } }

const states = resourceStories(domains, '/300/dnsdelegation')
export const DomainsFirstLoad = states.firstLoad
export const DomainsSlow = states.slow
export const DomainsRefreshing = states.refreshing
export const DomainsEmpty = states.empty
export const DomainsNotHired = states.notHired
export const DomainsForbidden = states.forbidden
export const DomainsFailed = states.failed
export const DomainsStale = states.stale
