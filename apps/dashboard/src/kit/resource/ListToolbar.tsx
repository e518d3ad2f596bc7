import { Button, EmptyState, FilterRow, type Option, Select, TextField, useWords } from '@parapet/ui'
import { resourceWords } from '../words/resource.words.ts'
import type { useListState } from './useListState.ts'

interface ListToolbarProps {
  list: ReturnType<typeof useListState>
  filters: readonly { readonly id: string; readonly label: string; readonly options: readonly Option[] }[]
}

/** Search and filters of a list, above its table. */
export function ListToolbar({ list, filters }: ListToolbarProps) {
  const ui = useWords(resourceWords)
  const { query } = list
  return (
    <FilterRow>
      <TextField
        label={ui('search')}
        name="search"
        type="search"
        icon="search"
        clearable
        value={query.search}
        onChange={list.setSearch}
      />
      {filters.map(({ id, label, options }) => (
        <Select
          key={id}
          label={label}
          name={`filter-${id}`}
          value={query.filters[id] ?? ''}
          onChange={(value) => list.setFilter(id, value)}
          options={[{ value: '', label: ui('filter.all') }, ...options]}
        />
      ))}
    </FilterRow>
  )
}

/** Instead of rows: search and filters leave none. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const ui = useWords(resourceWords)
  return (
    <EmptyState
      size="s"
      drawing="filtered"
      title={ui('filtered.title')}
      text={ui('filtered.text')}
      action={
        <Button size="s" onClick={onClear}>
          {ui('filtered.clear')}
        </Button>
      }
    />
  )
}
