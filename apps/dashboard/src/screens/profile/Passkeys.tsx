import { CallFailure, callApi, type Passkey, useApi, useRead, user as userCalls } from '@parapet/api'
import { SideSection, TextField, useFormat, useWords } from '@parapet/ui'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { hasPasskeys } from '../../platform/session/hasPasskeys.ts'
import { Base64UrlProblem } from '../../platform/session/passkey.ts'
import { LoginItems } from '../../shared/logins/LoginItems.tsx'
import { securityWords } from '../../shared/logins/security.words.ts'
import { useProof } from '../../shared/logins/useProof.tsx'
import { createPasskey } from './createPasskey.ts'

const secondsOf = (iso: string | null | undefined) => (iso ? Date.parse(iso) / 1000 : null)

/** The passkeys of the user: a list, and a form to add this device. */
export function Passkeys() {
  const t = useWords(securityWords)
  const f = useFormat()
  const read = useRead(userCalls.passkeys, {})
  const proof = useProof()
  const detailsOf = ({ created_at, last_used_at }: Passkey) =>
    [
      created_at && `${t('added')} ${f.date(secondsOf(created_at), 'date')}`,
      last_used_at ? `${t('lastUsed')} ${f.date(secondsOf(last_used_at), 'dateTime')}` : t('never'),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <SideSection title={t('passkeys.title')} text={t('passkeys.text')}>
      <LoginItems
        kind="passkeys"
        label={t('passkeys.title')}
        read={read}
        items={(read.data ?? []).map((row) => ({ id: String(row.id), name: row.name, details: detailsOf(row) }))}
        emptyText={t('passkeys.none')}
        removal={userCalls.removePasskey}
        inputOf={({ id }) => ({ passkey: id })}
        proof={proof.ask}
      />
      <NewPasskey askProof={proof.ask} />
      {proof.dialog}
    </SideSection>
  )
}

function NewPasskey({ askProof }: { askProof: () => Promise<boolean> }) {
  const t = useWords(securityWords)
  const api = useApi()
  const form = useSavedForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? t('passkeys.needed') : undefined }),
    asSent: ({ name }) => ({ name: name.trim() }),
    save: async ({ name }, send) => {
      if (!(await askProof())) return notSaved
      const passkeys = await createPasskey(await callApi(userCalls.passkeyOptions, {}, api))
      return passkeys === null ? notSaved : send(userCalls.addPasskey, { body: { passkeys, name } })
    },
    saved: ({ name }) => t('passkeys.added', { name }),
    failed: t('notDone'),
    isEmptiedAfter: true,
    leaves: 'none',
    explain: (problem) => {
      if (problem instanceof CallFailure) return undefined
      if (problem instanceof Base64UrlProblem) return t('passkeys.unreadable')
      const isKnown = problem instanceof DOMException && problem.name === 'InvalidStateError'
      return t(isKnown ? 'passkeys.known' : 'passkeys.refused')
    },
  })
  const blockedReason = hasPasskeys() ? undefined : t('passkeys.unsupported')
  return (
    <SavedForm
      form={form}
      label={t('passkeys.add')}
      submitLabel={t('passkeys.add')}
      submitIcon="plus"
      submitTone="secondary"
      blockedReason={blockedReason}
      unsavedLabel={null}
    >
      <TextField
        label={t('passkeys.name')}
        help={t('passkeys.nameHelp')}
        maxLength={100}
        disabledReason={blockedReason}
        {...form.field('name')}
        // Leaving the field shows no error: the user may not want a passkey.
        onBlur={() => undefined}
      />
    </SavedForm>
  )
}
