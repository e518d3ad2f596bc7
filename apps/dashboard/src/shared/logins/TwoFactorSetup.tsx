import { failureOf } from '@parapet/api'
import { Box, Button, CopyField, Text, TextField, useWords } from '@parapet/ui'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../kit/form/useSavedForm.ts'
import { securityWords } from './security.words.ts'

interface TwoFactorSetupProps {
  picture: string
  secret: string
  confirm: (code: string) => Promise<void>
  onConfirmed: () => void
  /** Without it the set-up cannot be cancelled. */
  onCancel?: () => void
}

// The provider's picture is a data URL of an image; anything else is not shown.
const isPicture = (url: string): boolean => /^data:image\/(?:png|gif|jpeg|svg\+xml)[;,]/i.test(url)

/** The form that turns two-factor on: the QR code, the key, and a code of the app. */
export function TwoFactorSetup({ picture, secret, confirm, onConfirmed, onCancel }: TwoFactorSetupProps) {
  const t = useWords(securityWords)
  const form = useSavedForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: /^\d{6}$/.test(code.replace(/\s/g, '')) ? undefined : t('twoFactor.missing') }),
    save: ({ code }) => confirm(code),
    onSaved: onConfirmed,
    failed: t('notDone'),
    leaves: 'none',
    explain: (problem) => {
      const failure = failureOf(problem)
      return failure.kind === 'http' && failure.status === 400 ? { code: t('twoFactor.wrong') } : undefined
    },
  })
  return (
    <SavedForm
      form={form}
      label={t('twoFactor.title')}
      submitLabel={t('twoFactor.turnOn')}
      unsavedLabel={null}
      actions={onCancel && <Button onClick={onCancel}>{t('twoFactor.cancel')}</Button>}
    >
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
    </SavedForm>
  )
}
