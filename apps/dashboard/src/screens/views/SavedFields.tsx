import type { SharedUrl } from '@parapet/api'
import { DateField, TextArea, TextField, useLocale, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { dayOf, endOfDay } from '../../shared/board/views/days.ts'
import { NoteFields } from '../../shared/board/views/NoteFields.tsx'
import { savedOf } from '../../shared/board/views/savedRow.ts'
import { viewsWords } from '../../shared/board/views/views.words.ts'
import type { SavedDraft } from './savedViews.tsx'

/** The fields of a saved item: text and span of a note, name and description of others. */
export function SavedFields({ form, row }: { form: ResourceForm<SavedDraft>; row: SharedUrl | null }) {
  const t = useWords(viewsWords)
  const { zone } = useLocale()
  const kind = row ? savedOf(row)?.kind : undefined
  const { expires } = form.values
  const today = dayOf(Date.now() / 1000, zone)
  if (kind === 'note') return <NoteFields form={form} />
  return (
    <>
      {kind && <TextField label={t('name')} required {...form.field('name')} />}
      <TextArea
        label={t('description')}
        help={kind === 'view' || kind === 'board' ? t('description.help') : undefined}
        maxLength={500}
        {...form.field('description')}
      />
      {kind && (
        <DateField
          label={t('expires')}
          help={t('expires.help')}
          today={today}
          min={today}
          {...form.field('expires')}
          value={expires === null ? null : dayOf(expires - 1, zone)}
          onChange={(day) => form.set('expires', day === null ? null : endOfDay(day, zone))}
        />
      )}
    </>
  )
}
