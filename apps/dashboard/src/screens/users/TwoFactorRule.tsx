import { company as companyCalls, type Failure, itemsOf, useRead } from '@parapet/api'
import { ConfirmDialog, Switch, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { MOST_USERS } from './companyUsers.tsx'
import { usersWords } from './users.words.ts'

/** Whether the company requires two-factor authentication (§7), with the number of users without it. */
export function TwoFactorRule() {
  const t = useWords(usersWords)
  const describe = useDescribeFailure()
  const { user, company, reload } = useSession()
  const { data } = useRead(companyCalls.members, { limit: MOST_USERS })
  const { run, refusal } = useAction(companyCalls.save)
  const [isAsking, setAsking] = useState(false)
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
        if (require_2fa) setError(describe(failure))
        return require_2fa
      },
    }
    if (!(await run({ body: { require_2fa } }, outcome))) return
    await reload()
    setAsking(false)
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
          if (isOn) setAsking(true)
          else void set(false)
        }}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('rule.title', { company: company.name })}
        confirmLabel={t('rule.yes')}
        tone="primary"
        onConfirm={() => set(true)}
        error={error}
      >
        {without === undefined ? t('rule.help') : t('rule.text', { n: without })} {lacksOwn && t('rule.own')}
      </ConfirmDialog>
    </>
  )
}
