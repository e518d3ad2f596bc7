import { packSaved, type SavedNote, user as userCalls } from '@parapet/api'
import { RadioCards, Text, useLocale, useWords } from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../../kit/form/useSavedForm.ts'
import { resourceWords } from '../../../kit/words/resource.words.ts'
import { authorName } from '../../../platform/session/authorName.ts'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { type NoteDraft, NoteFields, noteDraft, noteProblems, noteSpan } from './NoteFields.tsx'
import type { ViewSource } from './viewSource.ts'
import { viewsWords } from './views.words.ts'

interface NoteDialogProps {
  isOpen: boolean
  onClose: () => void
  source: Pick<ViewSource, 'span' | 'sites'>
  /** The value that the note is about. */
  about?: SavedNote['about']
}

/** Dialog that adds a note for the visible span, which charts then mark. */
export function NoteDialog({ isOpen, onClose, source, about }: NoteDialogProps) {
  const t = useWords(viewsWords)
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t('note.title')}>
      <NoteForm source={source} about={about} onDone={onClose} />
    </FormDialog>
  )
}

interface NoteFormProps extends Pick<NoteDialogProps, 'source' | 'about'> {
  onDone: () => void
}

interface NewNote extends NoteDraft {
  whose: 'mine' | 'company'
}

function NoteForm({ source: { span, sites }, about, onDone }: NoteFormProps) {
  const t = useWords(viewsWords)
  const ui = useWords(resourceWords)
  const { zone } = useLocale()
  const session = useSession()
  const { user, company } = session
  // The span of a board moves on while the dialog is open.
  const [initial] = useState((): NewNote => ({ ...noteDraft('', span, zone), whose: 'company' }))
  const form = useSavedForm<NewNote, (() => Promise<unknown>) | typeof notSaved>({
    initial,
    check: (draft) => noteProblems(draft, zone, t),
    asSent: (draft) => ({ ...draft, text: draft.text.trim() }),
    save: async (draft, send) => {
      const noted = noteSpan(draft, zone)
      if (!noted || !user || !company) return notSaved
      const owner = draft.whose === 'company' ? company.id : user.id
      const note = {
        kind: 'note',
        name: draft.text,
        author: authorName(session),
        company: company.id,
        expiresAt: null,
        sites,
        ...(about && { about }),
        ...noted,
      } as const
      const { id } = await send(userCalls.addSharedUrl, {
        user: owner,
        body: { user: user.id, ...packSaved(note, '') },
      })
      return () => send(userCalls.removeSharedUrl, { user: owner, id })
    },
    onSaved: onDone,
    saved: t('note.done'),
    undo: (remove) => remove,
    failed: ui('failed'),
    draft: {
      code: ['note', company?.id ?? 0, ...(about ? [about.kind, about.value] : [])].join('.'),
      fields: ['text'],
    },
    leaves: 'none',
  })
  return (
    <SavedForm form={form} label={t('note.title')} submitLabel={t('note.do')} onCancel={onDone}>
      <Text as="p" tone="muted">
        {t('note.help')}
      </Text>
      {about && (
        <Text as="p" weight="semibold">
          {t('note.about', { value: about.value.slice(0, 400) })}
        </Text>
      )}
      <NoteFields form={form} />
      {sites.length > 0 && <Text as="p">{t('note.sites', { sites: sites.join(', ') })}</Text>}
      <RadioCards
        label={t('save.whose')}
        {...form.field('whose')}
        options={[
          {
            value: 'company',
            label: t('save.company', { company: company?.name ?? '' }),
            help: t('save.companyHelp'),
          },
          { value: 'mine', label: t('save.mine'), help: t('note.mine') },
        ]}
      />
    </SavedForm>
  )
}
