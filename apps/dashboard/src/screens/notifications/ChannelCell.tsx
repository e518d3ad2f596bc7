import { type Channel, type ChannelChoice, channelChange, notifications } from '@parapet/api'
import { ConfirmDialog, Inline, Stack, Switch, Text, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useTask } from '../../kit/action/useTask.ts'
import type { Channels, MatrixMethod } from './matrix.ts'
import { notificationsWords } from './notifications.words.ts'

interface ChannelCellProps {
  place: {
    readonly typeId: number
    readonly type: string
    readonly method: MatrixMethod
    /** It stands outside of a table, so its switches name the method. */
    readonly isAlone: boolean
  }
  channel: Channel
  /** The groups of the user; undefined while they are not known. */
  groups: Channels['groups']
}

/** One type by one method: the user's own switch, one for each of their groups, and what others have of it, only shown. */
export function ChannelCell({ place, channel, groups }: ChannelCellProps) {
  const t = useWords(notificationsWords)
  const { send, run, isBusy } = useTask()
  const [wanted, setWanted] = useState<ChannelChoice>()
  const [isAsking, setAsking] = useState(false)
  const { typeId, method, isAlone } = place
  const isLocked = channel.others.length > 0
  const nameOf = (id: number) => groups?.find((group) => group.id === id)?.name ?? t('unknown', { id: String(id) })
  const named = (ids: readonly number[]) => ids.map(nameOf).join(', ')
  const texts = { type: place.type, method: method.name, groups: named(channel.own) }
  const shown = wanted ?? { isOn: channel.preference !== undefined, own: channel.own }

  const add = (ids: readonly number[]) =>
    send(notifications.addPreference, {
      body: { notification_type: typeId, notification_method: method.id, groups: [...ids] },
    })
  const remove = (preference: number) => send(notifications.removePreference, { preference })
  const save = async (choice: ChannelChoice): Promise<(() => Promise<unknown>) | null> => {
    const change = channelChange(channel, choice)
    if (!change) return null
    const { removed, added } = change
    if (removed) await remove(removed.id)
    if (added === null) return () => add(removed?.groups ?? [])
    try {
      const { id } = await add(added)
      return async () => {
        await remove(id)
        if (removed) await add(removed.groups)
      }
    } catch (problem) {
      // The provider cannot change a setting in place: the old one comes back rather than none.
      if (removed) await add(removed.groups)
      throw problem
    }
  }
  const change = async (choice: ChannelChoice, done: string) => {
    setWanted(choice)
    await run(() => save(choice), {
      done: (undo) => (undo ? done : null),
      undo: (undo) => undo ?? (async () => undefined),
    })
    setWanted(undefined)
  }
  const changeOwn = (isOn: boolean) => {
    if (!isOn && channel.own.length > 0) return setAsking(true)
    void change({ isOn, own: [] }, t(isOn ? 'channels.on' : 'channels.off', texts))
  }
  const changeGroup = (id: number, isOn: boolean) => {
    const own = isOn ? [...channel.own, id] : channel.own.filter((one) => one !== id)
    const group = nameOf(id)
    const key = !isOn ? 'channels.groupOff' : channel.preference ? 'channels.groupOn' : 'channels.groupAndYouOn'
    void change({ isOn: true, own }, t(key, { ...texts, group }))
  }
  const locked = isLocked
    ? { disabledReason: t(groups ? 'channels.locked' : 'channels.lockedYet', { groups: named(channel.others) }) }
    : {}
  return (
    <Stack gap={1}>
      <Inline gap={2} wrap={false}>
        <Switch
          label={method.name}
          isLabelHidden={!isAlone}
          name={`channel-${typeId}-${method.id}`}
          value={shown.isOn}
          onChange={(isOn) => !isBusy && changeOwn(isOn)}
          {...locked}
        />
        {!isAlone && !isLocked && groups !== undefined && groups.length > 0 && <Text>{t('reaches.you')}</Text>}
      </Inline>
      {!isLocked &&
        groups?.map(({ id, name }) => (
          <Switch
            key={id}
            label={isAlone ? t('channels.groupBy', { group: name, method: method.name }) : name}
            name={`channel-${typeId}-${method.id}-${id}`}
            value={shown.own.includes(id)}
            onChange={(isOn) => !isBusy && changeGroup(id, isOn)}
          />
        ))}
      {isLocked && channel.own.length > 0 && (
        <Text tone="muted" size="s">
          {t('channels.groups', texts)}
        </Text>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('channels.confirm', texts)}
        confirmLabel={t('channels.confirmYes')}
        onConfirm={async () => {
          await change({ isOn: false, own: [] }, t('channels.offGroups', texts))
          setAsking(false)
        }}
      >
        {t('channels.confirmText', texts)}
      </ConfirmDialog>
    </Stack>
  )
}
