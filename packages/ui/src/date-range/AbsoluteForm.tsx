import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { Button, IconButton } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useCopy } from '../keyvalue/useCopy.ts'
import { useLocale, useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './panel.css.ts'
import { formatMoment, type RangeClamp, type RangeLimits, type Span } from './range.ts'
import { rangeProblemText } from './rangeProblemText.ts'
import { checkRange, splitRange } from './typedRange.ts'

/** The form for a range with fixed start and end. A range pasted into either field fills both. */
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
  const [typed, setTyped] = useState(() => ({ from: formatMoment(span.from, zone), to: formatMoment(span.to, zone) }))
  const [touched, setTouched] = useState<'none' | 'from' | 'both'>('none')
  const [appliedNotices, setAppliedNotices] = useState<readonly RangeClamp[]>([])
  const check = checkRange(typed, limits)

  const showsProblem =
    'problem' in check && (touched === 'both' || (touched === 'from' && 'field' in check && check.field === 'from'))
  const problem = showsProblem ? rangeProblemText(check, limits, t, locale, limitReason) : undefined
  const invalidField = 'field' in check ? check.field : 'to'
  const shownNotices = 'span' in check && touched === 'both' ? check.notices : []
  const notices = shownNotices.length > 0 ? shownNotices : appliedNotices

  const updateTyped = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    setAppliedNotices([])
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = splitRange(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    setTyped({ from: pasted[0], to: pasted[1] })
    setTouched('both')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setTouched('both')
    if ('problem' in check) {
      form.current?.querySelector<HTMLElement>(`[data-field="${invalidField}"]`)?.focus()
      return
    }
    onApply(check.span)
    if (check.notices.every((notice) => shownNotices.includes(notice))) return onDone()
    setAppliedNotices(check.notices)
    setTyped({ from: formatMoment(check.span.from, zone), to: formatMoment(check.span.to, zone) })
  }

  return (
    <form
      ref={form}
      className={css.absolute}
      onSubmit={onSubmit}
      onPaste={onPaste}
      noValidate
      aria-label={t('range.absolute')}
    >
      <div className={css.foot}>
        <h3 className={css.title}>{t('range.absolute')}</h3>
        <IconButton
          size="s"
          icon="copy"
          label={t('range.copy')}
          onClick={() => void copy(`${formatMoment(span.from, zone)} → ${formatMoment(span.to, zone)}`)}
        />
      </div>
      <TextField
        label={t('range.from')}
        name="from"
        value={typed.from}
        placeholder={t('range.pattern')}
        onChange={(from) => updateTyped({ from })}
        onBlur={() => setTouched((before) => (before === 'none' ? 'from' : before))}
        error={invalidField === 'from' ? problem : undefined}
      />
      <TextField
        label={t('range.to')}
        name="to"
        value={typed.to}
        placeholder={t('range.pattern')}
        onChange={(to) => updateTyped({ to })}
        onBlur={() => setTouched('both')}
        error={invalidField === 'to' ? problem : undefined}
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
