import { failureOf } from '@parapet/api'
import {
  Box,
  Button,
  ConfirmDialog,
  CopyField,
  ErrorState,
  Form,
  FormActions,
  Inline,
  Notice,
  SideSection,
  Skeleton,
  Stack,
  Status,
  Text,
  TextField,
  useForm,
  useToast,
  useWords,
} from '@parapet/ui'
import { useRef, useState } from 'react'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { useSession } from '../../session/SessionContext.ts'
import { securityWords } from '../../words/security.ts'
import { useTwoFactor } from './useTwoFactor.ts'

/** The second factor of the user's own login. */
export function TwoFactor() {
  const t = useWords(securityWords)
  const describe = useDescribeFailure()
  const toast = useToast()
  const { company } = useSession()
  const { state, retry, begin, cancel, confirm, remove } = useTwoFactor()
  const [isRemoving, setRemoving] = useState(false)
  const [error, setError] = useState<string>()
  // What had the focus disappears with the change of state.
  const box = useRef<HTMLDivElement>(null)
  const isRequired = company?.require_2fa === true

  const turnOff = async () => {
    try {
      await remove()
      setRemoving(false)
      toast.success(t('twoFactor.turnedOff'))
      box.current?.focus()
    } catch (problem) {
      setError(describe(failureOf(problem)))
    }
  }
  return (
    <SideSection title={t('twoFactor.title')} text={t('twoFactor.text')}>
      <Box focusRef={box}>
        <Stack gap={4}>
          {state.kind === 'loading' && <Skeleton width="100%" height={44} />}
          {state.kind === 'failed' && (
            <ErrorState size="s" title={t('failed')} text={describe(state.failure)} onRetry={retry} />
          )}
          {(state.kind === 'on' || state.kind === 'off') && (
            <Inline justify="between">
              <Status tone={state.kind === 'on' ? 'good' : 'quiet'} label={t(`twoFactor.${state.kind}`)} />
              {state.kind === 'on' ? (
                <Button
                  onClick={() => {
                    setError(undefined)
                    setRemoving(true)
                  }}
                >
                  {t('twoFactor.turnOff')}
                </Button>
              ) : (
                <Button tone="primary" icon="shield" onClick={begin}>
                  {t('twoFactor.setUp')}
                </Button>
              )}
            </Inline>
          )}
          {state.kind === 'off' && isRequired && <Notice tone="watch">{t('twoFactor.required')}</Notice>}
          {state.kind === 'setup' && (
            <SetupForm
              picture={state.key.qr_img}
              secret={state.key.key_2fa}
              confirm={async (code) => {
                await confirm(code)
                toast.success(t('twoFactor.turnedOn'))
                box.current?.focus()
              }}
              onCancel={() => {
                cancel()
                box.current?.focus()
              }}
            />
          )}
        </Stack>
      </Box>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={t('twoFactor.confirm')}
        confirmLabel={t('twoFactor.confirmYes')}
        onConfirm={turnOff}
        error={error}
      >
        <p>{t('twoFactor.confirmText')}</p>
        {isRequired && <p>{t('twoFactor.required')}</p>}
      </ConfirmDialog>
    </SideSection>
  )
}

interface SetupFormProps {
  picture: string
  secret: string
  confirm: (code: string) => Promise<void>
  onCancel: () => void
}

// The provider's picture is a data URL of an image; anything else is not shown.
const isPicture = (url: string): boolean => /^data:image\/(?:png|gif|jpeg|svg\+xml)[;,]/i.test(url)

function SetupForm({ picture, secret, confirm, onCancel }: SetupFormProps) {
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
        <Button onClick={onCancel}>{t('twoFactor.cancel')}</Button>
      </FormActions>
    </Form>
  )
}
