import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
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

const patient = { timeout: 10_000 }

export const Domains: Story = { args: { path: '/300/dnsdelegation' } }
export const NewDomain: Story = { args: { path: '/300/dnsdelegation?open=new' } }
export const NameServers: Story = { args: { path: '/300/dnsdelegation?open=9&panel=delegation' } }
export const Records: Story = { tags: ['picture'] }
export const Traps: Story = { args: { path: '/300/dnsdelegation?domain=9' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const NewRecord: Story = { args: { path: '/300/dnsdelegation?domain=7&open=new' } }
/** A text in quotation marks is read as in a zone file. */
export const QuotedText: Story = {
  args: { path: '/300/dnsdelegation?domain=7&open=new' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(await drawer.findByRole('combobox', { name: /^(Type|Tipo)/ }, patient))
    await userEvent.click(await screen.findByRole('option', { name: 'TXT' }))
    await userEvent.click(await drawer.findByRole('textbox', { name: /^(Text|Texto)/ }))
    await userEvent.paste('"v=DKIM1; k=rsa; p=AAAABBBB" "CCCCDDDD"')
    await expect(await drawer.findByText(/v=DKIM1; k=rsa; p=AAAABBBBCCCCDDDD$/)).toBeVisible()
  },
}
/** Lines of other exports are read, and say what was changed. */
export const ImportedLines: Story = {
  args: { path: '/300/dnsdelegation?domain=7&open=import' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(await drawer.findByRole('textbox', undefined, patient))
    await userEvent.paste(
      '@ [AGE:3634093] 600 A 192.0.2.10\nshop 1 IN A 192.0.2.7\npark 3600 IN MX 0 .\nespaña 300 IN A 192.0.2.5\n\\052.apps 300 IN A 192.0.2.5',
    )
    await expect(await drawer.findByText(/\[AGE:…\]/)).toBeVisible()
    await expect(drawer.getByText(/Route 53/)).toBeVisible()
  },
}
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
export const DomainsRecovers = states.recovers
