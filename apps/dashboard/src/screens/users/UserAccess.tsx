import { type CompanyUser, itemsOf, type Role, serviceOf, useRead, user as userCalls } from '@parapet/api'
import { KeyValue, Stack, Status, Text, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useRoleName } from '../../platform/session/useRoleName.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import { usersWords } from './users.words.ts'

/** The services that a user's roles open, and which of them the company has: both are needed (§6). */
export function UserAccess({ row }: { row: CompanyUser }) {
  const t = useWords(usersWords)
  const shell = useWords(shellWords)
  const roleName = useRoleName()
  const { company } = useSession()
  const read = useRead(userCalls.roles, {})
  const isHired = (key: string) =>
    serviceOf(key)?.contractable === false || company?.services.some(({ name }) => name === key)
  return (
    <ReadSection read={read} failed={t('roles.failed')} lines={6} size="s">
      {(roles) => (
        <Stack gap={4}>
          <Text as="p" tone="muted">
            {t('access.text')}
          </Text>
          <KeyValue
            items={servicesOf(row, itemsOf(roles).items).map(({ key, roles: names }) => ({
              label: shell(`service.${key}`),
              value: isHired(key) ? (
                <Status tone="good" label={t('access.by', { roles: names.map(roleName).join(', ') })} />
              ) : (
                <Status tone="quiet" label={t('access.notHired')} />
              ),
            }))}
          />
        </Stack>
      )}
    </ReadSection>
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
