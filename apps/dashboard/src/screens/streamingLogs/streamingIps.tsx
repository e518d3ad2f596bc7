import { auth, itemsOf, logs, type StreamingIp, streamingAddressFault, useRead } from '@parapet/api'
import { Button, Stack, Text, TextField, useWords } from '@parapet/ui'
import { allRows, resource, write } from '../../resource/resource.ts'
import type { ResourceForm } from '../../resource/useResourceForm.ts'
import { streamingLogsWords } from '../../words/streamingLogs.ts'

const allAddresses = { limit: 1000 }

interface IpDraft {
  ip: string
}

function IpFields({ form }: { form: ResourceForm<IpDraft> }) {
  const t = useWords(streamingLogsWords)
  const own = useOwnAddress()
  return (
    <>
      <TextField label={t('column.ip')} required mono help={t('ip.help')} {...form.field('ip')} />
      {own !== null && (
        <Stack gap={1} align="start">
          <Button size="s" onClick={() => form.set('ip', own)}>
            {t('ip.own', { ip: own })}
          </Button>
          <Text tone="muted" size="s">
            {t('ip.own.help')}
          </Text>
        </Stack>
      )}
    </>
  )
}

function useOwnAddress(): string | null {
  const own = useRead(auth.ip, {}, { quiet: true }).data?.ip ?? null
  const allowed = useRead(logs.streamingIps, allAddresses, { quiet: true }).data
  if (own === null || allowed === undefined || streamingAddressFault(own) !== null) return null
  return itemsOf(allowed).items.some(({ ip }) => ip === own) ? null : own
}

/** The IPs that may read the stream; a new one takes effect after about five minutes. */
export const streamingIps = resource({
  code: 'streamingips',
  words: streamingLogsWords,
  hasNote: true,
  list: allRows(logs.streamingIps, () => allAddresses),
  getId: (row: StreamingIp) => String(row.id),
  getTitle: ({ ip }) => ip,
  columns: (make, t) => [
    make.mono('ip', ({ ip }) => ip, { primary: true }),
    make.status(
      'state',
      ({ active }) =>
        active ? { tone: 'good', label: t('state.active') } : { tone: 'info', label: t('state.pending') },
      { primary: true },
    ),
  ],
  sort: { id: 'ip', desc: false },
  isInProgress: ({ active }) => !active,
  form: {
    Fields: IpFields,
    getTitle: ({ ip }) => ip.trim(),
    initial: (row): IpDraft => ({ ip: row?.ip ?? '' }),
    check: ({ ip }, t) => {
      const fault = streamingAddressFault(ip)
      return { ip: fault ? t(`error.${fault}`) : undefined }
    },
  },
  create: write(logs.addStreamingIp, ({ ip }: IpDraft) => ({ body: { ip: ip.trim() } })),
  update: write(logs.saveStreamingIp, ({ ip }: IpDraft, row: StreamingIp) => ({ ip: row.id, body: { ip: ip.trim() } })),
  remove: write(logs.removeStreamingIp, (row: StreamingIp) => ({ ip: row.id })),
  historyPath: (row) => `/streaming/ip/${row.id}/`,
})
