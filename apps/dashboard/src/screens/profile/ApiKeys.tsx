import { failureOf, useRead, user as userCalls, useWrite } from '@parapet/api'
import {
  Button,
  ConfirmDialog,
  CopyField,
  ErrorState,
  Inline,
  SecretField,
  SideSection,
  Skeleton,
  useToast,
  useWords,
} from '@parapet/ui'
import { useState } from 'react'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { useSession } from '../../session/SessionContext.ts'
import { securityWords } from '../../words/security.ts'

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
  const describe = useDescribeFailure()
  const toast = useToast()
  const { company } = useSession()
  const { data, failure, retry } = useRead(userCalls.credentials, {})
  const renewal = useWrite(userCalls.renewCredentials)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  if (failure && !data) return <ErrorState size="s" title={t('failed')} text={describe(failure)} onRetry={retry} />
  if (!data) return <Skeleton width="100%" height={132} />
  const renew = async () => {
    try {
      await renewal.run({})
      setAsking(false)
      toast.success(t('keys.renewed'))
    } catch (problem) {
      setError(describe(failureOf(problem)))
    }
  }
  return (
    <>
      {company && <CopyField label={t('keys.company')} value={String(company.id)} />}
      <CopyField label={t('keys.id')} value={data.client_id} />
      <SecretField label={t('keys.secret')} value={data.client_secret} />
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
