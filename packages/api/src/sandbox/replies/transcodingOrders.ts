import { array, check, maxLength, maxValue, minValue, nullish, number, object, picklist, pipe, union } from 'valibot'
import { drmSchemes, type TranscodingOrder } from '../../entities/Transcoding.ts'
import { id, text, whole } from '../body.ts'
import { isoTime, refusals, type SandboxRequest } from '../context.ts'
import { transcodingAt } from '../world/cache.ts'
import type { TranscodingRecord } from '../world/records.ts'

const protocolOf = (url: string) => /^([a-z0-9+.-]+):/i.exec(url)?.[1] ?? null
const userOf = (url: string) => /^[a-z0-9+.-]+:\/\/([^:@/]+)(?::[^@/]*)?@/i.exec(url)?.[1] ?? null
const withoutPassword = (url: string) => url.replace(/^([a-z0-9+.-]+:\/\/[^:@/]+):[^@/]*@/i, '$1@')

/** An order as the provider answers it. */
export function orderAnswer(req: SandboxRequest, row: TranscodingRecord): TranscodingOrder {
  const { status, progress } = transcodingAt(row, req.now())
  const { origin, destinations, jobs, notifications = [] } = row.order
  const isRead = status !== 'QUEUED' && status !== 'DOWNLOADING' && status !== 'ERROR'
  return {
    order_id: row.id,
    status,
    timestamp: isoTime(row.created_at),
    comment: status === 'ERROR' ? 'Could not resolve the host of the origin' : null,
    filename: jobs[0]?.filename ?? null,
    label: jobs[0]?.label ?? null,
    duration: isRead ? row.duration : null,
    size: isRead ? row.size : null,
    transcodingjob_set: jobs.map((job) => ({
      profile: { id: job.profile_id, name: req.world.transcoding_profiles.get(job.profile_id)?.name ?? '' },
      filename: job.filename,
      label: job.label,
      progress: Math.round(progress * 10) / 10,
    })),
    transcodingdownload: {
      download_url: withoutPassword(origin),
      download_protocol: protocolOf(origin),
      download_user: userOf(origin),
    },
    transcodingupload_set: destinations.map((url) => ({
      upload_url: withoutPassword(url),
      upload_protocol: protocolOf(url),
      upload_user: userOf(url),
    })),
    transcodingnotification_set: notifications.map(({ email, call }) => ({
      callback_url: call ?? null,
      email: email ?? null,
    })),
  }
}

const place = pipe(
  text(2000),
  check((text) => /^(ftp|sftp|ftps|s3|https?):\/\/[^\s/]+/i.test(text), 'Enter a URL of ftp, sftp, s3 or http.'),
)
/** The public client writes sides as numbers, the documentation as texts. */
const side = union([
  whole(16, 8192),
  pipe(
    text(5),
    check(
      (value) => /^\d+$/.test(value) && Number(value) >= 16 && Number(value) <= 8192,
      'Enter a size from 16 to 8192.',
    ),
  ),
])
const Thumbnail = object({
  filename: text(300),
  label: text(100),
  width: side,
  height: side,
  time: pipe(number(), minValue(0), maxValue(86_400)),
})
const hex32 = pipe(
  text(32),
  check((value) => /^[0-9a-f]{32}$/i.test(value), 'Enter 32 hexadecimal digits.'),
)
const Drm = object({
  key: hex32,
  key_id: hex32,
  key_iv: nullish(hex32),
  pssh: nullish(text(10_000)),
  encryption_scheme: nullish(picklist(drmSchemes)),
})
/** The body of a new order. */
export const OrderBody = object({
  origin: place,
  destinations: pipe(
    array(place),
    maxLength(20),
    check((list) => list.length > 0, 'This list may not be empty.'),
  ),
  jobs: pipe(
    array(
      object({
        label: text(100),
        filename: text(300),
        profile_id: id(),
        thumbnails: nullish(pipe(array(Thumbnail), maxLength(50))),
      }),
    ),
    maxLength(50),
    check((list) => list.length > 0, 'This list may not be empty.'),
  ),
  notifications: nullish(
    pipe(array(object({ email: nullish(text(254)), call: nullish(text(2000)) })), maxLength(20)),
    [],
  ),
  post_process: nullish(pipe(array(object({ drm: Drm })), maxLength(1))),
  priority: nullish(whole(5, 10)),
})

/** Reads an order that is sent as JSON or as a form with one field `order`. */
export function orderBody(body: object): object {
  const { order } = body as { order?: unknown }
  if (typeof order !== 'string') return body
  try {
    const read: unknown = JSON.parse(order)
    if (typeof read === 'object' && read !== null) return read
  } catch {
    // Refused below, like any other invalid order.
  }
  throw refusals.fields({ order: ['Not valid JSON.'] })
}
