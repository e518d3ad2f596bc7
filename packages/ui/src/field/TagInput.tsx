import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { Chip } from '../chip/Chip.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import * as css from './field.css.ts'
import * as listCss from './list.css.ts'
import { pickFrame } from './TextField.tsx'

export interface TagInputProps extends FieldProps<readonly string[]> {
  placeholder?: string
  mono?: boolean
  check?: (tag: string) => string | undefined
}

/** A text field whose entries become chips, on Enter, comma or paste. */
export function TagInput(props: TagInputProps) {
  const { name, value, onChange, onBlur, mono, check, disabledReason } = props
  const [draft, setDraft] = useState('')
  const [problem, setProblem] = useState<string>()
  const error = problem ?? props.error
  const { id, labelId, aria } = useFieldIds({ ...props, error })
  const t = useWords(uiWords)

  const add = (text: string): void => {
    const next = [...value]
    const rejected: string[] = []
    let firstProblem: string | undefined
    for (const tag of text.split(/[,;\n]/).map((part) => part.trim())) {
      if (tag === '') continue
      const tagProblem = next.includes(tag) ? t('field.twice', { tag }) : check?.(tag)
      if (tagProblem === undefined) next.push(tag)
      else {
        rejected.push(tag)
        firstProblem ??= tagProblem
      }
    }
    setProblem(firstProblem)
    setDraft(rejected.join(', '))
    if (next.length !== value.length) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',') {
      if (draft.trim() === '') return
      event.preventDefault()
      add(draft)
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) {
      event.preventDefault()
      setDraft(value.at(-1) ?? '')
      onChange(value.slice(0, -1))
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[,;\n]/.test(text)) return
    event.preventDefault()
    add(text)
  }

  return (
    <FieldFrame {...pickFrame(props)} error={error} id={id} labelId={labelId}>
      <div className={`${css.box} ${listCss.chipsBox}`}>
        {value.map((tag) => (
          <Chip
            key={tag}
            label={tag}
            onRemove={disabledReason ? undefined : () => onChange(value.filter((other) => other !== tag))}
          />
        ))}
        <input
          {...aria}
          className={`${css.input} ${listCss.tagInput} ${mono ? css.mono : ''}`}
          type="text"
          name={name}
          value={draft}
          autoComplete="off"
          spellCheck={false}
          readOnly={disabledReason !== undefined}
          placeholder={value.length === 0 ? props.placeholder : undefined}
          onChange={(event) => {
            setDraft(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            if (!disabledReason) add(draft)
            onBlur?.()
          }}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{t('field.entries', { n: value.length })}</span>
      </VisuallyHidden>
    </FieldFrame>
  )
}
