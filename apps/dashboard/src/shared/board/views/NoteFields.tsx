import { Columns, DateField, type FieldBinding, TextArea, TimeField, useLocale, useWords } from '@parapet/ui'
import { dayOf, momentOf, timeOf } from './days.ts'
import { viewsWords } from './views.words.ts'

/** The fields of a note: its text, and the days and times between which it holds. */
export interface NoteDraft {
  text: string
  fromDay: string | null
  fromTime: string | null
  toDay: string | null
  toTime: string | null
}

/** The draft of a note on a span, epoch seconds. */
export function noteDraft(text: string, { from, to }: { from: number; to: number }, zone: string): NoteDraft {
  return {
    text,
    fromDay: dayOf(from, zone),
    fromTime: timeOf(from, zone),
    toDay: dayOf(to, zone),
    toTime: timeOf(to, zone),
  }
}

/** The span of a draft; null while a part is missing or it ends before it starts. */
export function noteSpan(draft: NoteDraft, zone: string): { from: number; to: number } | null {
  const from = momentOf(draft.fromDay, draft.fromTime, zone)
  const to = momentOf(draft.toDay, draft.toTime, zone)
  return from === null || to === null || to <= from ? null : { from, to }
}

/** The problems of a draft by field. */
export function noteProblems(
  draft: NoteDraft,
  zone: string,
  t: (key: 'error.text' | 'error.moment' | 'error.range') => string,
) {
  const hasFrom = draft.fromDay !== null && draft.fromTime !== null
  const hasTo = draft.toDay !== null && draft.toTime !== null
  return {
    text: draft.text.trim() === '' ? t('error.text') : undefined,
    fromDay: hasFrom ? undefined : t('error.moment'),
    toDay: !hasTo ? t('error.moment') : hasFrom && noteSpan(draft, zone) === null ? t('error.range') : undefined,
  }
}

interface NoteForm {
  field(name: 'text'): FieldBinding<string>
  field(name: 'fromDay' | 'fromTime' | 'toDay' | 'toTime'): FieldBinding<string | null>
}

/** The fields of a note, of any form that has them. */
export function NoteFields({ form }: { form: NoteForm }) {
  const t = useWords(viewsWords)
  const { zone } = useLocale()
  const today = dayOf(Date.now() / 1000, zone)
  return (
    <>
      <TextArea label={t('text')} required maxLength={280} rows={3} {...form.field('text')} />
      <Columns count={2}>
        <DateField label={t('from.day')} required today={today} {...form.field('fromDay')} />
        <TimeField label={t('from.time')} required zone={zone} {...form.field('fromTime')} />
        <DateField label={t('to.day')} required today={today} {...form.field('toDay')} />
        <TimeField label={t('to.time')} required zone={zone} {...form.field('toTime')} />
      </Columns>
    </>
  )
}
