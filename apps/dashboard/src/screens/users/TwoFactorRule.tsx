import { company as companyCalls, type Failure, itemsOf, useRead } from '@parapet/api'
import { ConfirmDialog, Stack, Switch, Text, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { usersWords } from './users.words.ts'
import { MOST_USERS } from './useUserTools.ts'

/** Users without a second factor that are named. */
const MOST_NAMED = 10

/** Whether the company requires two-factor authentication (§7), with the users whom it touches; asks before it is switched on or off. */
export function TwoFactorRule() {
  const t = useWords(usersWords)
  const describe = useDescribeFailure()
  const { user, company, reload } = useSession()
  const { data } = useRead(companyCalls.members, { limit: MOST_USERS })
  const { run, refusal } = useAction(companyCalls.save)
  const [asked, setAsked] = useState<'on' | 'off' | null>(null)
  const [error, setError] = useState<string>()
  if (!company) return null
  const users = data && itemsOf(data).items
  const isKnown = users?.every(({ two_factor }) => two_factor !== null)
  const lacking = users?.filter(({ two_factor }) => two_factor === false)
  const without = isKnown ? lacking?.length : undefined
  const lacksOwn = lacking?.some(({ id }) => id === user?.id)
  const set = async (require_2fa: boolean) => {
    const outcome = {
      done: t(require_2fa ? 'rule.on' : 'rule.off'),
      onFailed: (failure: Failure) => {
        setError(describe(failure))
        return true
      },
    }
    if (!(await run({ body: { require_2fa } }, outcome))) return
    await reload()
    setAsked(null)
  }
  return (
    <>
      <Switch
        label={t('rule')}
        name="require_2fa"
        value={company.require_2fa}
        {...(refusal && { disabledReason: refusal })}
        help={without === undefined ? t('rule.help') : t('rule.count', { n: without })}
        onChange={(isOn) => {
          setError(undefined)
          setAsked(isOn ? 'on' : 'off')
        }}
      />
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t(asked === 'off' ? 'rule.offTitle' : 'rule.title', { company: company.name })}
        confirmLabel={t(asked === 'off' ? 'rule.offYes' : 'rule.yes')}
        tone={asked === 'off' ? 'danger' : 'primary'}
        onConfirm={() => set(asked === 'on')}
        error={error}
      >
        <Stack gap={3}>
          <Text as="p">
            {asked === 'off'
              ? t('rule.offText')
              : without === undefined
                ? t('rule.help')
                : t('rule.text', { n: without })}{' '}
            {asked === 'on' && lacksOwn && t('rule.own')}
          </Text>
          {isKnown && lacking && lacking.length > 0 && (
            <div>
              <Text as="p">{t('rule.whom')}</Text>
              <ul>
                {lacking.slice(0, MOST_NAMED).map(({ id, email }) => (
                  <li key={id}>{email}</li>
                ))}
                {lacking.length > MOST_NAMED && <li>{t('rule.more', { n: lacking.length - MOST_NAMED })}</li>}
              </ul>
            </div>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  )
}
