import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { resourceStories } from '../../start/story/resourceStories.tsx'
import { ScreenStory } from '../../start/story/ScreenStory.tsx'
import { vclVersions } from './versions.tsx'

const path = '/300/autoprovisioning?tab=vcl'
const meta = {
  title: 'Screens/Provisioning/VCL',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

const patient = { timeout: 15_000 }

export const Versions: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Staging: Story = { tags: ['picture'], args: { path: '/300/staging' } }
export const Rejected: Story = { args: { path: `${path}&open=4745` } }
export const Editor: Story = { tags: ['picture'], args: { path: `${path}&edit=live` } }
export const EditorPhone: Story = { args: { path: `${path}&edit=live` }, globals: { viewport: { value: 'phone' } } }
/** A rejected version, with the problem at its line. */
export const EditorRejected: Story = {
  args: { path: `${path}&edit=4745` },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /13.*c300_tienda2/ }, patient)).toBeVisible()
  },
}
export const EditorGone: Story = { args: { path: `${path}&edit=1` } }
/** A comment is required before anything is sent. */
export const Review: Story = {
  tags: ['picture'],
  args: { path: `${path}&deploy=4745` },
  play: async () => {
    const comment = await screen.findByRole('textbox', { name: /Comment|Comentario/ }, patient)
    await userEvent.clear(comment)
    await userEvent.click(screen.getByRole('button', { name: /^(Deploy|Desplegar)$/ }))
    await waitFor(() => expect(comment).toBeInvalid())
  },
}
export const Promotion: Story = {
  args: { path: '/300/staging' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Promote|Pasar) / }, patient))
    await expect(await screen.findByRole('textbox', { name: /Comment|Comentario/ }, patient)).not.toHaveValue('')
  },
}

const states = resourceStories(vclVersions.production, path)
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
