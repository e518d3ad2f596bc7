import { later, useLater } from '@parapet/ui'
import { chipsOf, type FilterAction, type FilterChip, type Filters } from './chips.ts'
import { chipsRoom } from './chipsRoom.css.ts'

// What is filtered is said by every widget, too; the next filter asks for the chips again.
const code = later(() => import('./FilterChips.tsx'))

export interface FilterBarProps {
  readonly filters: Filters
  readonly onFilter: (action: FilterAction) => void
  /** Opens a filter to be edited. */
  readonly onEdit: (chip: FilterChip) => void
}

/** The filters in force and those switched off, in one row. What is left out says "not" in words. */
export function FilterBar({ filters, onFilter, onEdit }: FilterBarProps) {
  const chips = chipsOf(filters)
  const parts = useLater(code, chips.length > 0)
  if (chips.length === 0) return null
  return parts ? <parts.FilterChips chips={chips} onFilter={onFilter} onEdit={onEdit} /> : <div className={chipsRoom} />
}
