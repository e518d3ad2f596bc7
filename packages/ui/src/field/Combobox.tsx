import { Popover, PopoverDisclosure, usePopoverStore } from '@ariakit/react'
import { useMemo, useRef } from 'react'
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
  const { label, name, value, onChange, onBlur, options, disabledReason } = props
  const { id, labelId, aria } = useFieldIds(props)
  const t = useWords(uiWords)
  const input = useRef<HTMLInputElement>(null)
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value])
  const choose = (option: Option) => {
    if (option.disabledReason) return
    onChange(option.value)
    popover.hide()
  }
  const list = useOptionSearch(options, choose)
  const popover = usePopoverStore({
    placement: 'bottom-start',
    setOpen: (open) => {
      if (open) list.restart(value)
      else onBlur?.()
    },
  })
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <PopoverDisclosure
        store={popover}
        role="combobox"
        {...aria}
        aria-labelledby={labelId}
        className={css.trigger}
        disabled={disabledReason !== undefined}
        accessibleWhenDisabled
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          if (!disabledReason) popover.show()
        }}
      >
        <span className={chosen ? css.chosen : `${css.chosen} ${css.placeholder}`}>
          {chosen?.label ?? value ?? props.placeholder ?? t('field.choose')}
        </span>
        <span className={css.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </PopoverDisclosure>
      <input type="hidden" name={name} value={value ?? ''} />
      <Popover
        store={popover}
        portal
        gutter={4}
        unmountOnHide
        initialFocus={input}
        className={css.panel}
        aria-label={label}
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
      </Popover>
    </FieldFrame>
  )
}
