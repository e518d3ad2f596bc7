import { callApi, failureOf, type Passkey, useApi, useRead, user as userCalls, useWrite } from '@parapet/api'
import { Button, Form, FormActions, SideSection, TextField, useForm, useFormat, useToast, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { LoginItems } from '../../logins/LoginItems.tsx'
import { hasPasskeys } from '../../session/hasPasskeys.ts'
import { Base64UrlProblem } from '../../session/passkey.ts'
import { securityWords } from '../../words/security.ts'
import { createPasskey } from './createPasskey.ts'

const secondsOf = (iso: string | null | undefined) => (iso ? Date.parse(iso) / 1000 : null)

/** The passkeys of the user: a list, and a form to add this device. */
export function Passkeys() {
  const t = useWords(securityWords)
  const f = useFormat()
  const read = useRead(userCalls.passkeys, {})
  const removal = useWrite(userCalls.removePasskey)
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
        onRemove={({ id }) => removal.run({ passkey: id })}
      />
      <NewPasskey />
    </SideSection>
  )
}

function NewPasskey() {
  const t = useWords(securityWords)
  const describe = useDescribeFailure()
  const toast = useToast()
  const api = useApi()
  const add = useWrite(userCalls.addPasskey)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const form = useForm({ name: '' }, ({ name }) => ({ name: name.trim() === '' ? t('passkeys.needed') : undefined }))

  const messageOf = (problem: unknown): string => {
    if (problem instanceof Base64UrlProblem) return t('passkeys.unreadable')
    if (problem instanceof DOMException)
      return t(problem.name === 'InvalidStateError' ? 'passkeys.known' : 'passkeys.refused')
    return `${t('notDone')} ${describe(failureOf(problem))}`
  }
  const send = async ({ name }: { name: string }) => {
    setBusy(true)
    setError(undefined)
    try {
      const passkeys = await createPasskey(await callApi(userCalls.passkeyOptions, {}, api))
      if (passkeys === null) return
      await add.run({ body: { passkeys, name: name.trim() } })
      toast.success(t('passkeys.added', { name: name.trim() }))
      form.reset()
    } catch (problem) {
      setError(messageOf(problem))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form label={t('passkeys.add')} onSubmit={() => form.submit(send)} error={error}>
      <TextField
        label={t('passkeys.name')}
        help={t('passkeys.nameHelp')}
        maxLength={100}
        disabledReason={hasPasskeys() ? undefined : t('passkeys.unsupported')}
        {...form.field('name')}
        // Leaving the field shows no error: the user may not want a passkey.
        onBlur={() => undefined}
      />
      <FormActions>
        <Button
          type="submit"
          icon="plus"
          busy={isBusy}
          disabledReason={hasPasskeys() ? undefined : t('passkeys.unsupported')}
        >
          {t('passkeys.add')}
        </Button>
      </FormActions>
    </Form>
  )
}
