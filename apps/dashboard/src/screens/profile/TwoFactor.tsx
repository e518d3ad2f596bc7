import { failureOf } from '@parapet/api'
import {
  Box,
  Button,
  ConfirmDialog,
  ErrorState,
  Inline,
  Notice,
  SideSection,
  Skeleton,
  Stack,
  Status,
  useToast,
  useWords,
} from '@parapet/ui'
import { useRef, useState } from 'react'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { TwoFactorSetup } from '../../logins/TwoFactorSetup.tsx'
import { useTwoFactor } from '../../logins/useTwoFactor.ts'
import { useSession } from '../../session/SessionContext.ts'
import { securityWords } from '../../words/security.ts'

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
            <TwoFactorSetup
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
