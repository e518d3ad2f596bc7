import { SelectItem, SelectPopover, useSelectStore } from '@ariakit/react'
import { useLayoutEffect } from 'react'
import type { Option } from '../field/findOptions.ts'
import * as lines from '../field/lines.css.ts'
import * as css from '../field/list.css.ts'
import { OptionText } from '../field/OptionList.tsx'
import { Icon } from '../icon/Icon.tsx'
import { rectOf, useFrozenAnchorRect, useIsAnchorFixed } from './useFrozenAnchorRect.ts'
import { useHeldWhilePressed } from './useHeldWhilePressed.ts'
import type { Opening } from './useOpener.tsx'

export interface SelectPanelProps {
  opening: Opening
  labelId: string
  options: readonly Option[]
  value: string | null
  onChoose: (value: string) => void
}

/** The list of a `Select`. */
export function SelectPanel({ opening, labelId, options, value, onChoose }: SelectPanelProps) {
  const { isOpen, setOpen, anchor, isByButton, panelId } = opening
  const store = useSelectStore({
    open: isOpen,
    setOpen,
    value: value ?? '',
    setValue: (next: string) => onChoose(next),
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    store.setAnchorElement(anchor.current)
    if (isByButton) store.setDisclosureElement(anchor.current)
  }, [store, anchor, isOpen, isByButton])
  const isAnchorFixed = useIsAnchorFixed(isOpen, anchor)
  const getAnchorRect = useFrozenAnchorRect(isOpen, () => rectOf(anchor.current))
  const { shown, pressed } = useHeldWhilePressed(options)
  return (
    <SelectPopover
      {...pressed}
      store={store}
      id={panelId}
      getAnchorRect={getAnchorRect}
      fixed={isAnchorFixed}
      portal
      preserveTabOrder={false}
      gutter={4}
      unmountOnHide
      className={css.panel}
      aria-labelledby={labelId}
    >
      <div className={lines.list} role="presentation">
        <div className={lines.lines} role="presentation">
          {shown.map((option) => (
            <SelectItem
              key={option.value}
              value={option.value}
              disabled={option.disabledReason !== undefined}
              accessibleWhenDisabled
              className={lines.line}
            >
              <OptionText option={option} reason={option.disabledReason} />
              <span className={lines.lineTick}>{option.value === value && <Icon name="check" size={16} />}</span>
            </SelectItem>
          ))}
        </div>
      </div>
    </SelectPopover>
  )
}
