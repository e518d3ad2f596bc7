import { auth, type OauthKeys, routePattern, useApi, useRead, user as userCalls } from '@parapet/api'
import {
  Button,
  ConfirmDialog,
  CopyField,
  Inline,
  SecretField,
  SideSection,
  Skeleton,
  Text,
  useWords,
} from '@parapet/ui'
import { useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { securityWords } from '../../shared/logins/security.words.ts'
import { useProof } from '../../shared/logins/useProof.tsx'

/** The user's keys for machine clients, requested only on demand. */
export function ApiKeys() {
  const t = useWords(securityWords)
  const [isShown, setShown] = useState(false)
  const proof = useProof()
  const toggle = async () => setShown(!isShown && (await proof.ask()))
  return (
    <SideSection title={t('keys.title')} text={t('keys.text')}>
      <Inline>
        <Button icon="key" aria-expanded={isShown} onClick={() => void toggle()}>
          {t(isShown ? 'keys.hide' : 'keys.show')}
        </Button>
      </Inline>
      {isShown && <Keys />}
      {proof.dialog}
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
  const api = useApi()
  const proof = useProof()
  const renewal = useAction(userCalls.renewCredentials)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  const askRenewal = async () => {
    if (!(await proof.ask())) return
    setError(undefined)
    setAsking(true)
  }
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
      <CopyField
        label={t('keys.curl')}
        help={t('keys.curlHelp')}
        value={tokenLine(keys, routePattern(auth.login, api))}
      />
      <Text as="p" size="s" tone="muted">
        {t('keys.lastUse')}
      </Text>
      {proof.dialog}
      <Inline>
        <Button icon="refresh" onClick={() => void askRenewal()}>
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

/** A line for a POSIX shell that gets a token; the secret comes from a variable on its input, so no list of processes has it. */
const tokenLine = ({ client_id }: OauthKeys, path: string) =>
  `printf %s "$CLIENT_SECRET" | curl -sS '${new URL(path, location.origin).href}' -d grant_type=client_credentials --data-urlencode 'client_id=${client_id.replaceAll("'", '')}' --data-urlencode client_secret@-`
