import { logs, type StreamingIp, streamingAddressFault } from '@parapet/api'
import { TextField, useWords } from '@parapet/ui'
import { allRows, resource, write } from '../../resource/resource.ts'
import type { ResourceForm } from '../../resource/useResourceForm.ts'
import { streamingLogsWords } from '../../words/streamingLogs.ts'

interface IpDraft {
  ip: string
}

function IpFields({ form }: { form: ResourceForm<IpDraft> }) {
  const t = useWords(streamingLogsWords)
  return <TextField label={t('column.ip')} required mono help={t('ip.help')} {...form.field('ip')} />
}

/** The IPs that may read the stream; a new one takes effect after about five minutes. */
export const streamingIps = resource({
  code: 'streamingips',
  words: streamingLogsWords,
  hasNote: true,
  list: allRows(logs.streamingIps, () => ({ limit: 1000 })),
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
