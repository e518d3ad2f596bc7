import { lazyModule, useLazyModule } from '@parapet/ui'
import { chipsOf, type FilterAction, type FilterChip, type Filters } from './chips.ts'
import { chipsRoom } from './chipsRoom.css.ts'

const code = lazyModule(() => import('./FilterChips.tsx'))

export interface FilterBarProps {
  readonly filters: Filters
  readonly onFilter: (action: FilterAction) => void
  readonly onEdit: (chip: FilterChip) => void
}

/** The active and disabled filters in one row. Exclusions say "not". */
export function FilterBar({ filters, onFilter, onEdit }: FilterBarProps) {
  const chips = chipsOf(filters)
  const parts = useLazyModule(code, chips.length > 0)
  if (chips.length === 0) return null
  return parts ? <parts.FilterChips chips={chips} onFilter={onFilter} onEdit={onEdit} /> : <div className={chipsRoom} />
}
