import { type AnswerOf, companies, company, useRead } from '@parapet/api'
import { Combobox, type FieldBinding, Skeleton, TextField, useWords } from '@parapet/ui'
import { useEffect, useMemo, useRef } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import { panelsWords } from './panels.words.ts'

/** Lets staff choose a user to act as (§4). */
export function ActAsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const shell = useWords(shellWords)
  return (
    <FormDialog isOpen={open} onClose={onClose} title={shell('user.actAs')} size="s">
      <ActAsForm onDone={onClose} />
    </FormDialog>
  )
}

const MOST_REASON = 200

const initial: { user: string | null; reason: string } = { user: null, reason: '' }

function ActAsForm({ onDone }: { onDone: () => void }) {
  const t = useWords(panelsWords)
  const shell = useWords(shellWords)
  const { startActing } = useSession()
  const read = useRead(company.possibleUsers, {})
  const form = useSavedForm({
    initial,
    check: ({ user, reason }) => ({
      user: user === null ? t('actAs.choose') : undefined,
      reason:
        reason.trim() === ''
          ? t('actAs.noReason')
          : reason.trim().length > MOST_REASON
            ? t('actAs.longReason', { max: MOST_REASON, n: reason.trim().length })
            : undefined,
    }),
    save: async ({ user: chosen, reason }) => {
      const user = read.data?.find(({ id }) => String(id) === chosen)
      return user ? startActing(user, reason.trim()) : notSaved
    },
    onSaved: onDone,
    failed: t('actAs.failed'),
    leaves: 'none',
  })
  return (
    <SavedForm
      form={form}
      label={shell('user.actAs')}
      submitLabel={t('actAs.start')}
      needsChange
      unchangedReason={t('actAs.choose')}
      onCancel={onDone}
    >
      <p>{t('actAs.text')}</p>
      <ReadSection read={read} failed={t('actAs.unread')} placeholder={<Skeleton width="100%" height="40px" />}>
        {(users) => <UserField users={users} field={form.field('user')} />}
      </ReadSection>
      <TextField label={t('actAs.reason')} help={t('actAs.reasonHelp')} required {...form.field('reason')} />
    </SavedForm>
  )
}

interface UserFieldProps {
  users: AnswerOf<typeof company.possibleUsers>
  field: FieldBinding<string | null>
}

function UserField({ users, field }: UserFieldProps) {
  const t = useWords(panelsWords)
  const { data } = useRead(companies.list, {}, { quiet: true })
  const clientOf = useMemo(() => new Map(data?.map(({ id, client }) => [id, client?.name])), [data])
  const options = useMemo(
    () =>
      users.map(({ id, username, first_name, last_name, transparentprofile_set, clientprofile_set }) => {
        const own = transparentprofile_set.map((profile) => profile.company)
        const [first] = own
        const names = [...clientprofile_set.map(({ client }) => client.name), ...own.map((one) => clientOf.get(one.id))]
        const client = names.find(Boolean)
        return {
          value: String(id),
          label: [first_name, last_name].filter(Boolean).join(' ') || username,
          detail: [
            username,
            first && (own.length > 1 ? t('actAs.companies', { first: first.name, n: own.length - 1 }) : first.name),
            client && t('actAs.client', { client }),
          ]
            .filter(Boolean)
            .join(' · '),
        }
      }),
    [users, clientOf, t],
  )
  // While users load, the only controls of the dialog are its buttons.
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus(), [])
  return (
    <div ref={box}>
      <Combobox label={t('actAs.user')} options={options} {...field} />
    </div>
  )
}
