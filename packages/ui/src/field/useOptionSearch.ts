import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { findOptions, type Option, optionId, searchable } from './findOptions.ts'
import { lineHeight, listHeight } from './list.css.ts'

const page = listHeight / lineHeight

/** The state and keyboard handling of a searchable list: query, results, active option. */
export function useOptionSearch(options: readonly Option[], onChoose: (option: Option) => void) {
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const prepared = useMemo(() => searchable(options), [options])
  const deferred = useDeferredValue(query)
  const found = useMemo(() => findOptions(prepared, deferred), [prepared, deferred])
  const last = found.length - 1
  const at = Math.min(active, last)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      // Enter can come before the results have updated: it applies to what was typed.
      const option = deferred === query ? found[at] : findOptions(prepared, query)[active]
      if (option) onChoose(option)
      return
    }
    const next = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + page),
      PageUp: Math.max(0, at - page),
    }[event.key]
    // Home and End move in the list only with Ctrl; alone they move in the text.
    const jump = event.ctrlKey ? { Home: 0, End: last }[event.key] : undefined
    const to = next ?? jump
    if (to === undefined) return
    event.preventDefault()
    setActive(to)
  }

  return {
    listId,
    query,
    found,
    active: at,
    setActive,
    search: (text: string) => {
      setQuery(text)
      setActive(0)
    },
    /** Resets the search and activates the selected option. */
    restart: (value?: string | null) => {
      setQuery('')
      setActive(
        value == null
          ? 0
          : Math.max(
              0,
              options.findIndex((option) => option.value === value),
            ),
      )
    },
    onKeyDown,
    activeId: at >= 0 ? optionId(listId, at) : undefined,
  }
}
