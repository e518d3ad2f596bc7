import { useMemo, useRef } from 'react'
import { floating } from '../floating/floating.ts'
import { useLazyModule } from '../floating/lazyModule.ts'
import { useOpener } from '../floating/useOpener.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { type ChoiceProps, FieldFrame, useFieldIds } from './FieldFrame.tsx'
import type { Option } from './findOptions.ts'
import { ListTrigger } from './ListTrigger.tsx'
import * as css from './list.css.ts'
import { pickFrame } from './TextField.tsx'
import { useOptionSearch } from './useOptionSearch.ts'

export interface ComboboxProps extends ChoiceProps<string> {
  options: readonly Option[]
  searchable?: boolean
  placeholder?: string
}

/** A select with a searchable list; only visible options are rendered. */
export function Combobox(props: ComboboxProps) {
  const { label, name, value, onChange, onBlur, options } = props
  const ids = useFieldIds(props)
  const t = useWords(uiWords)
  const input = useRef<HTMLInputElement>(null)
  const selected = useMemo(() => options.find((option) => option.value === value), [options, value])
  const select = (option: Option) => {
    if (option.disabledReason) return
    onChange(option.value)
    opener.close()
  }
  const list = useOptionSearch(options, select)
  const opener = useOpener({
    popup: 'dialog',
    arrows: true,
    onOpen: (open) => {
      if (open) list.restart(value)
      else onBlur?.()
    },
  })
  const parts = useLazyModule(floating, opener.isOpen, opener.close)
  return (
    <FieldFrame {...pickFrame(props)} id={ids.id} labelId={ids.labelId}>
      <ListTrigger
        ids={ids}
        opener={opener}
        chosen={selected?.label ?? value ?? undefined}
        placeholder={props.placeholder ?? t('field.choose')}
      />
      <input type="hidden" name={name} value={value ?? ''} />
      {parts && opener.hasOpened && (
        <parts.PopoverPanel
          opening={opener.opening}
          gutter={4}
          initialFocus={input}
          className={css.panel}
          label={label}
        >
          <parts.SearchedList
            label={label}
            list={list}
            isSearchHidden={props.searchable === false}
            inputRef={input}
            isChosen={(option) => option === value}
            onChoose={select}
          />
        </parts.PopoverPanel>
      )}
    </FieldFrame>
  )
}
