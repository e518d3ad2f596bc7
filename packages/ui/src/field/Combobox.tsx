import { useMemo, useRef } from 'react'
import { floating } from '../floating/floating.ts'
import { useLater } from '../floating/later.ts'
import { useOpener } from '../floating/useOpener.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import type { Option } from './findOptions.ts'
import { ListSearch } from './ListSearch.tsx'
import * as css from './list.css.ts'
import { OptionList } from './OptionList.tsx'
import { pickFrame } from './TextField.tsx'
import { useOptionSearch } from './useOptionSearch.ts'

export interface ComboboxProps extends FieldProps<string | null> {
  options: readonly Option[]
  /** Off for lists short enough to be seen at once. */
  searchable?: boolean
  placeholder?: string
}

/** One of many: a button that opens a searchable list (any length; only the lines in sight are drawn). */
export function Combobox(props: ComboboxProps) {
  const { label, name, value, onChange, onBlur, options } = props
  const { id, labelId, aria } = useFieldIds(props)
  const t = useWords(uiWords)
  const input = useRef<HTMLInputElement>(null)
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value])
  const choose = (option: Option) => {
    if (option.disabledReason) return
    onChange(option.value)
    opener.close()
  }
  const list = useOptionSearch(options, choose)
  const opener = useOpener({
    popup: 'dialog',
    arrows: true,
    onOpen: (open) => {
      if (open) list.restart(value)
      else onBlur?.()
    },
  })
  const parts = useLater(floating, opener.isOpen, opener.close)
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <button
        type="button"
        role="combobox"
        {...aria}
        {...opener.attributes()}
        aria-expanded={opener.isOpen}
        aria-labelledby={labelId}
        className={css.trigger}
      >
        <span className={chosen ? css.chosen : `${css.chosen} ${css.placeholder}`}>
          {chosen?.label ?? value ?? props.placeholder ?? t('field.choose')}
        </span>
        <span className={css.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </button>
      <input type="hidden" name={name} value={value ?? ''} />
      {parts && opener.isKept && (
        <parts.PopoverPanel
          opening={opener.opening}
          gutter={4}
          initialFocus={input}
          className={css.panel}
          label={label}
        >
          <ListSearch
            label={label}
            query={list.query}
            onSearch={list.search}
            onKeyDown={list.onKeyDown}
            listId={list.listId}
            activeId={list.activeId}
            isHidden={props.searchable === false}
            inputRef={input}
          />
          <OptionList
            id={list.listId}
            label={label}
            options={list.found}
            active={list.active}
            onActive={list.setActive}
            isChosen={(one) => one === value}
            onChoose={choose}
            query={list.query}
            nothing={t('field.nothing', { query: list.query })}
          />
        </parts.PopoverPanel>
      )}
    </FieldFrame>
  )
}
