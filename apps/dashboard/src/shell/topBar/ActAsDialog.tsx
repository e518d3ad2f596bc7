import { type AnswerOf, company, useRead } from '@parapet/api'
import { Combobox, type FieldBinding, Skeleton, useWords } from '@parapet/ui'
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

const initial: { user: string | null } = { user: null }

function ActAsForm({ onDone }: { onDone: () => void }) {
  const t = useWords(panelsWords)
  const shell = useWords(shellWords)
  const { startActing } = useSession()
  const read = useRead(company.possibleUsers, {})
  const form = useSavedForm({
    initial,
    save: async ({ user: chosen }) => {
      const user = read.data?.find(({ id }) => String(id) === chosen)
      return user ? startActing(user) : notSaved
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
    </SavedForm>
  )
}

interface UserFieldProps {
  users: AnswerOf<typeof company.possibleUsers>
  field: FieldBinding<string | null>
}

function UserField({ users, field }: UserFieldProps) {
  const t = useWords(panelsWords)
  const options = useMemo(
    () =>
      users.map(({ id, username, first_name, last_name }) => ({
        value: String(id),
        label: [first_name, last_name].filter(Boolean).join(' ') || username,
        detail: username,
      })),
    [users],
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
