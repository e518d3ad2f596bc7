import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Controlled } from '../field/Controlled.tsx'
import { Tabs } from './Tabs.tsx'

/**
 * Views of one thing, one at a time. Tabs with an `href` are links.
 *
 * Keyboard: Tab focuses the selected tab, then its panel. Arrows move and select in reading direction, Home and End go
 * to the ends. Enter follows a link.
 *
 * Screen readers: A tab list with its label as name; the panel is named after its tab. Links are a navigation landmark
 * with the current page marked.
 */
const meta: Meta<typeof Tabs> = { title: 'UI/Tabs', component: Tabs }
export default meta
type Story = StoryObj<typeof Tabs>

const tabs = [
  { id: 'delivery', label: 'Delivery' },
  { id: 'midtier', label: 'Mid-tier' },
  { id: 'security', label: 'Security' },
]

/** Tabs that change what is shown on the page. */
export const Buttons: Story = {
  tags: ['picture'],
  render: () => (
    <Controlled initial="delivery">
      {(selected, onSelect) => (
        <Tabs label="Tier" tabs={tabs} selected={selected} onSelect={onSelect}>
          What {selected} shows.
        </Tabs>
      )}
    </Controlled>
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

/** Tabs that each have an address. */
export const Links: Story = {
  args: {
    label: 'Sections',
    selected: 'delivery',
    tabs: tabs.map((tab) => ({ ...tab, href: `/stats/${tab.id}`, icon: 'chart' as const })),
  },
}

/** More tabs than there is room. */
export const TooMany: Story = {
  tags: ['picture'],
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

/** Whether this browser has a font for an element's words: without one it leaves their place empty. */
function isDrawn(element: HTMLElement): boolean {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return false
  pen.font = getComputedStyle(element).font
  pen.fillText(element.textContent ?? '', 20, 75)
  return pen.getImageData(0, 0, 300, 150).data.some((part) => part > 0)
}

/** From right to left. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Controlled initial="delivery">
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
      </Controlled>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(isDrawn(canvas.getByRole('tab', { name: 'الأمن' }))).toBe(true)
    canvas.getByRole('tab', { name: 'التسليم' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'الطبقة الوسطى' })).toHaveFocus()
  },
}
