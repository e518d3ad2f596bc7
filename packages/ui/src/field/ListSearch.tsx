import type { KeyboardEvent, RefObject } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { input } from './field.css.ts'
import * as css from './lines.css.ts'

/** The search input of a list; it keeps focus while arrow keys move through the options. */
export function ListSearch({
  label,
  query,
  onSearch,
  onKeyDown,
  listId,
  activeId,
  isHidden,
  inputRef,
}: {
  label: string
  query: string
  onSearch: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  listId: string
  activeId: string | undefined
  isHidden?: boolean
  inputRef: RefObject<HTMLInputElement | null>
}) {
  const t = useWords(uiWords)
  return (
    <div className={isHidden ? css.hiddenSearch : css.search}>
      <Icon name="search" size={16} />
      <input
        ref={inputRef}
        className={input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={activeId !== undefined}
        aria-autocomplete="list"
        aria-controls={activeId === undefined ? undefined : listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        value={query}
        readOnly={isHidden}
        placeholder={t('field.search')}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
