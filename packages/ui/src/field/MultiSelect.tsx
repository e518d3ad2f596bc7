import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Chip } from '../chip/Chip.tsx'
import { floating } from '../floating/floating.ts'
import { useLazyModule } from '../floating/lazyModule.ts'
import { useOpener } from '../floating/useOpener.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import { box } from './field.css.ts'
import type { Option } from './findOptions.ts'
import { ListTrigger } from './ListTrigger.tsx'
import * as css from './list.css.ts'
import { pickFrame } from './TextField.tsx'
import { useOptionSearch } from './useOptionSearch.ts'

export interface MultiSelectProps extends FieldProps<readonly string[]> {
  options: readonly Option[]
  max?: number
  maxReason?: string
  placeholder?: string
  chipsShown?: number
  isOneLine?: boolean
  onOpen?: () => void
}

/** A select for several options, shown as chips, with a searchable list. */
export function MultiSelect(props: MultiSelectProps) {
  const {
    label,
    name,
    value,
    onChange,
    onBlur,
    options,
    max = Infinity,
    maxReason,
    chipsShown = 6,
    isOneLine = false,
    disabledReason,
  } = props
  const ids = useFieldIds(props)
  const t = useWords(uiWords)
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const selected = useMemo(() => new Set(value), [value])
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options])
  const isFull = value.length >= max
  const fullReason = (option: Option) =>
    isFull && !selected.has(option.value) ? (maxReason ?? t('field.atMost', { n: max })) : undefined
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const change = (next: readonly string[]) => {
    latest.current = next
    onChange(next)
  }
  const toggle = (option: Option) => {
    const current = latest.current
    const isSelected = current.includes(option.value)
    if (option.disabledReason || (!isSelected && current.length >= max)) return
    change(isSelected ? current.filter((other) => other !== option.value) : [...current, option.value])
  }
  const list = useOptionSearch(options, toggle)
  const opener = useOpener({
    popup: 'dialog',
    arrows: true,
    onOpen: (open) => {
      latest.current = value
      if (open) {
        list.restart()
        props.onOpen?.()
      } else onBlur?.()
    },
  })
  const parts = useLazyModule(floating, opener.isOpen, opener.close)
  const selectable = list.found.filter((option) => !option.disabledReason && !selected.has(option.value))
  const hidden = value.length - chipsShown

  return (
    <FieldFrame {...pickFrame(props)} id={ids.id} labelId={ids.labelId}>
      <div
        ref={frame}
        className={`${box} ${isOneLine ? css.chipsLine[props.isLabelHidden ? 'amongButtons' : 'amongFields'] : css.chipsBox}`}
      >
        {value.slice(0, chipsShown).map((item) => (
          <Chip
            key={item}
            label={labels.get(item) ?? item}
            onRemove={disabledReason ? undefined : () => change(latest.current.filter((other) => other !== item))}
          />
        ))}
        <ListTrigger
          isBare
          ids={ids}
          opener={opener}
          chosen={undefined}
          placeholder={
            hidden > 0
              ? t('field.more', { n: hidden })
              : value.length > 0
                ? isOneLine
                  ? ''
                  : t('field.add')
                : (props.placeholder ?? t('field.choose'))
          }
        />
      </div>
      {value.map((item) => (
        <input key={item} type="hidden" name={name} value={item} />
      ))}
      {parts && opener.hasOpened && (
        <parts.PopoverPanel
          opening={opener.opening}
          gutter={4}
          initialFocus={input}
          beside={frame}
          className={css.panel}
          label={label}
        >
          <parts.SearchedList
            isMany
            label={label}
            list={list}
            inputRef={input}
            isChosen={(item) => selected.has(item)}
            onChoose={toggle}
            refusal={fullReason}
          />
          <div className={css.foot}>
            <span role="status">
              {Number.isFinite(max)
                ? t('field.chosenOf', { n: value.length, max })
                : t('field.chosen', { n: value.length })}
              {isFull && ` · ${maxReason ?? t('field.atMost', { n: max })}`}
            </span>
            {value.length > 0 ? (
              <Button tone="quiet" size="s" onClick={() => change([])}>
                {t('field.none')}
              </Button>
            ) : (
              selectable.length > 0 &&
              selectable.length <= max && (
                <Button tone="quiet" size="s" onClick={() => change(selectable.map((option) => option.value))}>
                  {t('field.all', { n: selectable.length })}
                </Button>
              )
            )}
          </div>
        </parts.PopoverPanel>
      )}
    </FieldFrame>
  )
}
