import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { backends } from './backends.tsx'

const path = '/300/autoprovisioning?tab=backends'
const meta = {
  title: 'Screens/Provisioning/Backends',
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
export const Staging: Story = { args: { path: '/300/staging?tab=backends' } }
export const New: Story = { tags: ['picture'], args: { path: `${path}&open=new` } }
/** A pasted origin is split into its fields, and names of any script show the form of DNS. */
export const PastedOrigin: Story = {
  args: { path: `${path}&open=new` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    await userEvent.click(await drawer.findByRole('textbox', { name: /^(Address|Dirección)/ }, patient))
    await userEvent.paste('https://ñandú.example:8443/')
    await userEvent.tab()
    await waitFor(() => expect(drawer.getByRole('spinbutton', { name: /^(Port|Puerto)/ })).toHaveValue('8443'))
    await expect(drawer.getByText(/xn--and-6ma2c\.example/)).toBeVisible()
  },
}
export const Failing: Story = { args: { path: `${path}&open=505&panel=status` } }
export const NothingFound: Story = { args: { path: `${path}&q=nothing` } }

const states = resourceStories(backends.production, path)
/** The CDN's own names and private addresses are no backends. */
export const Unreachable: Story = {
  args: { path: `${path}&open=new` },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', undefined, patient))
    const address = await drawer.findByRole('textbox', { name: /^(Address|Dirección)/ }, patient)
    await userEvent.type(address, '10.0.0.7')
    await userEvent.tab()
    const said = await drawer.findAllByText(/exists only inside your network|solo existe dentro de su red/)
    await expect(said).not.toHaveLength(0)
  },
}
/** The addresses of the CDN as a firewall takes them. */
export const Ranges: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText(/for your firewall|para su cortafuegos/, undefined, patient))
    await userEvent.click(await canvas.findByRole('combobox', { name: /^(Format|Formato)/ }, patient))
    await userEvent.click(await screen.findByRole('option', { name: 'nginx' }))
    await expect(await canvas.findByText(/deny all;/)).toBeVisible()
  },
}

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
