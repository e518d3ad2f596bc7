import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Chip } from '../chip/Chip.tsx'
import { floating } from '../floating/floating.ts'
import { useLater } from '../floating/later.ts'
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
  /** The maximum selection; when reached, the other options show `maxReason`. */
  max?: number
  maxReason?: string
  placeholder?: string
  /** The number of chips before "+4". */
  chipsShown?: number
  /** Stays as high as the fields beside it: chips are shortened instead of going on below. */
  isOneLine?: boolean
}

/** Several of many: chips in the field, a searchable list with boxes under it. */
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
  const chosen = useMemo(() => new Set(value), [value])
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options])
  const isFull = value.length >= max
  const refusal = (option: Option) =>
    isFull && !chosen.has(option.value) ? (maxReason ?? t('field.atMost', { n: max })) : undefined
  // The parent may return the value late; fast keyboard selection must not lose any.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const change = (next: readonly string[]) => {
    latest.current = next
    onChange(next)
  }
  const toggle = (option: Option) => {
    const now = latest.current
    const isChosen = now.includes(option.value)
    if (option.disabledReason || (!isChosen && now.length >= max)) return
    change(isChosen ? now.filter((one) => one !== option.value) : [...now, option.value])
  }
  const list = useOptionSearch(options, toggle)
  const opener = useOpener({
    popup: 'dialog',
    arrows: true,
    onOpen: (open) => {
      latest.current = value
      if (open) list.restart()
      else onBlur?.()
    },
  })
  const parts = useLater(floating, opener.isOpen, opener.close)
  const free = list.found.filter((option) => !option.disabledReason && !chosen.has(option.value))
  const hidden = value.length - chipsShown

  return (
    <FieldFrame {...pickFrame(props)} id={ids.id} labelId={ids.labelId}>
      <div ref={frame} className={`${box} ${isOneLine ? css.chipsLine : css.chipsBox}`}>
        {value.slice(0, chipsShown).map((one) => (
          <Chip
            key={one}
            label={labels.get(one) ?? one}
            onRemove={disabledReason ? undefined : () => change(latest.current.filter((other) => other !== one))}
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
      {value.map((one) => (
        <input key={one} type="hidden" name={name} value={one} />
      ))}
      {parts && opener.isKept && (
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
            isChosen={(one) => chosen.has(one)}
            onChoose={toggle}
            refusal={refusal}
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
              free.length > 0 &&
              free.length <= max && (
                <Button tone="quiet" size="s" onClick={() => change(free.map((option) => option.value))}>
                  {t('field.all', { n: free.length })}
                </Button>
              )
            )}
          </div>
        </parts.PopoverPanel>
      )}
    </FieldFrame>
  )
}
