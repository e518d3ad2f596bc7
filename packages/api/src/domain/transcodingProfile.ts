import type { NewTranscodingProfile, TranscodingProfile } from '../entities/Transcoding.ts'

/** The form values of a profile. Numbers are null while empty, NaN while invalid. */
export interface ProfileDraft {
  name: string
  video_format: string | null
  video_codec: string | null
  video_bitrate: number | null
  video_width: number | null
  video_height: number | null
  video_aspect: string | null
  audio_codec: string | null
  audio_bitrate: number | null
}

export const profileRules = [
  'required',
  'videoBitrate',
  'videoCodec',
  'audioCodec',
  'copiedVideo',
  'size',
  'evenSize',
  'aspect',
  'audioBitrate',
  'copiedAudio',
  'usualAudio',
] as const
export type ProfileRule = (typeof profileRules)[number]

/** The result of a rule: `broken` rejects the profile, `advised` does not, `waiting` does not apply yet. */
export type RuleVerdict =
  | { readonly kind: 'met' | 'waiting' }
  | { readonly kind: 'broken' | 'advised'; readonly path: keyof ProfileDraft }

/** The limits of bit rates in kbit/s and of sizes in pixels. */
export const profileLimits = { video: [50, 100_000], audio: [8, 1024], size: [16, 8192] } as const

// The codecs that a container does not support. The provider checks unknown containers and codecs.
const refusedVideo: Readonly<Record<string, RegExp>> = {
  webm: /264|265|hevc|prores|mpeg/i,
  mov: /vp8|vp9|libvpx/i,
  mp4: /^libvpx$|vp8/i,
  hls: /vp8|vp9|libvpx|prores/i,
}
const refusedAudio: Readonly<Record<string, RegExp>> = {
  webm: /aac|mp3|ac3/i,
  mov: /opus|vorbis/i,
  hls: /opus|vorbis/i,
}
const COPY = 'copy'
const usualAudio = (kbits: number): boolean => kbits === 128 || (kbits >= 192 && kbits <= 320)
const MOST_NAME = 100
/** Rounding to even pixels changes an aspect ratio by less. */
const RATIO_TOLERANCE = 0.02

const met: RuleVerdict = { kind: 'met' }
const waiting: RuleVerdict = { kind: 'waiting' }
const broken = (path: keyof ProfileDraft): RuleVerdict => ({ kind: 'broken', path })
const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= least && value <= most

const rules: Readonly<Record<ProfileRule, (draft: ProfileDraft) => RuleVerdict>> = {
  required({ name, video_format, video_codec, video_bitrate }) {
    if (name.trim() === '' || name.length > MOST_NAME) return broken('name')
    if (video_format === null) return broken('video_format')
    if (video_codec === null) return broken('video_codec')
    return video_bitrate === null ? broken('video_bitrate') : met
  },
  videoBitrate({ video_bitrate: rate }) {
    if (rate === null) return waiting
    return isWithin(rate, profileLimits.video) ? met : broken('video_bitrate')
  },
  videoCodec({ video_format: format, video_codec: codec }) {
    if (format === null || codec === null) return waiting
    return refusedVideo[format]?.test(codec) ? broken('video_codec') : met
  },
  audioCodec({ video_format: format, audio_codec: codec }) {
    if (format === null || codec === null) return waiting
    return refusedAudio[format]?.test(codec) ? broken('audio_codec') : met
  },
  copiedVideo({ video_codec, video_width, video_height, video_aspect }) {
    if (video_codec !== COPY) return waiting
    if (video_width !== null) return broken('video_width')
    if (video_height !== null) return broken('video_height')
    return video_aspect === null ? met : broken('video_aspect')
  },
  size({ video_width, video_height }) {
    if (video_width === null && video_height === null) return waiting
    if (video_width !== null && !isWithin(video_width, profileLimits.size)) return broken('video_width')
    return video_height === null || isWithin(video_height, profileLimits.size) ? met : broken('video_height')
  },
  evenSize({ video_width, video_height }) {
    if (video_width === null && video_height === null) return waiting
    if (Math.abs((video_width ?? 0) % 2) === 1) return broken('video_width')
    return Math.abs((video_height ?? 0) % 2) === 1 ? broken('video_height') : met
  },
  aspect({ video_width, video_height, video_aspect }) {
    const [, wide, high] = /^(\d+):(\d+)$/.exec(video_aspect ?? '') ?? []
    if (!video_width || !video_height || !wide || !high) return waiting
    const ratio = (video_width * Number(high)) / (video_height * Number(wide))
    return Math.abs(ratio - 1) <= RATIO_TOLERANCE ? met : { kind: 'advised', path: 'video_aspect' }
  },
  audioBitrate({ audio_bitrate: rate, audio_codec }) {
    if (rate === null) return waiting
    return isWithin(rate, profileLimits.audio) && audio_codec !== null ? met : broken('audio_bitrate')
  },
  copiedAudio({ audio_bitrate: rate, audio_codec }) {
    if (audio_codec !== COPY) return waiting
    return rate === null ? met : broken('audio_bitrate')
  },
  usualAudio({ audio_bitrate: rate }) {
    if (rate === null || !isWithin(rate, profileLimits.audio)) return waiting
    return usualAudio(rate) ? met : { kind: 'advised', path: 'audio_bitrate' }
  },
}

/** Judges a profile by one rule. */
export const judgeProfile = (rule: ProfileRule, draft: ProfileDraft): RuleVerdict => rules[rule](draft)

/** Returns the first broken rule by field. */
export function brokenProfileRules(draft: ProfileDraft): ReadonlyMap<keyof ProfileDraft, ProfileRule> {
  const found = new Map<keyof ProfileDraft, ProfileRule>()
  for (const rule of profileRules) {
    const verdict = judgeProfile(rule, draft)
    if (verdict.kind === 'broken' && !found.has(verdict.path)) found.set(verdict.path, rule)
  }
  for (const path of ['name', 'video_format', 'video_codec', 'video_bitrate'] as const)
    if (!found.has(path) && (draft[path] === null || draft[path] === '')) found.set(path, 'required')
  return found
}

/** Returns the form values of a profile, or of a new one. */
export function profileDraft(row: TranscodingProfile | null): ProfileDraft {
  return {
    name: row?.name ?? '',
    video_format: row?.video_format ?? null,
    video_codec: row?.video_codec ?? null,
    video_bitrate: row?.video_bitrate ?? null,
    video_width: row?.video_width ?? null,
    video_height: row?.video_height ?? null,
    video_aspect: row?.video_aspect ?? null,
    audio_codec: row?.audio_codec ?? null,
    audio_bitrate: row?.audio_bitrate ?? null,
  }
}

/** Returns the request body. Empty values are null: the source's own value is kept. */
export function profileBody(draft: ProfileDraft): NewTranscodingProfile {
  return {
    ...draft,
    name: draft.name.trim(),
    video_format: draft.video_format ?? '',
    video_codec: draft.video_codec ?? '',
  }
}
