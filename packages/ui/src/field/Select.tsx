import { floating } from '../floating/floating.ts'
import { useLazyModule } from '../floating/lazyModule.ts'
import { useOpener } from '../floating/useOpener.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { type ChoiceProps, FieldFrame, useFieldIds } from './FieldFrame.tsx'
import type { Option } from './findOptions.ts'
import { ListTrigger } from './ListTrigger.tsx'
import { pickFrame } from './TextField.tsx'

export interface SelectProps<V extends string> extends ChoiceProps<V> {
  options: readonly (Option & { value: V })[]
  placeholder?: string
}

/** A select for up to about fifteen options; use `Combobox` for more. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { name, value, onChange, onBlur, options } = props
  const ids = useFieldIds(props)
  const t = useWords(uiWords)
  const selected = options.find((option) => option.value === value)
  const opener = useOpener({
    popup: 'listbox',
    arrows: true,
    onOpen: (open) => {
      if (!open) onBlur?.()
    },
  })
  const parts = useLazyModule(floating, opener.isOpen, opener.close)
  return (
    <FieldFrame {...pickFrame(props)} id={ids.id} labelId={ids.labelId}>
      <ListTrigger
        ids={ids}
        opener={opener}
        chosen={selected?.label}
        placeholder={props.placeholder ?? t('field.choose')}
      />
      <input type="hidden" name={name} value={value ?? ''} />
      {parts && opener.hasOpened && (
        <parts.SelectPanel
          opening={opener.opening}
          labelId={ids.labelId}
          options={options}
          value={value}
          onChoose={(next) => {
            const option = options.find((candidate) => candidate.value === next)
            if (option && option.value !== value) onChange(option.value)
          }}
        />
      )}
    </FieldFrame>
  )
}
