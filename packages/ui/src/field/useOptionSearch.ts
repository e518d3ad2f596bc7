import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { findOptions, type Option, optionId, searchable } from './findOptions.ts'
import { lineHeight, listHeight } from './list.css.ts'

const pageSize = listHeight / lineHeight

/** State and keyboard handling of a searchable list. */
export function useOptionSearch(options: readonly Option[], onChoose: (option: Option) => void) {
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const searchIndex = useMemo(() => searchable(options), [options])
  const deferredQuery = useDeferredValue(query)
  const found = useMemo(() => findOptions(searchIndex, deferredQuery), [searchIndex, deferredQuery])
  const lastIndex = found.length - 1
  const activeIndex = Math.min(active, lastIndex)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const option = deferredQuery === query ? found[activeIndex] : findOptions(searchIndex, query)[active]
      if (option) onChoose(option)
      return
    }
    const next = {
      ArrowDown: activeIndex === lastIndex ? 0 : activeIndex + 1,
      ArrowUp: activeIndex <= 0 ? lastIndex : activeIndex - 1,
      PageDown: Math.min(lastIndex, activeIndex + pageSize),
      PageUp: Math.max(0, activeIndex - pageSize),
    }[event.key]
    // Without Ctrl, Home and End move the caret in the search input.
    const jump = event.ctrlKey ? { Home: 0, End: lastIndex }[event.key] : undefined
    const target = next ?? jump
    if (target === undefined) return
    event.preventDefault()
    setActive(target)
  }

  return {
    listId,
    query,
    found,
    active: activeIndex,
    setActive,
    search: (text: string) => {
      setQuery(text)
      setActive(0)
    },
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
    activeId: activeIndex >= 0 ? optionId(listId, activeIndex) : undefined,
  }
}
