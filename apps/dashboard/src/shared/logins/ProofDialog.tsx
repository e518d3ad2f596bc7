import { Button, PasswordField, Text, TextField, useWords } from '@parapet/ui'
import { useState } from 'react'
import { FormDialog } from '../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { hasPasskeys } from '../../platform/session/hasPasskeys.ts'
import type { LoginResult } from '../../platform/session/login.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { securityWords } from './security.words.ts'

interface ProofDialogProps {
  isOpen: boolean
  onGiven: () => void
  onClose: () => void
}

/** Asks again for the password, and the code where the provider wants it, or for a passkey. */
export function ProofDialog({ isOpen, onGiven, onClose }: ProofDialogProps) {
  const t = useWords(securityWords)
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t('proof.title')} size="s">
      <ProofForm onGiven={onGiven} onClose={onClose} />
    </FormDialog>
  )
}

/** What a login answered other than yes. */
class Refused extends Error {
  readonly result: LoginResult
  constructor(result: LoginResult) {
    super(result.kind)
    this.result = result
  }
}

function ProofForm({ onGiven, onClose }: Omit<ProofDialogProps, 'isOpen'>) {
  const t = useWords(securityWords)
  const { prove, user } = useSession()
  const [needsCode, setNeedsCode] = useState(false)
  const [isByPasskey, setByPasskey] = useState(false)
  const explain = (problem: unknown): string | Readonly<Record<string, string>> | undefined => {
    if (!(problem instanceof Refused)) return undefined
    switch (problem.result.kind) {
      case 'wrongCode':
        return { code: t('twoFactor.wrong') }
      case 'wrongCredentials':
        return isByPasskey ? t('proof.wrongPasskey') : { password: t('proof.wrong') }
      case 'failed':
        return [t('proof.failed'), problem.result.text].filter(Boolean).join(' ')
      default:
        return t('proof.failed')
    }
  }
  const check = async (by: Parameters<typeof prove>[0]) => {
    const result = await prove(by)
    if (result.kind === 'signedIn') return true
    if (result.kind === 'cancelled') return notSaved
    if (result.kind !== 'codeRequired') throw new Refused(result)
    setNeedsCode(true)
    return notSaved
  }
  const form = useSavedForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: !isByPasskey && password === '' ? t('proof.missing') : undefined,
      code:
        !isByPasskey && needsCode && !/^\d{6,8}$/.test(code.replace(/\s/g, '')) ? t('twoFactor.missing') : undefined,
    }),
    save: ({ password, code }) =>
      check(isByPasskey ? 'passkey' : { password, ...(needsCode && { code: code.replace(/\s/g, '') }) }),
    onSaved: onGiven,
    failed: t('proof.failed'),
    leaves: 'none',
    explain,
  })
  return (
    <SavedForm
      form={form}
      label={t('proof.title')}
      submitLabel={t(isByPasskey ? 'proof.passkey' : 'proof.submit')}
      onCancel={onClose}
      unsavedLabel={null}
      actions={
        hasPasskeys() && (
          <Button tone="quiet" icon={isByPasskey ? 'key' : 'passkey'} onClick={() => setByPasskey(!isByPasskey)}>
            {t(isByPasskey ? 'proof.byPassword' : 'proof.byPasskey')}
          </Button>
        )
      }
    >
      <Text as="p">{t('proof.text', { user: user?.username ?? '' })}</Text>
      {!isByPasskey && (
        <PasswordField label={t('proof.password')} autoComplete="current-password" {...form.field('password')} />
      )}
      {!isByPasskey && needsCode && (
        <TextField
          label={t('twoFactor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          mono
          maxLength={11}
          {...form.field('code')}
        />
      )}
      <Text as="p" size="s" tone="muted">
        {t('proof.who')}
      </Text>
    </SavedForm>
  )
}
