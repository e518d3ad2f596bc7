import type { LogConfig } from '../entities/Logs.ts'
import { readHostPort } from './hostPort.ts'
import { asciiHost, isHostName } from './hosts.ts'
import { parseNetwork } from './networks.ts'

type LogProtocol = LogConfig['protocol']

/** A destination of the hourly logs as entered; an empty secret keeps the stored one. */
export interface LogDestinationDraft {
  readonly protocol: LogProtocol
  readonly path: string
  readonly host: string
  readonly port: number | null
  readonly user: string
  readonly password: string
  readonly bucket: string
  readonly access_key: string
  readonly secret_access_key: string
}

/** Why a field of a destination is invalid; the app has the words. */
export type LogDestinationFault = 'needed' | 'notHost' | 'notPort' | 'notPath' | 'notMask' | 'notBucket'

/** The default port of a protocol; null for S3. */
export function usualPort(protocol: LogProtocol): number | null {
  return protocol === 's3' ? null : protocol === 'ftp' ? 21 : 22
}

/** Validates a destination by the fields of its protocol; empty if valid. An empty field keeps a stored secret. */
export function logDestinationFaults(
  draft: LogDestinationDraft,
  hasSecret: boolean,
): Partial<Record<keyof LogDestinationDraft, LogDestinationFault>> {
  const needed = (text: string): LogDestinationFault | undefined => (text.trim() === '' ? 'needed' : undefined)
  const secret = (text: string) => (hasSecret ? undefined : needed(text))
  const found: Partial<Record<keyof LogDestinationDraft, LogDestinationFault | undefined>> =
    draft.protocol === 's3'
      ? {
          bucket:
            needed(draft.bucket) ?? (/^[a-z0-9][a-z0-9./-]*[a-z0-9]$/i.test(draft.bucket) ? undefined : 'notBucket'),
          access_key: needed(draft.access_key),
          secret_access_key: secret(draft.secret_access_key),
        }
      : {
          host: needed(draft.host) ?? (isHost(draft.host) ? undefined : 'notHost'),
          port: portFault(readHostPort(draft.host).port ?? draft.port),
          user: needed(draft.user),
          password: secret(draft.password),
        }
  return Object.fromEntries(
    Object.entries({ path: pathFault(draft.path), ...found }).filter(([, fault]) => fault !== undefined),
  )
}

const portFault = (port: number | null): LogDestinationFault | undefined =>
  port === null || (Number.isInteger(port) && port >= 1 && port <= 65_535) ? undefined : 'notPort'

function isHost(typed: string): boolean {
  const host = asciiHost(readHostPort(typed).host)
  return isHostName(host) || (!host.includes('/') && parseNetwork(host) !== null)
}

function pathFault(path: string): LogDestinationFault | undefined {
  if (path.trim() === '') return 'needed'
  if (path.length > 500 || /[\s"'\\]/.test(path)) return 'notPath'
  return /%(?![YmdH])/.test(path) ? 'notMask' : undefined
}

/** Returns an example of the path and file name of an hour's logs; `hour` in epoch seconds. */
export function logFileExample(path: string, hour: number, company: number): string {
  const at = new Date(Math.floor(hour / 3600) * 3_600_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const parts: Readonly<Record<string, string>> = {
    '%Y': String(at.getUTCFullYear()),
    '%m': two(at.getUTCMonth() + 1),
    '%d': two(at.getUTCDate()),
    '%H': two(at.getUTCHours()),
  }
  const folder = path.replace(/%[YmdH]/g, (mask) => parts[mask] ?? mask).replace(/\/*$/, '/')
  return `${folder}${Object.values(parts).join('')}-${company}-ES-1f3870be.log.gz`
}

/** How the deliveries of a destination go; `unreported`: the provider reports neither a delivery nor an error. */
export type LogDeliveryState = 'paused' | 'failing' | 'late' | 'unreported' | 'delivering'

const LATE_S = 2 * 3600

/** Returns the delivery state of a destination; `now` in epoch seconds. */
export function logDeliveryState(
  { active, last_error, last_delivery }: Pick<LogConfig, 'active' | 'last_error' | 'last_delivery'>,
  now: number,
): LogDeliveryState {
  if (!active) return 'paused'
  if (last_error) return 'failing'
  const delivered = last_delivery ? Date.parse(last_delivery) / 1000 : Number.NaN
  if (Number.isNaN(delivered)) return 'unreported'
  return now - delivered > LATE_S ? 'late' : 'delivering'
}
