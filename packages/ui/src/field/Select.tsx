import { Select as AriaSelect, SelectItem, SelectPopover, SelectProvider } from '@ariakit/react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import type { Option } from './findOptions.ts'
import * as css from './list.css.ts'
import { OptionText } from './OptionList.tsx'
import { pickFrame } from './TextField.tsx'

export interface SelectProps<V extends string> extends FieldProps<V | null> {
  options: readonly (Option & { value: V })[]
  placeholder?: string
}

/** One of a few (up to about fifteen), with typing ahead. Longer lists: Combobox. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { name, value, onChange, onBlur, options, disabledReason } = props
  const { id, labelId, aria } = useFieldIds(props)
  const t = useWords(uiWords)
  const chosen = options.find((option) => option.value === value)
  return (
    <FieldFrame {...pickFrame(props)} id={id} labelId={labelId}>
      <SelectProvider
        value={value ?? ''}
        setValue={(next: string) => {
          const option = options.find((one) => one.value === next)
          if (option && option.value !== value) onChange(option.value)
        }}
        setOpen={(open) => {
          if (!open) onBlur?.()
        }}
      >
        <AriaSelect
          {...aria}
          name={name}
          aria-labelledby={labelId}
          className={css.trigger}
          disabled={disabledReason !== undefined}
          accessibleWhenDisabled
        >
          <span className={chosen ? css.chosen : `${css.chosen} ${css.placeholder}`}>
            {chosen?.label ?? props.placeholder ?? t('field.choose')}
          </span>
          <span className={css.chevron}>
            <Icon name="chevronDown" size={16} />
          </span>
        </AriaSelect>
        <SelectPopover
          portal
          preserveTabOrder={false}
          gutter={4}
          unmountOnHide
          className={css.panel}
          aria-labelledby={labelId}
        >
          <div className={css.list} role="presentation">
            <div className={css.lines} role="presentation">
              {options.map((option) => (
                <SelectItem
                  key={option.value}
                  value={option.value}
                  disabled={option.disabledReason !== undefined}
                  accessibleWhenDisabled
                  className={css.line}
                >
                  <OptionText option={option} why={option.disabledReason} />
                  <span className={css.lineTick}>{option.value === value && <Icon name="check" size={16} />}</span>
                </SelectItem>
              ))}
            </div>
          </div>
        </SelectPopover>
      </SelectProvider>
    </FieldFrame>
  )
}
