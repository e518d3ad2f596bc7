import { auth, itemsOf, logs, readNetwork, type StreamingIp, streamingAddressFault, useRead } from '@parapet/api'
import { Button, Stack, Text, TextField, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { useSavedAs } from '../../kit/resource/useSavedAs.ts'
import { streamingLogsWords } from './streamingLogs.words.ts'

const allAddresses = { limit: 1000 }

interface IpDraft {
  ip: string
}

const addressOf = ({ ip }: IpDraft): string => readNetwork(ip) ?? ip.trim()

function IpFields({ form }: { form: ResourceForm<IpDraft> }) {
  const t = useWords(streamingLogsWords)
  const savedAs = useSavedAs()
  const own = useOwnAddress()
  const { ip } = form.values
  return (
    <>
      <TextField
        label={t('column.ip')}
        required
        mono
        help={savedAs(ip, addressOf(form.values), t('ip.help'))}
        {...form.field('ip')}
      />
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
  valueIn: ({ ip }) => ({ kind: 'address', value: ip }),
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
    getTitle: addressOf,
    initial: (row): IpDraft => ({ ip: row?.ip ?? '' }),
    check: ({ ip }, t) => {
      const fault = streamingAddressFault(ip)
      return { ip: fault ? t(`error.${fault}`) : undefined }
    },
  },
  create: write(logs.addStreamingIp, (draft: IpDraft) => ({ body: { ip: addressOf(draft) } })),
  update: write(logs.saveStreamingIp, (draft: IpDraft, row: StreamingIp) => ({
    ip: row.id,
    body: { ip: addressOf(draft) },
  })),
  remove: write(logs.removeStreamingIp, (row: StreamingIp) => ({ ip: row.id })),
  historyPath: (row) => `/streaming/ip/${row.id}/`,
})
