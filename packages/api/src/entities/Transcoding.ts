import { array, type InferOutput, nullish, number, optional, picklist, string, union } from 'valibot'
import { loose } from './loose.ts'

/** What a profile may be made of (known: provider-facts §17.2). */
export const TranscodingOptions = loose({
  audio_codecs: array(string()),
  video_formats: array(string()),
  aspect_ratio: array(string()),
  video_codecs: array(string()),
})
export type TranscodingOptions = InferOutput<typeof TranscodingOptions>

/** How a video is made (known: provider-facts §17.2); bit rates in kbit/s, null lets the source decide. */
export const TranscodingProfile = loose({
  id: number(),
  name: string(),
  video_format: string(),
  video_codec: string(),
  video_width: nullish(number(), null),
  video_height: nullish(number(), null),
  video_bitrate: nullish(number(), null),
  video_aspect: nullish(string(), null),
  audio_bitrate: nullish(number(), null),
  audio_codec: nullish(string(), null),
  company: optional(number()),
})
export type TranscodingProfile = InferOutput<typeof TranscodingProfile>

/** What a profile is made of: a name, a format, a codec and a video bit rate are needed. */
export type NewTranscodingProfile = Pick<
  TranscodingProfile,
  'name' | 'video_format' | 'video_codec' | 'video_bitrate'
> &
  Partial<Pick<TranscodingProfile, 'video_width' | 'video_height' | 'video_aspect' | 'audio_bitrate' | 'audio_codec'>>

/** The steps of a job (known: provider-facts §17.4). */
export const transcodingStates = ['QUEUED', 'DOWNLOADING', 'TRANSCODING', 'UPLOADING', 'FINISHED', 'ERROR'] as const
export type TranscodingState = (typeof transcodingStates)[number]

/** A job in the list (known): its number is an epoch second, a hyphen and some digits. */
export const TranscodingJob = loose({ id: string(), created_on: string(), status: picklist(transcodingStates) })
export type TranscodingJob = InferOutput<typeof TranscodingJob>

/** A job with everything (known). `progress` is 0 … 100 and may be 0 on a finished job: finished is finished. */
export const TranscodingOrder = loose({
  order_id: string(),
  status: picklist(transcodingStates),
  timestamp: nullish(string(), null),
  comment: nullish(string(), null),
  filename: nullish(string(), null),
  label: nullish(string(), null),
  duration: nullish(number(), null),
  size: nullish(number(), null),
  transcodingjob_set: optional(
    array(
      loose({
        profile: loose({ id: number(), name: string() }),
        filename: nullish(string(), null),
        label: nullish(string(), null),
        progress: optional(number(), 0),
      }),
    ),
    [],
  ),
  transcodingdownload: nullish(
    loose({
      download_url: string(),
      download_protocol: nullish(string(), null),
      download_user: nullish(string(), null),
    }),
    null,
  ),
  transcodingupload_set: optional(
    array(
      loose({ upload_url: string(), upload_protocol: nullish(string(), null), upload_user: nullish(string(), null) }),
    ),
    [],
  ),
  transcodingnotification_set: optional(
    array(loose({ callback_url: nullish(string(), null), email: nullish(string(), null) })),
    [],
  ),
})
export type TranscodingOrder = InferOutput<typeof TranscodingOrder>

/** What a job is made of (known: provider-facts §17.3). */
export interface NewTranscodingOrder {
  origin: string
  destinations: string[]
  jobs: { label: string; filename: string; profile_id: number }[]
  notifications?: { email?: string; call?: string }[]
  /** 5 … 10. */
  priority?: number
}

/** The answer to a new job: a text that has `#` and its number somewhere (known). */
export const OrderReceipt = union([string(), loose({ message: string() })])
export type OrderReceipt = InferOutput<typeof OrderReceipt>

/** The number in the answer to a new job, null where there is none. */
export function orderIdOf(receipt: OrderReceipt): string | null {
  const said = typeof receipt === 'string' ? receipt : receipt.message
  return /#(\d+-\d+)/.exec(said)?.[1] ?? null
}

/** Minutes of video made, by month, and how many the contract includes (known: provider-facts §17.4). */
export const ConsumedMinutes = loose({
  minutes: array(loose({ duration: number(), year: number(), month: number() })),
  minutes_plan: optional(number(), 0),
})
export type ConsumedMinutes = InferOutput<typeof ConsumedMinutes>

/** A profile for the sandbox, stories and tests. */
export function makeTranscodingProfile(over: Partial<TranscodingProfile> = {}): TranscodingProfile {
  return {
    id: 92,
    name: 'HD 16:9',
    video_format: 'mp4',
    video_codec: 'libx264',
    video_width: null,
    video_height: null,
    video_bitrate: 5000,
    video_aspect: '16:9',
    audio_bitrate: 128,
    audio_codec: 'libfdk_aac',
    company: 300,
    ...over,
  }
}
