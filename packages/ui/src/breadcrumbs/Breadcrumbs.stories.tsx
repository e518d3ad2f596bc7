import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

/**
 * The path from Home to the current page.
 *
 * Keyboard: Tab moves through the links; the current page is not a link.
 *
 * Screen readers: A named navigation landmark with a list; the last entry has `aria-current="page"`.
 */
const meta: Meta<typeof Breadcrumbs> = { title: 'UI/Breadcrumbs', component: Breadcrumbs }
export default meta
type Story = StoryObj<typeof Breadcrumbs>

const path = [{ label: 'Aurora TV', href: '/' }, { label: 'DNS', href: '/dns' }, { label: 'aurora.tv' }]
/** The way to a page: links to the pages above it, and its own name. */
export const Way: Story = {
  args: { items: path },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}
/** Names that are longer than there is room. */
export const Long: Story = {
  tags: ['picture'],
  args: {
    items: [
      { label: 'A company whose name is longer than anybody expected when this line was drawn', href: '/' },
      { label: 'Provisioning', href: '/provisioning' },
      { label: 'a-host-name-without-any-place-to-break.at-all.example.aurora.tv' },
    ],
  },
}
/** On a phone. */
export const Phone: Story = { args: { items: path }, globals: { viewport: { value: 'phone' } } }
/** From right to left the way begins at the right. */
export const RightToLeft: Story = { args: { items: path }, decorators: [(Shown) => <div dir="rtl">{Shown()}</div>] }
