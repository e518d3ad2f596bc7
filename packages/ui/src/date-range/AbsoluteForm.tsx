import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { Button, IconButton } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useCopy } from '../keyvalue/useCopy.ts'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './panel.css.ts'
import { problemText } from './problemText.ts'
import { type RangeLimits, type RangeNotice, type Span, writeMoment } from './range.ts'
import { checkRange, splitRange } from './typedRange.ts'

/** Two typed moments; applied by Enter or the button, never while typing. A range pasted into either field fills both. */
export function AbsoluteForm({
  span,
  limits,
  limitReason,
  onLimit,
  onApply,
  onDone,
}: {
  span: Span
  limits: RangeLimits
  limitReason?: string
  onLimit?: () => void
  onApply: (span: Span) => void
  onDone: () => void
}) {
  const t = useWords(uiWords)
  const { locale } = useLocale()
  const copy = useCopy()
  const form = useRef<HTMLFormElement>(null)
  const { zone } = limits
  const [typed, setTyped] = useState(() => ({ from: writeMoment(span.from, zone), to: writeMoment(span.to, zone) }))
  const [left, setLeft] = useState<'none' | 'from' | 'both'>('none')
  const [cut, setCut] = useState<readonly RangeNotice[]>([])
  const check = checkRange(typed, limits)

  const isShown =
    'problem' in check && (left === 'both' || (left === 'from' && 'field' in check && check.field === 'from'))
  const problem = isShown ? problemText(check, limits, t, locale, limitReason) : undefined
  const wrongField = 'field' in check ? check.field : 'to'
  const seen = 'span' in check && left === 'both' ? check.notices : []
  const notices = seen.length > 0 ? seen : cut

  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    setCut([])
  }
  const paste = (event: ClipboardEvent) => {
    const both = splitRange(event.clipboardData.getData('text'))
    if (!both) return
    event.preventDefault()
    setTyped({ from: both[0], to: both[1] })
    setLeft('both')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setLeft('both')
    if ('problem' in check) {
      form.current?.querySelector<HTMLElement>(`[data-field="${wrongField}"]`)?.focus()
      return
    }
    onApply(check.span)
    if (check.notices.every((notice) => seen.includes(notice))) return onDone()
    setCut(check.notices)
    setTyped({ from: writeMoment(check.span.from, zone), to: writeMoment(check.span.to, zone) })
  }

  return (
    <form
      ref={form}
      className={css.absolute}
      onSubmit={submit}
      onPaste={paste}
      noValidate
      aria-label={t('range.absolute')}
    >
      <div className={css.foot}>
        <h3 className={css.title}>{t('range.absolute')}</h3>
        <IconButton
          size="s"
          icon="copy"
          label={t('range.copy')}
          onClick={() => void copy(`${writeMoment(span.from, zone)} → ${writeMoment(span.to, zone)}`)}
        />
      </div>
      <TextField
        label={t('range.from')}
        name="from"
        value={typed.from}
        placeholder={t('range.pattern')}
        onChange={(from) => type({ from })}
        onBlur={() => setLeft((before) => (before === 'none' ? 'from' : before))}
        error={wrongField === 'from' ? problem : undefined}
      />
      <TextField
        label={t('range.to')}
        name="to"
        value={typed.to}
        placeholder={t('range.pattern')}
        onChange={(to) => type({ to })}
        onBlur={() => setLeft('both')}
        error={wrongField === 'to' ? problem : undefined}
      />
      <div role="status">
        {notices.map((notice) => (
          <div key={notice} className={css.notice}>
            <Icon name="info" size={16} />
            {t(`range.cut.${notice}`)}
          </div>
        ))}
      </div>
      <div className={css.foot}>
        <span className={css.zone}>{zone}</span>
        {problem && 'problem' in check && check.problem === 'tooLong' && onLimit ? (
          <Button size="s" onClick={onLimit}>
            {t('range.seeOptions')}
          </Button>
        ) : (
          <Button type="submit" tone="primary" size="s">
            {t('range.apply')}
          </Button>
        )}
      </div>
    </form>
  )
}
