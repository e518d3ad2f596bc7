import { callApi, company as companyCalls, itemsOf, runRows, useApi, useRead, user as userCalls } from '@parapet/api'
import { ConfirmDialog, Select, Stack, Text, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { useRoleName } from '../../platform/session/useRoleName.ts'
import { RolesSelect } from './RolesSelect.tsx'
import {
  type ChangingRoles,
  losesLastAdmin,
  type RoleChange,
  type RoleEffect,
  type RoleStep,
  roleChanges,
} from './roleChanges.ts'
import { usersWords } from './users.words.ts'
import { MOST_USERS } from './useUserTools.ts'

/** Gives roles to several users, or takes them: one call for each, and what became of each is said (§6). */
export function RolesDialog({ asked, onClose }: { asked: ChangingRoles | null; onClose: () => void }) {
  if (!asked) return null
  return <Asking asked={asked} onClose={onClose} />
}

function Asking({ asked, onClose }: { asked: ChangingRoles; onClose: () => void }) {
  const t = useWords(usersWords)
  const api = useApi()
  const describe = useDescribeFailure()
  const { send, run } = useTask()
  const read = useRead(userCalls.roles, {})
  const [step, setStep] = useState<RoleStep>('give')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const [error, setError] = useState<string>()
  const ids = chosen.map(Number)
  const changes = roleChanges(asked.rows, step, ids)
  const close = () => {
    asked.finish()
    onClose()
  }
  const change = async () => {
    if (ids.length === 0) return setProblem(t('error.roles'))
    if (!changes.some(({ effect }) => effect === 'changed')) return setError(t('bulk.nothing'))
    const done = await run(
      async () => {
        // Roles may have been changed elsewhere since the list was read.
        const { items, count } = itemsOf(await callApi(companyCalls.members, { limit: MOST_USERS }, api))
        const rows = items.filter(({ id }) => asked.rows.some((row) => row.id === id))
        const wanted = roleChanges(rows, step, ids).filter(({ effect }) => effect === 'changed')
        const next = new Map(wanted.map(({ row, roles }) => [row.id, roles]))
        // Beyond a list that was cut there may be another administrator.
        if (count === items.length && losesLastAdmin(items, next)) return null
        return runRows(wanted, ({ row, roles }) =>
          send(companyCalls.saveUser, {
            user: row.id,
            body: { first_name: row.first_name, last_name: row.last_name, roles: [...roles] },
          }),
        )
      },
      {
        done: (results) => {
          const n = (results ?? []).filter(({ kind }) => kind !== 'failed').length
          return n === 0 ? null : t('bulk.done', { n })
        },
      },
    )
    if (!done) return
    if (done.answer === null) return setError(t('lastAdmin.bulk'))
    const failed = done.answer.flatMap((result) =>
      result.kind === 'failed'
        ? [t('bulk.failed', { email: result.row.row.email, problem: describe(result.failure) })]
        : [],
    )
    if (failed.length > 0) return setError(failed.join(' '))
    close()
  }
  return (
    <ConfirmDialog
      open
      onClose={close}
      title={t('bulk.title', { n: asked.rows.length })}
      confirmLabel={t('bulk.do')}
      onConfirm={change}
      error={error}
    >
      <Stack gap={4}>
        <Select
          label={t('bulk.step')}
          name="role-step"
          value={step}
          options={(['give', 'take'] as const).map((value) => ({ value, label: t(`bulk.${value}`) }))}
          onChange={(next) => {
            setStep(next)
            setError(undefined)
          }}
        />
        <ReadSection read={read} failed={t('roles.failed')} size="s" lines={2}>
          {(roles) => (
            <RolesSelect
              roles={itemsOf(roles).items}
              field={{
                name: 'roles',
                value: chosen,
                error: problem,
                onChange: (next) => {
                  setChosen(next)
                  setProblem(undefined)
                  setError(undefined)
                },
              }}
            />
          )}
        </ReadSection>
        {ids.length > 0 && <Effects changes={changes} />}
      </Stack>
    </ConfirmDialog>
  )
}

const effects: readonly RoleEffect[] = ['changed', 'same', 'left']

function Effects({ changes }: { changes: readonly RoleChange[] }) {
  const t = useWords(usersWords)
  const roleName = useRoleName()
  return effects.map((effect) => {
    const found = changes.filter((change) => change.effect === effect)
    if (found.length === 0) return null
    const users = found
      .map(({ row }) => `${row.email} (${row.roles.map(({ name }) => roleName(name)).join(', ') || '—'})`)
      .join(', ')
    return (
      <Text as="p" key={effect} tone={effect === 'changed' ? undefined : 'muted'}>
        {t(`bulk.${effect}`, { n: found.length, users })}
      </Text>
    )
  })
}
