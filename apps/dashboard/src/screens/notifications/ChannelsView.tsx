import {
  type NotificationMethod,
  type NotificationPreference,
  type NotificationType,
  notifications,
  useRead,
  user as userCalls,
} from '@parapet/api'
import { Card, ConfirmDialog, FieldSet, Grid, Skeleton, Stack, Switch, Text, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import { joinReads } from '../../kit/read/joinReads.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { notificationsWords } from './notifications.words.ts'

/** Which types of notifications reach the user by which channel, as switches. */
export function ChannelsView() {
  const t = useWords(notificationsWords)
  const types = useRead(notifications.types, {})
  const methods = useRead(notifications.methods, {})
  const preferences = useRead(notifications.preferences, {})
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
        <Stack gap={4}>
          <Text as="p">{t('channels.text')}</Text>
          <Grid min={320} as="ul">
            {allTypes.map((type) => (
              <li key={type.id}>
                <Card isFull>
                  <FieldSet legend={type.name}>
                    {type.description && (
                      <Text as="p" tone="muted">
                        {type.description}
                      </Text>
                    )}
                    <Stack gap={2}>
                      {allMethods.map((method) => (
                        <ChannelSwitch key={method.id} type={type} method={method} held={held} />
                      ))}
                    </Stack>
                  </FieldSet>
                </Card>
              </li>
            ))}
          </Grid>
        </Stack>
      )}
    </ReadSection>
  )
}

interface ChannelSwitchProps {
  type: NotificationType
  method: NotificationMethod
  held: readonly NotificationPreference[]
}

function ChannelSwitch({ type, method, held }: ChannelSwitchProps) {
  const t = useWords(notificationsWords)
  const { send, run } = useTask()
  const groups = useRead(userCalls.groups, {}, { quiet: true }).data
  const [wanted, setWanted] = useState<boolean>()
  const [isAsking, setAsking] = useState(false)
  const preference = held.find(
    ({ notification_type, notification_method }) => notification_type === type.id && notification_method === method.id,
  )
  const groupIds = preference?.groups ?? []
  const names = groupIds.map((id) => groups?.find((group) => group.id === id)?.name ?? t('unknown', { id: String(id) }))
  const texts = { type: type.name, method: method.name, groups: names.join(', ') }

  const add = (sentGroups: number[]) =>
    send(notifications.addPreference, {
      body: { notification_type: type.id, notification_method: method.id, groups: sentGroups },
    })
  const save = async (): Promise<() => Promise<unknown>> => {
    if (preference) {
      await send(notifications.removePreference, { preference: preference.id })
      return () => add(preference.groups)
    }
    const { id } = await add([])
    return () => send(notifications.removePreference, { preference: id })
  }
  const change = async (isOn: boolean) => {
    setWanted(isOn)
    await run(save, {
      done: t(isOn ? 'channels.on' : names.length > 0 ? 'channels.offGroups' : 'channels.off', texts),
      undo: (undo) => undo,
    })
    setWanted(undefined)
  }
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
