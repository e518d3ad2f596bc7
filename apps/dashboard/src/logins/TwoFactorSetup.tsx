import { failureOf } from '@parapet/api'
import { Box, Button, CopyField, Form, FormActions, Text, TextField, useForm, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useDescribeFailure } from '../failure/describeFailure.ts'
import { securityWords } from '../words/security.ts'

interface TwoFactorSetupProps {
  picture: string
  secret: string
  confirm: (code: string) => Promise<void>
  /** Without it the set-up cannot be cancelled. */
  onCancel?: () => void
}

// The provider's picture is a data URL of an image; anything else is not shown.
const isPicture = (url: string): boolean => /^data:image\/(?:png|gif|jpeg|svg\+xml)[;,]/i.test(url)

/** The form that turns two-factor on: the QR code, the key, and a code of the app. */
export function TwoFactorSetup({ picture, secret, confirm, onCancel }: TwoFactorSetupProps) {
  const t = useWords(securityWords)
  const describe = useDescribeFailure()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const form = useForm({ code: '' }, ({ code }) => ({
    code: /^\d{6}$/.test(code.replace(/\s/g, '')) ? undefined : t('twoFactor.missing'),
  }))
  const send = async ({ code }: { code: string }) => {
    setBusy(true)
    setError(undefined)
    try {
      await confirm(code)
    } catch (problem) {
      const failure = failureOf(problem)
      if (failure.kind === 'http' && failure.status === 400) form.setServerErrors({ code: t('twoFactor.wrong') })
      else setError(`${t('notDone')} ${describe(failure)}`)
      setBusy(false)
    }
  }
  return (
    <Form label={t('twoFactor.title')} onSubmit={() => form.submit(send)} error={error} errors={form.errors}>
      <Text as="p" tone="muted">
        {t('twoFactor.scan')}
      </Text>
      {isPicture(picture) && (
        <Box surface="paper" rounded="input" padding={2}>
          <img src={picture} alt={t('twoFactor.picture')} width={200} height={200} />
        </Box>
      )}
      <CopyField label={t('twoFactor.key')} value={secret} />
      <TextField
        label={t('twoFactor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        mono
        required
        autoFocus
        {...form.field('code')}
        // An error on leaving the field would move the buttons from under the pointer.
        onBlur={() => undefined}
      />
      <FormActions>
        <Button type="submit" tone="primary" busy={isBusy}>
          {t('twoFactor.turnOn')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('twoFactor.cancel')}</Button>}
      </FormActions>
    </Form>
  )
}
