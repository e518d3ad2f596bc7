import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Accordion } from '../accordion/Accordion.tsx'
import { Stepper } from '../accordion/Stepper.tsx'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { Stack } from '../layout/Flow.tsx'
import { Code } from '../text/Code.tsx'
import { CopyField } from './CopyField.tsx'
import { KeyValue } from './KeyValue.tsx'

/**
 * Properties of one thing, and values that can be copied.
 *
 * Keyboard: Tab focuses the read-only field and selects its text; the button beside it copies.
 *
 * Screen readers: A description list, so each name is read with its value. The result of copying is announced.
 */
const meta: Meta<typeof KeyValue> = { title: 'UI/Details', component: KeyValue }
export default meta
type Story = StoryObj<typeof KeyValue>

/** The properties of one item. */
export const Properties: Story = {
  tags: ['picture'],
  args: {
    items: [
      { label: 'Site', value: 'www.aurora.tv' },
      { label: 'Origin', value: <Code>origin-1.aurora.example:8443</Code> },
      { label: 'Certificate', value: 'Valid until 01/12/2026' },
      { label: 'Comment', value: null },
    ],
  },
}

/** A label is a name that somebody typed: it wraps like its value. */
export const LongLabels: Story = {
  args: {
    items: [
      { label: 'w'.repeat(300), value: 'Company administrator' },
      { label: 'w'.repeat(300), value: 'x'.repeat(300) },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl')
    await expect(list?.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** §8: 'Copied to clipboard' appears after the value was copied. */
export const Copying: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420, minBlockSize: 240 }}>
      <CopyField label="API key" value="pk_live_51c0ffee-2026-0615" help="Shown once." />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const user = userEvent.setup()
    await user.click(within(canvasElement).getByRole('button', { name: 'Copy API key' }))
    await waitFor(() => expect(screen.getByText('Copied to clipboard')).toBeVisible())
  },
}

/** The way to a page. */
export const Crumbs: Story = {
  render: () => (
    <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'DNS', href: '/dns' }, { label: 'aurora.tv' }]} />
  ),
}

/** A way whose names are longer than there is room. */
export const LongCrumbs: Story = {
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Aldermere & Whitcombe Content Delivery', href: '/c' },
          { label: 'Invalidations of last month' },
        ]}
      />
    </div>
  ),
}

/** Sections of which one is open at a time. */
export const Sections: Story = {
  tags: ['picture'],
  render: () => (
    <Accordion
      single
      items={[
        {
          id: 'a',
          title: 'What counts as a request?',
          content: 'Every answer that an edge gave, errors included.',
          isOpen: true,
        },
        {
          id: 'b',
          title: 'How old can data be?',
          detail: '24 h',
          content: 'Twenty-four hours without the dedicated service.',
        },
        { id: 'c', title: 'Which zone are the times in?', content: 'In the one of your profile.' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('How old can data be?'))
    await expect(within(canvasElement).getByText(/Twenty-four hours/)).toBeVisible()
    await expect(within(canvasElement).getByText(/Every answer/)).not.toBeVisible()
  },
}

/** The steps of a task. */
export const Steps: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={6}>
      <Stepper
        label="New site"
        current={1}
        steps={[{ label: 'Name' }, { label: 'Origin' }, { label: 'Certificate' }, { label: 'Check' }]}
      />
      <Stepper
        label="New zone"
        current={2}
        steps={[{ label: 'Name' }, { label: 'Records', isWrong: true }, { label: 'Name servers' }]}
      />
    </Stack>
  ),
}
