import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

/**
 * The way from the top to this page, for looking and for going back. The last one is where one is.
 *
 * Keyboard: Tab goes through the links; the last one is where one is and no link.
 *
 * Screen readers: A navigation of its own name with a list in it; the last entry is the current page.
 */
const meta: Meta<typeof Breadcrumbs> = { title: 'UI/Breadcrumbs', component: Breadcrumbs }
export default meta
type Story = StoryObj<typeof Breadcrumbs>

const way = [{ label: 'Aurora TV', href: '/' }, { label: 'DNS', href: '/dns' }, { label: 'aurora.tv' }]
export const Way: Story = {
  args: { items: way },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}
export const Long: Story = {
  args: {
    items: [
      { label: 'A company whose name is longer than anybody expected when this line was drawn', href: '/' },
      { label: 'Provisioning', href: '/provisioning' },
      { label: 'a-host-name-without-any-place-to-break.at-all.example.aurora.tv' },
    ],
  },
}
export const Phone: Story = { args: { items: way }, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { args: { items: way }, decorators: [(Shown) => <div dir="rtl">{Shown()}</div>] }
