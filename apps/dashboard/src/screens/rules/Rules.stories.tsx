import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { ruleList } from './rules.tsx'

const path = '/300/autoprovisioning?tab=rules'
const meta = {
  title: 'Screens/Provisioning/Rules',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 10_000 }

export const List: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Staging: Story = { args: { path: '/300/staging?tab=rules' } }
export const NothingFound: Story = { args: { path: `${path}&q=nothing` } }
export const Form: Story = { tags: ['picture'], args: { path: `${path}&open=93` } }
/** A URL is tried on the rule before anything is saved. */
export const Tried: Story = {
  args: { path: `${path}&open=93` },
  play: async () => {
    const url = await screen.findByRole('textbox', { name: 'URL' }, patient)
    await expect(
      await screen.findByText(/^(This rule matches|Esta regla se cumple)\.$/, undefined, patient),
    ).toBeVisible()
    await userEvent.clear(url)
    await userEvent.type(url, 'https://other.example/')
    await expect(
      await screen.findByText(/^(This rule does not match|Esta regla no se cumple)\.$/, undefined, patient),
    ).toBeVisible()
  },
}
export const History: Story = { args: { path: `${path}&open=93&panel=history` } }
export const New: Story = { args: { path: `${path}&open=new` } }
export const Order: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Change order|Cambiar el orden/ }, patient))
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await waitFor(() => expect(drawer.getAllByRole('listitem').length).toBeGreaterThan(1), patient)
  },
}
export const Deployment: Story = {
  tags: ['picture'],
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /Compare and deploy|Comparar y desplegar/ }, patient),
    )
    const review = within(await screen.findByRole('dialog', undefined, patient))
    await expect(await review.findByRole('figure', undefined, patient)).toBeVisible()
  },
}
export const OtherCompany: Story = { args: { path: '/411/autoprovisioning?tab=rules', persona: 'dealer' } }

const states = resourceStories(ruleList.production, path)
export const FirstLoad = states.firstLoad
export const Slow = states.slow
export const Refreshing = states.refreshing
export const Empty = states.empty
export const NotHired = states.notHired
export const Forbidden = states.forbidden
export const Failed = states.failed
export const Partial = states.partial
export const Stale = states.stale
export const Recovers = states.recovers
