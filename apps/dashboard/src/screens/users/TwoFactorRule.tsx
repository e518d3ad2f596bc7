import { company as companyCalls, failureOf, itemsOf, useRead, useWrite } from '@parapet/api'
import { ConfirmDialog, Switch, useToast, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { useFailureToast } from '../../failure/useFailureToast.ts'
import { useSession } from '../../session/SessionContext.ts'
import { refusalText, useMay } from '../../session/useMay.ts'
import { usersWords } from '../../words/users.ts'
import { MOST_USERS } from './companyUsers.tsx'

/** Whether the company requires two-factor authentication (§7), with the number of users without it. */
export function TwoFactorRule() {
  const t = useWords(usersWords)
  const describe = useDescribeFailure()
  const showFailure = useFailureToast()
  const toast = useToast()
  const { user, company, reload } = useSession()
  const { data } = useRead(companyCalls.members, { limit: MOST_USERS })
  const save = useWrite(companyCalls.save)
  const refused = refusalText(useMay(companyCalls.save))
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  if (!company) return null
  const users = data && itemsOf(data).items
  const isKnown = users?.every(({ two_factor }) => two_factor !== null)
  const lacking = users?.filter(({ two_factor }) => two_factor === false)
  const without = isKnown ? lacking?.length : undefined
  const lacksOwn = lacking?.some(({ id }) => id === user?.id)
  const set = async (require_2fa: boolean) => {
    try {
      await save.run({ body: { require_2fa } })
      await reload()
      setAsking(false)
      toast.success(t(require_2fa ? 'rule.on' : 'rule.off'))
    } catch (problem) {
      if (require_2fa) setError(describe(failureOf(problem)))
      else showFailure(problem)
    }
  }
  return (
    <>
      <Switch
        label={t('rule')}
        name="require_2fa"
        value={company.require_2fa}
        {...(refused && { disabledReason: refused })}
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
