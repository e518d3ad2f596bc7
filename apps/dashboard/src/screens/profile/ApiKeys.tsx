import { type OauthKeys, useRead, user as userCalls } from '@parapet/api'
import { Button, ConfirmDialog, CopyField, Inline, SecretField, SideSection, Skeleton, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { securityWords } from '../../shared/logins/security.words.ts'

/** The user's keys for machine clients, requested only on demand. */
export function ApiKeys() {
  const t = useWords(securityWords)
  const [isShown, setShown] = useState(false)
  return (
    <SideSection title={t('keys.title')} text={t('keys.text')}>
      <Inline>
        <Button icon="key" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'keys.hide' : 'keys.show')}
        </Button>
      </Inline>
      {isShown && <Keys />}
    </SideSection>
  )
}

function Keys() {
  const t = useWords(securityWords)
  const read = useRead(userCalls.credentials, {})
  return (
    <ReadSection read={read} failed={t('failed')} size="s" placeholder={<Skeleton width="100%" height={132} />}>
      {(keys) => <ShownKeys keys={keys} />}
    </ReadSection>
  )
}

function ShownKeys({ keys }: { keys: OauthKeys }) {
  const t = useWords(securityWords)
  const describe = useDescribeFailure()
  const { company } = useSession()
  const renewal = useAction(userCalls.renewCredentials)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  const renew = async () => {
    const renewed = await renewal.run(
      {},
      {
        done: t('keys.renewed'),
        onFailed: (failure) => {
          setError(describe(failure))
          return true
        },
      },
    )
    if (renewed) setAsking(false)
  }
  return (
    <>
      {company && <CopyField label={t('keys.company')} value={String(company.id)} />}
      <CopyField label={t('keys.id')} value={keys.client_id} />
      <SecretField label={t('keys.secret')} value={keys.client_secret} />
      <Inline>
        <Button
          icon="refresh"
          onClick={() => {
            setError(undefined)
            setAsking(true)
          }}
        >
          {t('keys.renew')}
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('keys.renewTitle')}
        confirmLabel={t('keys.renew')}
        onConfirm={renew}
        error={error}
      >
        {t('keys.renewText')}
      </ConfirmDialog>
    </>
  )
}
