import { type CompanyUser, itemsOf, type Role, serviceOf, useRead, user as userCalls } from '@parapet/api'
import { ErrorState, KeyValue, Skeleton, Stack, Status, Text, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { useSession } from '../../session/SessionContext.ts'
import { useRoleName } from '../../session/useRoleName.ts'
import { shellWords } from '../../words/shell.ts'
import { usersWords } from '../../words/users.ts'

/** The services that a user's roles open, and which of them the company has: both are needed (§6). */
export function UserAccess({ row }: { row: CompanyUser }) {
  const t = useWords(usersWords)
  const shell = useWords(shellWords)
  const describe = useDescribeFailure()
  const roleName = useRoleName()
  const { company } = useSession()
  const { data, failure, retry } = useRead(userCalls.roles, {})
  const opened = useMemo(() => servicesOf(row, data ? itemsOf(data).items : []), [row, data])
  if (failure && !data)
    return <ErrorState size="s" title={t('roles.failed')} text={describe(failure)} onRetry={retry} />
  if (!data) return <Skeleton width="100%" height={240} />
  const isHired = (key: string) =>
    serviceOf(key)?.contractable === false || company?.services.some(({ name }) => name === key)
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t('access.text')}
      </Text>
      <KeyValue
        items={opened.map(({ key, roles }) => ({
          label: shell(`service.${key}`),
          value: isHired(key) ? (
            <Status tone="good" label={t('access.by', { roles: roles.map(roleName).join(', ') })} />
          ) : (
            <Status tone="quiet" label={t('access.notHired')} />
          ),
        }))}
      />
    </Stack>
  )
}

function servicesOf(row: CompanyUser, roles: readonly Role[]) {
  const own = roles.filter(({ id }) => row.roles.some((held) => held.id === id))
  const keys = new Set(own.flatMap(({ services }) => services.flatMap(({ name }) => serviceOf(name)?.key ?? [])))
  return [...keys].map((key) => ({
    key,
    roles: own.filter(({ services }) => services.some(({ name }) => name === key)).map(({ name }) => name),
  }))
}
