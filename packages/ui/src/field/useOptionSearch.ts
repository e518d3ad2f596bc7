import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { findOptions, type Option, optionId, searchable } from './findOptions.ts'
import { lineHeight, listHeight } from './list.css.ts'

const page = listHeight / lineHeight

/** State and keys of a searchable list: the query, what it finds, the active option. */
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
      // Who types fast presses Enter before the list has followed: it means what is typed, not what is listed still.
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
    // Home and End move in the list only with Ctrl: without it they belong to the text.
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
    /** Starts anew, at the chosen option. */
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
