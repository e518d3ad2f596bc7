import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAnnounce } from '../announce/Announcer.tsx'
import { IconButton } from '../button/Button.tsx'
import { useFormat } from '../format/useFormat.ts'
import { Icon } from '../icon/Icon.tsx'
import { MiddleTruncate } from '../text/MiddleTruncate.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { partsWords } from '../words/parts.ts'
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx'
import * as css from './file.css.ts'
import { pickFrame } from './TextField.tsx'

export interface FileFieldProps extends FieldProps<readonly File[]> {
  endings?: readonly `.${string}`[]
  maxBytes?: number
  isMany?: boolean
  /** Takes what is pasted anywhere in the form around, such as a picture of the screen. */
  takesPaste?: boolean
}

/** A file input with a drop zone. Rejected files are reported in the error text. */
export function FileField(props: FileFieldProps) {
  const { label, name, value, onChange, onBlur, endings = [], maxBytes, isMany = false, disabledReason } = props
  const { takesPaste = false } = props
  const t = useWords(partsWords)
  const format = useFormat()
  const announce = useAnnounce()
  const [rejections, setRejections] = useState<readonly string[]>([])
  const [isDragOver, setDragOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const error = rejections.length > 0 ? rejections.join(' ') : props.error
  const { id, labelId, aria } = useFieldIds({ ...props, ...(error && { error }) })

  const problemOf = (file: File): string | undefined => {
    const hasKnownExtension = endings.length === 0 || endings.some((ending) => file.name.toLowerCase().endsWith(ending))
    if (!hasKnownExtension) return t('file.ending', { name: file.name, endings: endings.join(', ') })
    if (maxBytes !== undefined && file.size > maxBytes) {
      return t('file.large', { name: file.name, size: format.bytes(file.size), max: format.bytes(maxBytes) })
    }
    if (file.size === 0) return t('file.empty', { name: file.name })
    return undefined
  }
  const addFiles = (files: readonly File[]) => {
    if (disabledReason || files.length === 0) return
    const problems = files.map(problemOf)
    const accepted = files.filter((_, index) => problems[index] === undefined)
    setRejections(problems.filter((problem) => problem !== undefined))
    if (accepted.length === 0) return
    const acceptedNames = new Set(accepted.map((file) => file.name))
    onChange(isMany ? [...value.filter((file) => !acceptedNames.has(file.name)), ...accepted] : accepted.slice(-1))
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    const names = new Set(value.map((file) => file.name))
    const named = files.map((file) => {
      const name = freeName(file.name, names)
      names.add(name)
      return name === file.name ? file : new File([file], name, { type: file.type })
    })
    addFiles(named)
    announce(t('file.pasted', { names: named.map(({ name }) => name).join(', ') }), 'polite')
  })
  useEffect(() => {
    const form = takesPaste && input.current?.form
    if (!form) return
    const listener = (event: ClipboardEvent) => paste(event)
    form.addEventListener('paste', listener)
    return () => form.removeEventListener('paste', listener)
  }, [takesPaste])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setDragOver(false)
    addFiles([...event.dataTransfer.files])
  }
  const hint = [
    endings.length > 0 && endings.join(', '),
    maxBytes !== undefined && t('file.upTo', { max: format.bytes(maxBytes) }),
    takesPaste && t('file.paste'),
  ].filter(Boolean)
  return (
    <FieldFrame {...pickFrame(props)} {...(error && { error })} id={id} labelId={labelId}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input is the accessible alternative to dropping */}
      <div
        className={css.zone}
        data-over={isDragOver || undefined}
        data-off={disabledReason ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          if (!disabledReason) setDragOver(true)
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={onDrop}
      >
        <Icon name="upload" size={20} />
        <span className={css.words}>
          <span className={css.call}>{t(isMany ? 'file.chooseMany' : 'file.choose')}</span>
          {hint.length > 0 && <span className={css.hint}>{hint.join(' · ')}</span>}
        </span>
        <input
          {...aria}
          ref={input}
          type="file"
          name={name}
          className={css.input}
          multiple={isMany}
          accept={endings.join(',') || undefined}
          onClick={(event) => {
            if (disabledReason) event.preventDefault()
          }}
          onChange={(event) => {
            addFiles([...(event.target.files ?? [])])
            event.target.value = ''
          }}
          onBlur={onBlur}
        />
      </div>
      {value.length > 0 && (
        <ul className={css.files} aria-label={t('file.chosen', { label })}>
          {value.map((file) => (
            <li key={file.name} className={css.file}>
              <FileFace file={file} />
              <span className={css.name}>
                <MiddleTruncate text={file.name} />
              </span>
              <span className={css.size}>{format.bytes(file.size)}</span>
              {!disabledReason && (
                <IconButton
                  icon="x"
                  size="s"
                  label={t('file.remove', { name: file.name })}
                  onClick={() => {
                    onChange(value.filter((other) => other !== file))
                    input.current?.focus()
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}

/** Browsers call every pasted picture the same. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  let n = 2
  while (taken.has(`${stem}-${n}${ending}`)) n++
  return `${stem}-${n}${ending}`
}

const drawn = /^image\/(?:png|jpeg|gif|webp)$/

function FileFace({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!drawn.test(file.type)) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (address === undefined) return <Icon name="file" size={16} />
  return <img className={css.face} src={address} alt="" />
}
