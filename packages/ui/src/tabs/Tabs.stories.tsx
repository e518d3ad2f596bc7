import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held } from '../field/Held.tsx'
import { Tabs } from './Tabs.tsx'

const meta: Meta<typeof Tabs> = { title: 'UI/Tabs', component: Tabs }
export default meta
type Story = StoryObj<typeof Tabs>

const tabs = [
  { id: 'delivery', label: 'Delivery' },
  { id: 'midtier', label: 'Mid-tier' },
  { id: 'security', label: 'Security' },
]

export const Buttons: Story = {
  render: () => (
    <Held initial="delivery">
      {(selected, onSelect) => (
        <Tabs label="Tier" tabs={tabs} selected={selected} onSelect={onSelect}>
          What {selected} shows.
        </Tabs>
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'Delivery' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Mid-tier' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Mid-tier' })).toHaveTextContent('midtier')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Delivery' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Links: Story = {
  args: {
    label: 'Sections',
    selected: 'delivery',
    tabs: tabs.map((tab) => ({ ...tab, href: `/stats/${tab.id}`, icon: 'chart' as const })),
  },
}

export const TooMany: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Tabs
        label="Hours"
        selected="18"
        onSelect={() => {}}
        tabs={Array.from({ length: 24 }, (_, hour) => ({ id: `${hour}`, label: `${hour}:00` }))}
      />
    </div>
  ),
}
