import {
  asciiHost,
  type LogConfig,
  logDeliveryState,
  logDestinationFaults,
  logs,
  type NewLogConfig,
  readHostPort,
  usualPort,
} from '@parapet/api'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { LogConnectionPanel } from './LogConnectionPanel.tsx'
import { LogDestinationFields } from './LogDestinationFields.tsx'
import { logsWords } from './logs.words.ts'

/** The values of the form; an empty secret keeps the stored one. */
export interface LogDraft {
  active: boolean
  protocol: LogConfig['protocol']
  path: string
  host: string
  port: number | null
  user: string
  password: string
  bucket: string
  access_key: string
  secret_access_key: string
}

function bodyOf({ active, protocol, path, ...draft }: LogDraft): NewLogConfig {
  const { port, user, password, bucket, access_key, secret_access_key } = draft
  const typed = readHostPort(draft.host)
  const host = asciiHost(typed.host)
  return protocol === 's3'
    ? { active, protocol, path, bucket, access_key, secret_access_key: secret_access_key || null }
    : {
        active,
        protocol,
        path,
        host,
        port: typed.port ?? port ?? usualPort(protocol),
        user,
        password: password || null,
      }
}

type LogAddress = Pick<LogConfig, 'protocol' | 'host' | 'port' | 'bucket'>

/** The location of a destination: host and port, or bucket. */
export const logLocation = ({ protocol, host, port, bucket }: LogAddress): string =>
  protocol === 's3' ? (bucket ?? '') : `${host ?? ''}${port === null ? '' : `:${port}`}`

const tones = { paused: 'quiet', failing: 'bad', late: 'watch', unreported: 'info', delivering: 'good' } as const

/** Destinations of the hourly logs. Secrets are write-only. */
export const logDestinations = resource({
  code: 'logs',
  words: logsWords,
  hasNote: true,
  list: allRows(logs.configs, () => ({})),
  getId: (row: LogConfig) => String(row.id),
  getTitle: logLocation,
  columns: (make, t) => [
    make.mono('place', logLocation, { primary: true }),
    make.text('protocol', ({ protocol }) => t(`protocol.${protocol}`)),
    make.mono('path', ({ path }) => path),
    make.status(
      'state',
      (row) => {
        const state = logDeliveryState(row, Date.now() / 1000)
        return { tone: tones[state], label: t(`state.${state}`) }
      },
      { primary: true },
    ),
    make.ago('last', ({ last_delivery }) => (last_delivery ? Date.parse(last_delivery) / 1000 : null)),
  ],
  sort: { id: 'place', desc: false },
  form: {
    Fields: LogDestinationFields,
    secrets: ['password', 'secret_access_key'],
    getTitle: logLocation,
    initial: (row): LogDraft => ({
      active: row?.active ?? true,
      protocol: row?.protocol ?? 'sftp',
      path: row?.path ?? '/%Y/%m/%d',
      host: row?.host ?? '',
      port: row?.port ?? null,
      user: row?.user ?? '',
      password: '',
      bucket: row?.bucket ?? '',
      access_key: row?.access_key ?? '',
      secret_access_key: '',
    }),
    check: (draft, t, row) =>
      Object.fromEntries(
        Object.entries(logDestinationFaults(draft, row?.protocol === draft.protocol)).map(([field, fault]) => [
          field,
          t(`fault.${fault}`),
        ]),
      ),
  },
  create: write(logs.addConfig, (draft: LogDraft) => ({ body: bodyOf(draft) })),
  update: write(logs.saveConfig, (draft: LogDraft, row: LogConfig) => ({ log: row.id, body: bodyOf(draft) })),
  remove: write(logs.removeConfig, (row: LogConfig) => ({ log: row.id })),
  panels: [{ id: 'connection', icon: 'activity', Panel: LogConnectionPanel }],
  panelAfterSave: 'connection',
  actions: [
    { key: 'pause', icon: 'pause', sets: { active: false } },
    { key: 'resume', icon: 'play', sets: { active: true } },
  ],
  historyPath: (row) => `/logs/${row.id}/`,
})
