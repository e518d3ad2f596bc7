import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { LocaleProvider } from '../words/LocaleProvider.tsx'
import { ChipsBar } from './ChipsBar.tsx'

function Page() {
  const [names, setNames] = useState(['Spain', 'France', 'Kenya'])
  const chips = names.map((name) => ({
    id: name,
    label: name,
    onClick: () => undefined,
    onRemove: () => setNames((before) => before.filter((one) => one !== name)),
  }))
  return (
    <LocaleProvider locale="en" zone="UTC">
      <ChipsBar label="Filters" chips={chips} onClear={() => setNames([])} />
      <button type="button">After</button>
    </LocaleProvider>
  )
}

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
  return document.activeElement?.textContent
}

it('moves focus to the next, else the last chip, else past the bar after a removal by keyboard', async () => {
  render(<Page />)
  expect(await press('Remove Spain')).toBe('France')
  expect(await press('Remove Kenya')).toBe('France')
  expect(await press('Remove France')).toBe('After')
  expect(screen.queryByRole('group')).toBeNull()
})

it('moves focus to the element after the bar when all chips are cleared', async () => {
  render(<Page />)
  expect(await press('Clear all')).toBe('After')
})
