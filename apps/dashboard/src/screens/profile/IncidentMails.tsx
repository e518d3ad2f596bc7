import { bodyStatusOf, type Failure, failureOf, status, type User } from '@parapet/api'
import { Button, Inline, SideSection, Skeleton, Status, useWords } from '@parapet/ui'
import { useCallback, useEffect, useState } from 'react'
import { useSayDone } from '../../kit/action/useSayDone.ts'
import { useTask } from '../../kit/action/useTask.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { securityWords } from '../../shared/logins/security.words.ts'

interface Verified {
  readonly data?: 'on' | 'off'
  readonly failure?: Failure
}

/** The mails of the status page about incidents. Each change is verified again (§4). */
export function IncidentMails({ user: { email } }: { user: User }) {
  const t = useWords(securityWords)
  const { send, run, isBusy } = useTask()
  const sayDone = useSayDone()
  const [verified, setVerified] = useState<Verified>({})

  const verify = useCallback(async () => {
    const sent = send(status.verify, { body: { email_address: email } })
    const found = await sent.then((): Verified => ({ data: 'on' }), refused)
    setVerified(found)
    return found.data
  }, [send, email])
  useEffect(() => {
    void verify()
  }, [verify])

  const change = async (next: 'on' | 'off') => {
    const sent = await run(() =>
      next === 'on'
        ? send(status.subscribe, { body: { email_address: email, verified: 1 } })
        : send(status.unsubscribe, { body: { email_address: email } }),
    )
    const now = await verify()
    if (sent && now === next) sayDone(t(next === 'on' ? 'mails.started' : 'mails.stopped'))
  }
  const retry = () => {
    setVerified({})
    void verify()
  }
  return (
    <SideSection title={t('mails.title')} text={t('mails.text')}>
      <ReadSection
        read={{ data: verified.data, failure: verified.failure, retry }}
        failed={t('failed')}
        size="s"
        placeholder={<Skeleton width="100%" height={44} />}
      >
        {(now) => (
          <Inline justify="between">
            <Status tone={now === 'on' ? 'good' : 'quiet'} label={t(`mails.${now}`, { email })} />
            <Button
              icon={now === 'on' ? 'bellOff' : 'bell'}
              busy={isBusy}
              onClick={() => void change(now === 'on' ? 'off' : 'on')}
            >
              {t(now === 'on' ? 'mails.stop' : 'mails.start')}
            </Button>
          </Inline>
        )}
      </ReadSection>
    </SideSection>
  )
}

function refused(problem: unknown): Verified {
  const failure = failureOf(problem)
  return bodyStatusOf(failure) === 'not-found' ? { data: 'off' } : { failure }
}
