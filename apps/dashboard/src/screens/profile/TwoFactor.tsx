import { user as userCalls } from '@parapet/api'
import { Box, Button, ConfirmDialog, Inline, Notice, SideSection, Skeleton, Stack, Status, useWords } from '@parapet/ui'
import { useRef, useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { useSayDone } from '../../kit/action/useSayDone.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { securityWords } from '../../shared/logins/security.words.ts'
import { TwoFactorSetup } from '../../shared/logins/TwoFactorSetup.tsx'
import { useProof } from '../../shared/logins/useProof.tsx'
import { useTwoFactor } from '../../shared/logins/useTwoFactor.ts'

/** The second factor of the user's own login. */
export function TwoFactor() {
  const t = useWords(securityWords)
  const describe = useDescribeFailure()
  const sayDone = useSayDone()
  const { company } = useSession()
  const { read, begin, cancel, confirm, setKind } = useTwoFactor()
  const removal = useAction(userCalls.removeTwoFactor)
  const [isRemoving, setRemoving] = useState(false)
  const [error, setError] = useState<string>()
  // What had the focus disappears with the change of state.
  const box = useRef<HTMLDivElement>(null)
  const proof = useProof()
  const isRequired = company?.require_2fa === true

  const askTurnOff = async () => {
    if (!(await proof.ask())) return
    setError(undefined)
    setRemoving(true)
  }
  const setUp = async () => {
    if (await proof.ask()) begin()
  }
  const turnOff = async () => {
    const removed = await removal.run(
      {},
      {
        done: t('twoFactor.turnedOff'),
        onFailed: (failure) => {
          setError(describe(failure))
          return true
        },
      },
    )
    if (!removed) return
    setKind('off')
    setRemoving(false)
    box.current?.focus()
  }
  return (
    <SideSection title={t('twoFactor.title')} text={t('twoFactor.text')}>
      <Box focusRef={box}>
        <Stack gap={4}>
          <ReadSection read={read} failed={t('failed')} size="s" placeholder={<Skeleton width="100%" height={44} />}>
            {(state) => (
              <>
                {(state.kind === 'on' || state.kind === 'off') && (
                  <Inline justify="between">
                    <Status tone={state.kind === 'on' ? 'good' : 'quiet'} label={t(`twoFactor.${state.kind}`)} />
                    {state.kind === 'on' ? (
                      <Button onClick={() => void askTurnOff()}>{t('twoFactor.turnOff')}</Button>
                    ) : (
                      <Button tone="primary" icon="shield" onClick={() => void setUp()}>
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
                    confirm={confirm}
                    onConfirmed={() => {
                      setKind('on')
                      sayDone(t('twoFactor.turnedOn'))
                      box.current?.focus()
                    }}
                    onCancel={() => {
                      cancel()
                      box.current?.focus()
                    }}
                  />
                )}
              </>
            )}
          </ReadSection>
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
      {proof.dialog}
    </SideSection>
  )
}
