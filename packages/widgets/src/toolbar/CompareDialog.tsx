import { checkViewRange, previousSpan, resolveRange } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { Button, Dialog, TextField, uiWords, useFormat, useWords } from '@parapet/ui'
import { formatMoment, parseMoment } from '@parapet/ui/range'
import { type FormEvent, useId, useState } from 'react'
import { toolbarWords } from '../words/toolbar.ts'
import type { ToolbarProps } from './Toolbar.tsx'
import * as css from './toolbar.css.ts'

/** Prompts for the start of a custom comparison period. */
export function CompareDialog({ control, moment, zone, capability, onClose }: ToolbarProps & { onClose: () => void }) {
  const t = useWords(toolbarWords)
  const ui = useWords(uiWords)
  const f = useFormat()
  const id = useId()
  const now = lastFullMinute(moment.now)
  const { range } = checkViewRange(control.view.range, capability, { now, zone })
  const span = resolveRange(range, { now, zone })
  const length = span.to - span.from
  const [typed, setTyped] = useState(() =>
    formatMoment(control.view.against ?? previousSpan(span, 'week', { zone }).from, zone),
  )
  const [isTried, setTried] = useState(false)
  const against = parseMoment(typed, zone)
  const problem = (): string | undefined => {
    if (typed.trim() === '') return ui('range.missing')
    if (against === null) return ui('range.notDate')
    if (against < now - capability.oldestSeconds)
      return t('compare.from', { date: f.date(now - capability.oldestSeconds, 'dateTime') })
    return against + length > now ? t('compare.begin.future') : undefined
  }
  const wrong = problem()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong !== undefined || against === null) return
    control.set({ compare: 'custom', against, match: undefined })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('compare.begin.title')}
      actions={
        <>
          <Button tone="primary" type="submit" form={id}>
            {t('filter.apply')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('compare.begin.cancel')}
          </Button>
        </>
      }
    >
      <form id={id} className={css.begin} onSubmit={submit} noValidate>
        <TextField
          label={t('compare.begin.label')}
          name="against"
          value={typed}
          placeholder={ui('range.pattern')}
          onChange={setTyped}
          help={
            wrong === undefined && against !== null
              ? t('compare.begin.until', { date: f.date(against + length, 'seconds'), length: f.duration(length) })
              : t('compare.begin.long', { length: f.duration(length) })
          }
          {...(isTried && wrong !== undefined ? { error: wrong } : {})}
        />
      </form>
    </Dialog>
  )
}
