import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../layout/Flow.tsx'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'
import { Controlled } from './Controlled.tsx'
import { RadioCards } from './RadioCards.tsx'
import { Switch } from './Switch.tsx'

/**
 * Checkbox, switch and radio cards.
 *
 * Keyboard: Space toggles a checkbox or switch. Cards are radio buttons: Tab reaches the selected one, arrows select.
 * Disabled controls stay focusable.
 *
 * Screen readers: The label is the name; help, error and disabled reason are the description. Cards are a named radio
 * group.
 */
const meta: Meta<typeof Checkbox> = {
  title: 'UI/Choices',
  component: Checkbox,
  decorators: [(Shown) => <div style={{ maxInlineSize: 640 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof Checkbox>

const box = (initial: boolean, props: Omit<CheckboxProps, 'value' | 'onChange' | 'name'>) => (
  <Controlled initial={initial}>
    {(value, onChange) => <Checkbox {...props} name="box" value={value} onChange={onChange} />}
  </Controlled>
)
const toggle = (initial: boolean, props: Omit<CheckboxProps, 'value' | 'onChange' | 'name'>) => (
  <Controlled initial={initial}>
    {(value, onChange) => <Switch {...props} name="switch" value={value} onChange={onChange} />}
  </Controlled>
)

/** Choices that are sent with a form. */
export const Checkboxes: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={3}>
      {box(false, { label: 'Follow the ticket by mail' })}
      {box(true, { label: 'Purge in all regions', help: 'Takes up to a minute.' })}
      {box(false, { label: 'Some sites', isMixed: true })}
      {box(false, { label: 'I have read the terms', required: true, error: 'Accept the terms to go on' })}
      {box(true, { label: 'Two-factor login', disabledReason: 'Required by your company.' })}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Follow the ticket by mail'))
    await expect(canvas.getByRole('checkbox', { name: 'Follow the ticket by mail' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Two-factor login' }))
    await expect(canvas.getByRole('checkbox', { name: 'Two-factor login' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /I have read/ })).toHaveAccessibleDescription(/Accept the terms/)
  },
}

/** Settings that take effect at once. */
export const Switches: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={3}>
      {toggle(false, { label: 'Under attack mode' })}
      {toggle(true, { label: 'Always online', help: 'Shows the last copy when your origin does not answer.' })}
      {toggle(true, { label: 'HTTP/3', disabledReason: 'On for every site of your contract.' })}
      {toggle(false, { label: 'WAF', disabledReason: 'Not hired.' })}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const attack = canvas.getByRole('switch', { name: 'Under attack mode' })
    await userEvent.tab()
    await expect(attack).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(attack).toBeChecked()
    const waf = canvas.getByRole('switch', { name: 'WAF' })
    await expect(waf).toHaveAccessibleDescription('Not hired.')
    await userEvent.click(waf)
    await expect(waf).not.toBeChecked()
  },
}

/** One of a few options that need a sentence each. */
export const Cards: Story = {
  tags: ['picture'],
  render: () => (
    <Controlled<'purge' | 'stale' | 'ban' | null> initial="stale">
      {(value, onChange) => (
        <RadioCards
          label="How to invalidate"
          name="how"
          value={value}
          onChange={onChange}
          options={[
            { value: 'stale', label: 'Mark as stale', help: 'Served while a fresh copy is fetched.' },
            { value: 'purge', label: 'Purge', help: 'Gone at once; the next visitor waits.' },
            { value: 'ban', label: 'Ban by expression', disabledReason: 'Needs advanced invalidation.' },
          ]}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Ban by expression'))
    await expect(canvas.getByRole('radio', { name: 'Ban by expression' })).not.toBeChecked()
    await userEvent.click(canvas.getByText('Purge'))
    await expect(canvas.getByRole('radio', { name: 'Purge' })).toBeChecked()
  },
}

/** Long labels on a phone: the controls align with the first line. */
export const RightToLeft: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div dir="rtl">
      <Stack gap={4}>
        {box(true, {
          label: 'إبطال جميع النسخ المخزنة في كل المناطق بما فيها تلك التي لم يطلبها أحد منذ شهر',
          help: 'يستغرق الأمر دقيقة على الأكثر.',
        })}
        {toggle(true, {
          label: 'عرض آخر نسخة محفوظة عندما لا يستجيب الخادم الأصلي خلال الوقت المحدد له',
          disabledReason: 'مفعّل لكل مواقع عقدكم.',
        })}
      </Stack>
    </div>
  ),
}
