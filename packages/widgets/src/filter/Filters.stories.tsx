import { initialView, type ViewState } from '@parapet/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { changeFilters, type FilterAction, type FilterChip } from './chips.ts'
import { FilterBar } from './FilterBar.tsx'
import { FilterForm } from './FilterForm.tsx'

const onFilter = fn<(action: FilterAction) => void>()
const onAct = fn<(type: 'flip' | 'mute' | 'unmute' | 'remove') => void>()
const onApply = fn<(made: readonly Pick<FilterChip, 'key' | 'value' | 'isExcluded'>[]) => void>()

function StoryFilters({ first, edited }: { first?: ViewState; edited?: FilterChip }) {
  const [filters, setFilters] = useState(first)
  if (!filters) return <FilterForm chip={edited} onApply={onApply} onAct={onAct} />
  const change = (action: FilterAction) => {
    onFilter(action)
    setFilters(changeFilters(filters, action))
  }
  return <FilterBar filters={filters} onFilter={change} onEdit={fn()} />
}

const some: ViewState = {
  ...initialView,
  include: { countrycode: ['ES', 'FR'] },
  exclude: { response: ['404'] },
  off: { include: { method: ['GET'] }, exclude: {} },
}

const meta: Meta<typeof StoryFilters> = { title: 'Widgets/Filters', component: StoryFilters }
export default meta
type Story = StoryObj<typeof StoryFilters>

/** Included, excluded and disabled filters. */
export const Bar: Story = { tags: ['picture'], args: { first: some } }

export const BarOfOne: Story = {
  args: { first: { ...initialView, exclude: { response: ['404'] } } },
}

/** A value that tries to be markup, and one without an end. */
export const BarHostile: Story = {
  args: {
    first: {
      ...initialView,
      include: { request: ['<img src=x onerror=alert(1)>', `/${'a-long-path/'.repeat(20)}`] },
    },
  },
}

export const BarOnAPhone: Story = { args: { first: some }, globals: { viewport: { value: 'phone' } } }

export const FormNew: Story = {}

export const FormEdited: Story = {
  tags: ['picture'],
  args: { edited: { key: 'response', value: '404', isExcluded: true, isMuted: false } },
}

/** A value is required; country codes become upper case. */
export const FormNeedsAValue: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    const value = form.getByRole('combobox', { name: 'Value' })
    onApply.mockClear()
    await userEvent.type(value, 'es{Enter}')
    await expect(onApply).toHaveBeenCalledWith([{ key: 'countrycode', value: 'ES', isExcluded: false }])
    await userEvent.clear(value)
    await userEvent.type(value, '  {Enter}')
    await expect(onApply).toHaveBeenCalledTimes(1)
    await expect(value).toBeInvalid()
  },
}

/** The actions of Alt and Shift clicks, for touch and keyboard. */
export const FormActs: Story = {
  args: { edited: { key: 'response', value: '404', isExcluded: true, isMuted: false } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    for (const [name, type] of [
      ['Show only this', 'flip'],
      ['Disable', 'mute'],
      ['Remove', 'remove'],
    ] as const) {
      await userEvent.click(form.getByRole('button', { name }))
      await expect(onAct).toHaveBeenLastCalledWith(type)
    }
  },
}
