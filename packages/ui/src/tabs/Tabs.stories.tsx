import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Held } from '../field/Held.tsx'
import { Tabs } from './Tabs.tsx'

/**
 * Parts of one thing, one at a time. With addresses they are links and the address says which.
 *
 * Keyboard: Tab reaches the chosen tab and then what it shows; arrows move and choose, in the direction of reading, Home and End go to
 * the ends. Links are followed by Enter.
 *
 * Screen readers: A list of tabs of its label, each with its place; what is shown is a panel of the tab's name. Links are a navigation
 * with the current page.
 */
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

/** In right-to-left languages the next tab is on the left, and so is its arrow key. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Held initial="delivery">
        {(selected, onSelect) => (
          <Tabs
            label="الطبقة"
            tabs={[
              { id: 'delivery', label: 'التسليم' },
              { id: 'midtier', label: 'الطبقة الوسطى' },
              { id: 'security', label: 'الأمن' },
            ]}
            selected={selected}
            onSelect={onSelect}
          >
            {selected}
          </Tabs>
        )}
      </Held>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'التسليم' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'الطبقة الوسطى' })).toHaveFocus()
  },
}
