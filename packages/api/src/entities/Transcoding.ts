import { array, type InferOutput, nullish, number, optional, picklist, string, union } from 'valibot'
import { loose } from './loose.ts'

/** The allowed values of a profile. */
export const TranscodingOptions = loose({
  audio_codecs: array(string()),
  video_formats: array(string()),
  aspect_ratio: array(string()),
  video_codecs: array(string()),
})
export type TranscodingOptions = InferOutput<typeof TranscodingOptions>

/** A transcoding profile; bit rates in kbit/s, null keeps the source's. */
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

/** The body of a profile: name, format, codec and video bit rate are required. */
export type NewTranscodingProfile = Pick<
  TranscodingProfile,
  'name' | 'video_format' | 'video_codec' | 'video_bitrate'
> &
  Partial<Pick<TranscodingProfile, 'video_width' | 'video_height' | 'video_aspect' | 'audio_bitrate' | 'audio_codec'>>

/** The stages of a job. */
export const transcodingStates = ['QUEUED', 'DOWNLOADING', 'TRANSCODING', 'UPLOADING', 'FINISHED', 'ERROR'] as const
export type TranscodingState = (typeof transcodingStates)[number]

/** A job in the list; its id is an epoch second, a hyphen and digits. */
export const TranscodingJob = loose({ id: string(), created_on: string(), status: picklist(transcodingStates) })
export type TranscodingJob = InferOutput<typeof TranscodingJob>

/** A job with all details. `progress` is 0 to 100 and may be 0 on a finished job. */
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

/** A picture taken from a result; `time` in seconds, sides in px. */
export interface NewThumbnail {
  filename: string
  label: string
  width: string
  height: string
  time: number
}

/** The encryption schemes of ISO/IEC 23001-7. */
export const drmSchemes = ['cbcs', 'cenc', 'cbc1', 'cens'] as const

/** The encryption of all results; keys are 32 hexadecimal digits. */
export interface NewDrm {
  key: string
  key_id: string
  key_iv?: string
  pssh?: string
  encryption_scheme: string
}

/** The body of a job. */
export interface NewTranscodingOrder {
  origin: string
  destinations: string[]
  jobs: { label: string; filename: string; profile_id: number; thumbnails?: NewThumbnail[] }[]
  notifications?: { email?: string; call?: string }[]
  post_process?: { drm: NewDrm }[]
  /** 5 … 10. */
  priority?: number
}

/** The answer to a new job: a text that contains `#` and its id. */
export const OrderReceipt = union([string(), loose({ message: string() })])
export type OrderReceipt = InferOutput<typeof OrderReceipt>

/** Extracts the id from the answer to a new job; null if there is none. */
export function orderIdOf(receipt: OrderReceipt): string | null {
  const text = typeof receipt === 'string' ? receipt : receipt.message
  return /#(\d+-\d+)/.exec(text)?.[1] ?? null
}

/** Transcoded minutes by month, and the minutes the contract includes. */
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
