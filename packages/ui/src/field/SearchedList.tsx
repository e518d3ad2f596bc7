import type { ReactNode, RefObject } from 'react'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import type { Option } from './findOptions.ts'
import { ListSearch } from './ListSearch.tsx'
import { OptionList, type OptionListProps } from './OptionList.tsx'
import type { useOptionSearch } from './useOptionSearch.ts'

/** A search input with its options. */
export function SearchedList({
  label,
  list,
  inputRef,
  isSearchHidden = false,
  isChosen,
  onChoose,
  nothing,
  ...rest
}: Pick<OptionListProps, 'isMany' | 'refusal'> & {
  label: string
  list: ReturnType<typeof useOptionSearch>
  inputRef: RefObject<HTMLInputElement | null>
  isSearchHidden?: boolean
  isChosen: (value: string) => boolean
  onChoose: (option: Option) => void
  nothing?: ReactNode
}) {
  const t = useWords(uiWords)
  return (
    <>
      <ListSearch
        label={label}
        query={list.query}
        onSearch={list.search}
        onKeyDown={list.onKeyDown}
        listId={list.listId}
        activeId={list.activeId}
        isHidden={isSearchHidden}
        inputRef={inputRef}
      />
      <OptionList
        {...rest}
        id={list.listId}
        label={label}
        options={list.found}
        active={list.active}
        onActive={list.setActive}
        isChosen={isChosen}
        onChoose={onChoose}
        query={list.query}
        nothing={nothing ?? t('field.nothing', { query: list.query })}
      />
    </>
  )
}
