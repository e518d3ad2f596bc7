import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../layout/Flow.tsx'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'
import { Held } from './Held.tsx'
import { RadioCards } from './RadioCards.tsx'
import { Switch } from './Switch.tsx'

const meta: Meta<typeof Checkbox> = {
  title: 'UI/Choices',
  component: Checkbox,
  decorators: [(Shown) => <div style={{ maxInlineSize: 640 }}>{Shown()}</div>],
}
export default meta
type Story = StoryObj<typeof Checkbox>

const box = (initial: boolean, props: Omit<CheckboxProps, 'value' | 'onChange' | 'name'>) => (
  <Held initial={initial}>
    {(value, onChange) => <Checkbox {...props} name="box" value={value} onChange={onChange} />}
  </Held>
)
const toggle = (initial: boolean, props: Omit<CheckboxProps, 'value' | 'onChange' | 'name'>) => (
  <Held initial={initial}>
    {(value, onChange) => <Switch {...props} name="switch" value={value} onChange={onChange} />}
  </Held>
)

export const Checkboxes: Story = {
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

export const Switches: Story = {
  render: () => (
    <Stack gap={3}>
      {toggle(false, { label: 'Under attack mode' })}
      {toggle(true, { label: 'Always online', help: 'Shows the last copy when your origin does not answer.' })}
      {toggle(true, { label: 'HTTP/3', disabledReason: 'On for every site of your contract.' })}
      {toggle(false, { label: 'WAF', disabledReason: 'Not hired.' })}
    </Stack>
  ),
}

export const Cards: Story = {
  render: () => (
    <Held<'purge' | 'stale' | 'ban' | null> initial="stale">
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
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Ban by expression'))
    await expect(canvas.getByRole('radio', { name: 'Ban by expression' })).not.toBeChecked()
    await userEvent.click(canvas.getByText('Purge'))
    await expect(canvas.getByRole('radio', { name: 'Purge' })).toBeChecked()
  },
}
