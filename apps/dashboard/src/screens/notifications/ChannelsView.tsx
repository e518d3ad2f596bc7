import { channelOf, type NotificationType, notifications, useRead, user as userCalls } from '@parapet/api'
import {
  Card,
  FieldSet,
  Grid,
  LinkButton,
  ListTable,
  media,
  Notice,
  Skeleton,
  Stack,
  Status,
  Text,
  useMedia,
  useWords,
} from '@parapet/ui'
import { joinReads } from '../../kit/read/joinReads.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { useNotificationNames } from '../../shell/tray/useNotificationNames.ts'
import { ChannelCell } from './ChannelCell.tsx'
import { MethodPlaces } from './MethodPlaces.tsx'
import { type Channels, type MatrixMethod, reachedOf } from './matrix.ts'
import { notificationsWords } from './notifications.words.ts'

/** Which types of notifications reach the user and their groups by which channel, as switches. */
export function ChannelsView() {
  const t = useWords(notificationsWords)
  const types = useRead(notifications.types, {})
  const methods = useRead(notifications.methods, {})
  const preferences = useRead(notifications.preferences, {})
  const groups = useRead(userCalls.groups, {}, { quiet: true })
  const { methodName } = useNotificationNames()
  return (
    <ReadSection
      read={joinReads(types, methods, preferences)}
      failed={t('channels.failed')}
      empty={{
        title: t('channels.empty'),
        text: t('channels.emptyText'),
        isEmpty: ([allTypes, allMethods]) => allTypes.length === 0 || allMethods.length === 0,
      }}
      placeholder={<Skeleton width="100%" height="320px" />}
    >
      {([allTypes, allMethods, held]) => (
        <Matrix
          types={allTypes}
          channels={{
            methods: allMethods.map((method) => ({ ...method, name: methodName(method), isMail: isMail(method.name) })),
            held,
            groups: groups.data?.flatMap(({ id, name }) =>
              Number.isInteger(Number(id)) ? [{ id: Number(id), name }] : [],
            ),
          }}
          groupsFailed={groups.failure !== undefined}
        />
      )}
    </ReadSection>
  )
}

const isMail = (name: string) => /mail|correo/i.test(name)

interface MatrixProps {
  types: readonly NotificationType[]
  channels: Channels
  groupsFailed: boolean
}

function Matrix({ types, channels, groupsFailed }: MatrixProps) {
  const t = useWords(notificationsWords)
  const isPhone = useMedia(media.phone)
  const { typeName, typeText } = useNotificationNames()
  const unreached = types.filter((type) => reachedOf(channels, type.id).methods.length === 0)
  const cell = (type: NotificationType, method: MatrixMethod) => (
    <ChannelCell
      key={method.id}
      place={{ typeId: type.id, type: typeName(type), method, isAlone: isPhone }}
      channel={channelOf(channels.held, {
        type: type.id,
        method: method.id,
        ownGroups: channels.groups?.map(({ id }) => id),
      })}
      groups={channels.groups}
    />
  )
  return (
    <Stack gap={4}>
      <Text as="p">{t('channels.text')}</Text>
      <MethodPlaces methods={channels.methods} />
      <MailAddressNotice channels={channels} />
      {groupsFailed && <Notice tone="watch">{t('channels.groupsFailed')}</Notice>}
      {unreached.length > 0 && (
        <Notice tone="watch">
          {t('channels.unreached', { n: unreached.length, types: unreached.map(typeName).join(', ') })}
        </Notice>
      )}
      {isPhone ? (
        <Grid min={320} as="ul">
          {types.map((type) => (
            <li key={type.id}>
              <Card isFull>
                <FieldSet legend={typeName(type)}>
                  <Text as="p" tone="muted">
                    {typeText(type)}
                  </Text>
                  <Stack gap={2}>{channels.methods.map((method) => cell(type, method))}</Stack>
                  <Reached channels={channels} type={type.id} />
                </FieldSet>
              </Card>
            </li>
          ))}
        </Grid>
      ) : (
        <Card>
          <ListTable<NotificationType>
            isFitted
            label={t('channels.table')}
            rows={types}
            getRowId={({ id }) => String(id)}
            columns={[
              {
                id: 'type',
                header: t('column.type'),
                value: typeName,
                cell: (type) => (
                  <Stack gap={1}>
                    <Text weight="semibold">{typeName(type)}</Text>
                    <Text tone="muted" size="s">
                      {typeText(type)}
                    </Text>
                  </Stack>
                ),
                width: '28%',
              },
              ...channels.methods.map((method) => ({
                id: `method-${method.id}`,
                header: method.name,
                value: (type: NotificationType) => String(type.id),
                cell: (type: NotificationType) => cell(type, method),
                width: `${Math.floor(56 / channels.methods.length)}%`,
              })),
              {
                id: 'reaches',
                header: t('channels.reaches'),
                value: (type) => reachedOf(channels, type.id).methods.length,
                cell: (type) => <Reached channels={channels} type={type.id} />,
              },
            ]}
          />
        </Card>
      )}
    </Stack>
  )
}

function Reached({ channels, type }: { channels: Channels; type: number }) {
  const t = useWords(notificationsWords)
  const { methods, groups, isMailOnly } = reachedOf(channels, type)
  const email = useSession().user?.email
  const nameOf = (id: number) =>
    channels.groups?.find((group) => group.id === id)?.name ?? t('unknown', { id: String(id) })
  if (methods.length === 0) return <Status tone="watch" label={t('reaches.nobody')} />
  if (isMailOnly && !email && groups.length === 0) return <Status tone="watch" label={t('reaches.noAddress')} />
  return <Text>{[t('reaches.you'), ...groups.map(nameOf)].join(', ')}</Text>
}

function MailAddressNotice({ channels }: { channels: Channels }) {
  const t = useWords(notificationsWords)
  const to = useTo()
  const { user } = useSession()
  const isMailed = channels.methods.some(
    ({ id, isMail: byMail }) => byMail && channels.held.some(({ notification_method }) => notification_method === id),
  )
  if (!isMailed || user === null || user.email !== '') return null
  return (
    <Notice
      tone="bad"
      actions={
        <LinkButton size="s" href={to('user-profile')}>
          {t('place.profile')}
        </LinkButton>
      }
    >
      {t('place.noAddress')}
    </Notice>
  )
}
