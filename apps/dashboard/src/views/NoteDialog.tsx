import { failureOf, packSaved, user as userCalls, useSendWrite } from '@parapet/api'
import { Button, Dialog, Form, RadioCards, Text, useForm, useLocale, useToast, useWords } from '@parapet/ui'
import { useId, useMemo, useState } from 'react'
import { useDescribeFailure } from '../failure/describeFailure.ts'
import { useFailureToast } from '../failure/useFailureToast.ts'
import { DraftNotice } from '../kit/form/DraftNotice.tsx'
import { useDraft, useKeep } from '../kit/form/useDraft.ts'
import { useSession } from '../session/SessionContext.ts'
import { viewsWords } from '../words/views.ts'
import { authorName } from './authorName.ts'
import { type NoteDraft, NoteFields, noteDraft, noteProblems, noteSpan } from './NoteFields.tsx'
import type { ViewSource } from './viewSource.ts'

interface NoteDialogProps {
  isOpen: boolean
  onClose: () => void
  source: Pick<ViewSource, 'span' | 'sites'>
}

/** Dialog that adds a note for the visible span, which charts then mark. */
export function NoteDialog({ isOpen, onClose, source }: NoteDialogProps) {
  const t = useWords(viewsWords)
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="m"
      title={t('note.title')}
      actions={
        <>
          <Button tone="primary" type="submit" form={id} busy={isBusy}>
            {t('note.do')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('save.cancel')}
          </Button>
        </>
      }
    >
      {isOpen && <NoteForm id={id} source={source} onBusy={setBusy} onDone={onClose} />}
    </Dialog>
  )
}

interface NoteFormProps extends Pick<NoteDialogProps, 'source'> {
  id: string
  onBusy: (isBusy: boolean) => void
  onDone: () => void
}

function NoteForm({ id, source: { span, sites }, onBusy, onDone }: NoteFormProps) {
  const t = useWords(viewsWords)
  const { zone } = useLocale()
  const toast = useToast()
  const send = useSendWrite()
  const describe = useDescribeFailure()
  const showFailure = useFailureToast()
  const session = useSession()
  const { user, company } = session
  const [failure, setFailure] = useState<string>()
  const kept = useDraft(`note.${company?.id ?? 0}`, { text: '' })
  const form = useForm<NoteDraft & { whose: 'mine' | 'company' | null }>(
    { ...noteDraft(kept.start.text, span, zone), whose: 'company' },
    (draft) => noteProblems(draft, zone, t),
  )
  const { text } = form.values
  useKeep(
    kept,
    useMemo(() => ({ text }), [text]),
  )
  if (!user || !company) return null
  const save = async (draft: NoteDraft & { whose: string | null }) => {
    const noted = noteSpan(draft, zone)
    if (!noted) return
    const owner = draft.whose === 'company' ? company.id : user.id
    setFailure(undefined)
    onBusy(true)
    try {
      const note = {
        kind: 'note',
        name: draft.text.trim(),
        author: authorName(session),
        company: company.id,
        expiresAt: null,
        sites,
        ...noted,
      } as const
      const row = await send(userCalls.addSharedUrl, { user: owner, body: { user: user.id, ...packSaved(note, '') } })
      const undo = () => send(userCalls.removeSharedUrl, { user: owner, id: row.id })
      toast.success(t('note.done'), {
        label: t('note.undo'),
        onAct: () => void undo().catch((problem: unknown) => showFailure(problem)),
      })
      kept.clear()
      onDone()
    } catch (problem) {
      setFailure(describe(failureOf(problem)))
    } finally {
      onBusy(false)
    }
  }
  return (
    <Form id={id} onSubmit={() => form.submit(save)} error={failure}>
      {kept.isRestored && text === kept.start.text && (
        <DraftNotice
          text={t('draft.restored')}
          discardLabel={t('draft.discard')}
          onDiscard={() => form.set({ text: '' })}
        />
      )}
      <Text as="p" tone="muted">
        {t('note.help')}
      </Text>
      <NoteFields form={form} />
      {sites.length > 0 && <Text as="p">{t('note.sites', { sites: sites.join(', ') })}</Text>}
      <RadioCards
        label={t('save.whose')}
        {...form.field('whose')}
        options={[
          {
            value: 'company',
            label: t('save.company', { company: company.name }),
            help: t('save.companyHelp'),
          },
          { value: 'mine', label: t('save.mine'), help: t('note.mine') },
        ]}
      />
    </Form>
  )
}
