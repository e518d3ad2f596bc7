import {
  type NotificationMethod,
  type NotificationPreference,
  type NotificationType,
  notifications,
  useRead,
  user as userCalls,
  useSendWrite,
} from '@parapet/api'
import {
  Card,
  ConfirmDialog,
  EmptyState,
  FieldSet,
  Grid,
  Skeleton,
  Stack,
  Switch,
  Text,
  useToast,
  useWords,
} from '@parapet/ui'
import { useState } from 'react'
import { useFailureToast } from '../../failure/useFailureToast.ts'
import { ListFailure, ReadNotices } from '../../kit/read/ListNotices.tsx'
import { notificationsWords } from '../../words/notifications.ts'
import { resourceWords } from '../../words/resource.ts'

/** Which types of notifications reach the user by which channel, as switches. */
export function ChannelsView() {
  const t = useWords(notificationsWords)
  const types = useRead(notifications.types, {})
  const methods = useRead(notifications.methods, {})
  const preferences = useRead(notifications.preferences, {})
  const reads = [types, methods, preferences]
  const failed = reads.find(({ data, failure }) => failure && data === undefined)
  if (failed?.failure)
    return (
      <ListFailure
        title={t('channels.failed')}
        failure={failed.failure}
        onRetry={() => {
          for (const { failure, retry } of reads) if (failure) retry()
        }}
      />
    )
  if (!types.data || !methods.data || !preferences.data) return <Skeleton width="100%" height="320px" />
  if (types.data.length === 0 || methods.data.length === 0)
    return <EmptyState title={t('channels.empty')} text={t('channels.emptyText')} />
  const held = preferences.data
  return (
    <Stack gap={4}>
      <Text as="p">{t('channels.text')}</Text>
      <ReadNotices read={preferences} />
      <Grid min={320} as="ul">
        {types.data.map((type) => (
          <li key={type.id}>
            <Card isFull>
              <FieldSet legend={type.name}>
                {type.description && (
                  <Text as="p" tone="muted">
                    {type.description}
                  </Text>
                )}
                <Stack gap={2}>
                  {methods.data?.map((method) => (
                    <ChannelSwitch key={method.id} type={type} method={method} held={held} />
                  ))}
                </Stack>
              </FieldSet>
            </Card>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

interface ChannelSwitchProps {
  type: NotificationType
  method: NotificationMethod
  held: readonly NotificationPreference[]
}

function ChannelSwitch({ type, method, held }: ChannelSwitchProps) {
  const t = useWords(notificationsWords)
  const ui = useWords(resourceWords)
  const toast = useToast()
  const send = useSendWrite()
  const showFailure = useFailureToast()
  const groups = useRead(userCalls.groups, {}, { quiet: true }).data
  const [wanted, setWanted] = useState<boolean>()
  const [isAsking, setAsking] = useState(false)
  const preference = held.find(
    ({ notification_type, notification_method }) => notification_type === type.id && notification_method === method.id,
  )
  const groupIds = preference?.groups ?? []
  const names = groupIds.map((id) => groups?.find((group) => group.id === id)?.name ?? t('unknown', { id }))
  const texts = { type: type.name, method: method.name, groups: names.join(', ') }

  const add = (sentGroups: number[]) =>
    send(notifications.addPreference, {
      body: { notification_type: type.id, notification_method: method.id, groups: sentGroups },
    })
  const save = async (isOn: boolean, work: () => Promise<() => Promise<unknown>>) => {
    setWanted(isOn)
    try {
      const undo = await work()
      toast.success(t(isOn ? 'channels.on' : names.length > 0 ? 'channels.offGroups' : 'channels.off', texts), {
        label: ui('undo'),
        onAct: () => void undo().catch((problem: unknown) => showFailure(problem)),
      })
    } catch (problem) {
      showFailure(problem)
    } finally {
      setWanted(undefined)
    }
  }
  const change = (isOn: boolean) =>
    save(isOn, async () => {
      if (preference) {
        await send(notifications.removePreference, { preference: preference.id })
        return () => add(preference.groups)
      }
      const { id } = await add([])
      return () => send(notifications.removePreference, { preference: id })
    })
  return (
    <>
      <Switch
        label={method.name}
        name={`channel-${type.id}-${method.id}`}
        value={wanted ?? preference !== undefined}
        onChange={(isOn) => (!isOn && names.length > 0 ? setAsking(true) : void change(isOn))}
        {...(names.length > 0 && { help: t('channels.groups', texts) })}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('channels.confirm', texts)}
        confirmLabel={t('channels.confirmYes')}
        onConfirm={async () => {
          await change(false)
          setAsking(false)
        }}
      >
        {t('channels.confirmText', texts)}
      </ConfirmDialog>
    </>
  )
}
