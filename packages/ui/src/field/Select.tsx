import { floating } from '../floating/floating.ts'
import { useLater } from '../floating/later.ts'
import { useOpener } from '../floating/useOpener.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import type { Option } from './findOptions.ts'
import * as css from './list.css.ts'
import { pickFrame } from './TextField.tsx'

export interface SelectProps<V extends string> extends FieldProps<V | null> {
  options: readonly (Option & { value: V })[]
  placeholder?: string
}

/** One of a few (up to about fifteen), with typing ahead. Longer lists: Combobox. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { name, value, onChange, onBlur, options } = props
  const { id, labelId, aria } = useFieldIds(props)
  const t = useWords(uiWords)
  const chosen = options.find((option) => option.value === value)
  const opener = useOpener({
    popup: 'listbox',
    arrows: true,
    onOpen: (open) => {
      if (!open) onBlur?.()
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
          {chosen?.label ?? props.placeholder ?? t('field.choose')}
        </span>
        <span className={css.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </button>
      <input type="hidden" name={name} value={value ?? ''} />
      {parts && opener.isKept && (
        <parts.SelectPanel
          opening={opener.opening}
          labelId={labelId}
          options={options}
          value={value}
          onChoose={(next) => {
            const option = options.find((one) => one.value === next)
            if (option && option.value !== value) onChange(option.value)
          }}
        />
      )}
    </FieldFrame>
  )
}
