import { render, screen, within } from '@testing-library/react'
import { expect } from 'storybook/test'
import { it } from 'vitest'
import { Timeline } from './Timeline.tsx'

it('renders an ordered list with machine-readable times', () => {
  render(
    <Timeline
      label="Ticket"
      items={[
        { id: 'b', at: 1_781_510_400, title: 'Answered', by: 'Support' },
        { id: 'a', at: 1_781_506_800, title: 'Opened', detail: 'It is slow.' },
      ]}
    />,
  )
  const [first, second] = within(screen.getByRole('list', { name: 'Ticket' })).getAllByRole('listitem')
  expect(first).toHaveTextContent('Answered15/06/2026 08:00Support')
  expect(second).toHaveTextContent('It is slow.')
  expect(first!.querySelector('time')).toHaveAttribute('datetime', '2026-06-15T08:00:00.000Z')
})
