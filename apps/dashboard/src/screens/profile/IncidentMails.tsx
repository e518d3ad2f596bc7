import { bodyStatusOf, type Failure, failureOf, status, type User, useWrite } from '@parapet/api'
import { Button, ErrorState, Inline, SideSection, Skeleton, Status, useToast, useWords } from '@parapet/ui'
import { useCallback, useEffect, useState } from 'react'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { useFailureToast } from '../../failure/useFailureToast.ts'
import { securityWords } from '../../words/security.ts'

type Subscription = { readonly kind: 'loading' | 'on' | 'off' } | { readonly kind: 'failed'; readonly failure: Failure }

/** The mails of the status page about incidents. Each change is verified again (§4). */
export function IncidentMails({ user: { email } }: { user: User }) {
  const t = useWords(securityWords)
  const describe = useDescribeFailure()
  const showFailure = useFailureToast()
  const toast = useToast()
  const { run: sendVerify } = useWrite(status.verify)
  const subscribe = useWrite(status.subscribe)
  const unsubscribe = useWrite(status.unsubscribe)
  const [subscription, setSubscription] = useState<Subscription>({ kind: 'loading' })

  const verify = useCallback(async () => {
    const sent = sendVerify({ body: { email_address: email } })
    const found = await sent.then((): Subscription => ({ kind: 'on' }), refusedSubscription)
    setSubscription(found)
    return found.kind
  }, [sendVerify, email])
  useEffect(() => {
    void verify()
  }, [verify])

  const change = async (isOn: boolean) => {
    try {
      if (isOn) await subscribe.run({ body: { email_address: email, verified: 1 } })
      else await unsubscribe.run({ body: { email_address: email } })
    } catch (problem) {
      showFailure(problem)
      await verify()
      return
    }
    const now = await verify()
    if (now === (isOn ? 'on' : 'off')) toast.success(t(isOn ? 'mails.started' : 'mails.stopped'))
  }
  const { kind } = subscription
  return (
    <SideSection title={t('mails.title')} text={t('mails.text')}>
      {kind === 'loading' && <Skeleton width="100%" height={44} />}
      {kind === 'failed' && (
        <ErrorState
          size="s"
          title={t('failed')}
          text={describe(subscription.failure)}
          onRetry={() => {
            setSubscription({ kind: 'loading' })
            void verify()
          }}
        />
      )}
      {(kind === 'on' || kind === 'off') && (
        <Inline justify="between">
          <Status tone={kind === 'on' ? 'good' : 'quiet'} label={t(`mails.${kind}`, { email })} />
          <Button
            icon={kind === 'on' ? 'bellOff' : 'bell'}
            busy={subscribe.isBusy || unsubscribe.isBusy}
            onClick={() => void change(kind === 'off')}
          >
            {t(kind === 'on' ? 'mails.stop' : 'mails.start')}
          </Button>
        </Inline>
      )}
    </SideSection>
  )
}

function refusedSubscription(problem: unknown): Subscription {
  const failure = failureOf(problem)
  return bodyStatusOf(failure) === 'not-found' ? { kind: 'off' } : { kind: 'failed', failure }
}
