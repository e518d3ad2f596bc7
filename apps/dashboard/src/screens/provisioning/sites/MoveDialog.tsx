import { CallFailure, sites as calls, fieldErrors, type Site, useSendWrite } from '@parapet/api'
import { ConfirmDialog, NumberField, Select, Stack, Text, useToast, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDescribeFailure } from '../../../failure/describeFailure.ts'
import { toInCompany } from '../../../links/to.ts'
import { useSession } from '../../../session/SessionContext.ts'
import { sitesWords } from '../../../words/sites.ts'

/** Moves a site to another company of the user; staff may enter any (§6). */
export function MoveDialog({ site, onClose }: { site: Site | null; onClose: () => void }) {
  return site && <Move site={site} onClose={onClose} />
}

function Move({ site, onClose }: { site: Site; onClose: () => void }) {
  const t = useWords(sitesWords)
  const send = useSendWrite()
  const toast = useToast()
  const describe = useDescribeFailure()
  const navigate = useNavigate()
  const { user, company } = useSession()
  const [target, setTarget] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const isStaff = user?.is_staff ?? false
  const options = (user?.transparentprofile_set ?? [])
    .filter((profile) => profile.company.id !== site.company)
    .map((profile) => ({ value: String(profile.company.id), label: profile.company.name }))
  const change = (next: number | null) => {
    setTarget(next)
    setError(undefined)
  }
  const move = async () => {
    if (target === null || Number.isNaN(target)) return setError(t(isStaff ? 'move.numberNeeded' : 'move.needed'))
    if (target === site.company) return setError(t('move.same'))
    try {
      await send(calls.move, { site: site.id, body: { company: target } })
      const name = options.find(({ value }) => value === String(target))?.label ?? String(target)
      toast.success(t('move.done', { url: site.url, company: name }), {
        label: t('move.open'),
        onAct: () => void navigate(toInCompany(target, 'autoprovisioning')),
      })
      onClose()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      setError(fieldErrors(problem.failure).company ?? describe(problem.failure))
    }
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('move.title', { url: site.url })}
      confirmLabel={t('move.do')}
      onConfirm={move}
    >
      <Stack gap={4}>
        <Text as="p">{t('move.text', { company: company?.name ?? '' })}</Text>
        {isStaff ? (
          <NumberField
            label={t('move.number')}
            name="company"
            required
            isGrouped={false}
            value={target}
            onChange={change}
            error={error}
          />
        ) : (
          <Select
            label={t('move.company')}
            name="company"
            required
            options={options}
            value={target === null ? null : String(target)}
            onChange={(next) => change(Number(next))}
            error={error}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
