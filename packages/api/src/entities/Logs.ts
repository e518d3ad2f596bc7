import { boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose, without } from './loose.ts'

/** The protocols of log delivery. */
export const logProtocols = ['ftp', 'sftp', 's3'] as const

/**
 * A destination of the hourly logs. Known: id, access_key and secret_access_key; the other keys are ours. Secrets
 * are write-only: the schema drops what a provider sends back.
 */
export const LogConfig = without(
  loose({
    id: number(),
    company: optional(number()),
    active: optional(boolean(), true),
    protocol: picklist(logProtocols),
    host: nullish(string(), null),
    port: nullish(number(), null),
    path: optional(string(), '/'),
    user: nullish(string(), null),
    password: nullish(string(), null),
    bucket: nullish(string(), null),
    access_key: nullish(string(), null),
    secret_access_key: nullish(string(), null),
    /** The last delivered file, its time, and the error of the last failed delivery. */
    last_file: nullish(string(), null),
    last_delivery: nullish(string(), null),
    last_error: nullish(string(), null),
  }),
  'password',
  'secret_access_key',
)
export type LogConfig = InferOutput<typeof LogConfig>

/** The body of a log destination: host, port, user and password for FTP and SFTP, bucket and keys for S3. */
export interface NewLogConfig {
  active: boolean
  protocol: (typeof logProtocols)[number]
  path: string
  host?: string | null
  port?: number | null
  user?: string | null
  password?: string | null
  bucket?: string | null
  access_key?: string | null
  secret_access_key?: string | null
}

/** Whether the destination could be reached, from GET {company}/{log}/connection_status/. Ours. */
export const LogConnection = loose({
  status: picklist(['ok', 'failed', 'unknown']),
  message: nullish(string(), null),
  checked_at: nullish(string(), null),
})
export type LogConnection = InferOutput<typeof LogConnection>

/** An address that may read the streamed logs. Ours but for the id; an added one works after about five minutes. */
export const StreamingIp = loose({ id: number(), ip: string(), active: optional(boolean(), true) })
export type StreamingIp = InferOutput<typeof StreamingIp>

/** A log configuration for the sandbox, stories and tests. */
export function makeLogConfig(over: Partial<LogConfig> = {}): LogConfig {
  return {
    id: 1,
    company: 300,
    active: true,
    protocol: 'sftp',
    host: 'logs.example.com',
    port: 22,
    path: '/%Y/%m/%d',
    user: 'cdn',
    bucket: null,
    access_key: null,
    last_file: null,
    last_delivery: null,
    last_error: null,
    ...over,
  }
}
