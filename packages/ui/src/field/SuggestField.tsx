import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'
import { findOptions, type Option, optionId, searchable } from './findOptions.ts'
import * as listCss from './list.css.ts'
import { OptionList } from './OptionList.tsx'
import { pickFrame } from './TextField.tsx'

export interface SuggestFieldProps extends FieldProps<string> {
  options: readonly Option[]
  query?: string
  /** The value of the option that the query means, offered first even if its text does not match: GB for UK. */
  meant?: string | undefined
  onChoose: (option: Option) => void
  mono?: boolean
}

/** A text field for any text, with matching suggestions below it. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, name, value, onChange, onBlur, options, query = value, meant, onChoose, mono } = props
  const { id, labelId, aria } = useFieldIds(props)
  const listId = useId()
  const [active, setActive] = useState(-1)
  const index = useMemo(() => searchable(options), [options])
  const found = useMemo(() => {
    const matching = findOptions(index, query)
    const first = options.find((option) => option.value === meant)
    return first ? [first, ...matching.filter((option) => option !== first)] : matching
  }, [index, query, options, meant])
  const activeIndex = Math.min(active, found.length - 1)
  const choose = (option: Option) => {
    onChoose(option)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || found.length === 0) return
    const option = found[activeIndex]
    if (event.key === 'Enter' && option) {
      event.preventDefault()
      choose(option)
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const places = found.length + 1
    setActive(((activeIndex + 1 + by + places) % places) - 1)
  }
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <div className={css.box}>
        <input
          {...aria}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeIndex >= 0 ? optionId(listId, activeIndex) : undefined}
          className={mono ? `${css.input} ${css.mono}` : css.input}
          type="text"
          name={name}
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            onChange(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
      </div>
      {found.length > 0 && (
        <div className={listCss.suggestions}>
          <OptionList
            id={listId}
            label={label}
            options={found}
            active={activeIndex}
            onActive={() => undefined}
            isChosen={(option) => option === value}
            onChoose={choose}
            query={query}
            nothing={null}
          />
        </div>
      )}
    </FieldFrame>
  )
}
