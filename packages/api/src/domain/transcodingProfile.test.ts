import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeTranscodingProfile } from '../entities/Transcoding.ts'
import {
  brokenProfileRules,
  judgeProfile,
  type ProfileDraft,
  type ProfileRule,
  profileBody,
  profileDraft,
  profileRules,
} from './transcodingProfile.ts'

const good = profileDraft(makeTranscodingProfile())

describe('rules of a profile', () => {
  it.each<[ProfileRule, Partial<ProfileDraft>, string, (keyof ProfileDraft)?]>([
    ['required', {}, 'met'],
    ['required', { name: ' ' }, 'broken', 'name'],
    ['required', { name: 'x'.repeat(101) }, 'broken', 'name'],
    ['required', { video_format: null }, 'broken', 'video_format'],
    ['required', { video_codec: null }, 'broken', 'video_codec'],
    ['required', { video_bitrate: null }, 'broken', 'video_bitrate'],
    ['videoBitrate', { video_bitrate: null }, 'waiting'],
    ['videoBitrate', { video_bitrate: 50 }, 'met'],
    ['videoBitrate', { video_bitrate: 49 }, 'broken', 'video_bitrate'],
    ['videoBitrate', { video_bitrate: 100_001 }, 'broken', 'video_bitrate'],
    ['videoBitrate', { video_bitrate: 900.5 }, 'broken', 'video_bitrate'],
    ['videoBitrate', { video_bitrate: Number.NaN }, 'broken', 'video_bitrate'],
    ['videoCodec', { video_format: 'webm' }, 'broken', 'video_codec'],
    ['videoCodec', { video_format: 'webm', video_codec: 'libvpx-vp9' }, 'met'],
    ['videoCodec', { video_format: 'mp4', video_codec: 'libvpx-vp9' }, 'met'],
    ['videoCodec', { video_format: 'mp4', video_codec: 'libvpx' }, 'broken', 'video_codec'],
    ['videoCodec', { video_format: 'mov', video_codec: 'libvpx-vp9' }, 'broken', 'video_codec'],
    ['videoCodec', { video_format: 'hls', video_codec: 'libx265' }, 'met'],
    ['videoCodec', { video_format: 'hls', video_codec: 'libvpx-vp9' }, 'broken', 'video_codec'],
    ['videoCodec', { video_format: 'webm', video_codec: 'copy' }, 'met'],
    ['videoCodec', { video_format: 'next', video_codec: 'libx264' }, 'met'],
    ['videoCodec', { video_codec: null }, 'waiting'],
    ['audioCodec', { video_format: 'webm' }, 'broken', 'audio_codec'],
    ['audioCodec', { video_format: 'webm', audio_codec: 'libopus' }, 'met'],
    ['audioCodec', { video_format: 'mov', audio_codec: 'libopus' }, 'broken', 'audio_codec'],
    ['audioCodec', { audio_codec: null }, 'waiting'],
    ['copiedVideo', {}, 'waiting'],
    ['copiedVideo', { video_codec: 'copy' }, 'broken', 'video_aspect'],
    ['copiedVideo', { video_codec: 'copy', video_aspect: null }, 'met'],
    ['copiedVideo', { video_codec: 'copy', video_width: 640 }, 'broken', 'video_width'],
    ['copiedVideo', { video_codec: 'copy', video_height: 640 }, 'broken', 'video_height'],
    ['size', {}, 'waiting'],
    ['size', { video_width: 1920 }, 'met'],
    ['size', { video_width: 8 }, 'broken', 'video_width'],
    ['size', { video_width: 640, video_height: 9000 }, 'broken', 'video_height'],
    ['size', { video_height: Number.NaN }, 'broken', 'video_height'],
    ['evenSize', { video_width: 853 }, 'broken', 'video_width'],
    ['evenSize', { video_width: 854, video_height: 481 }, 'broken', 'video_height'],
    ['evenSize', { video_height: 480 }, 'met'],
    ['aspect', { video_width: 1920, video_height: 1080 }, 'met'],
    ['aspect', { video_width: 854, video_height: 480 }, 'met'],
    ['aspect', { video_width: 640, video_height: 480 }, 'advised', 'video_aspect'],
    ['aspect', { video_width: 640, video_height: 480, video_aspect: '4:3' }, 'met'],
    ['aspect', { video_width: 640 }, 'waiting'],
    ['aspect', { video_width: 640, video_height: 0 }, 'waiting'],
    ['audioBitrate', {}, 'met'],
    ['audioBitrate', { audio_bitrate: null }, 'waiting'],
    ['audioBitrate', { audio_bitrate: 4 }, 'broken', 'audio_bitrate'],
    ['audioBitrate', { audio_codec: null }, 'broken', 'audio_bitrate'],
    ['copiedAudio', { audio_codec: 'copy' }, 'broken', 'audio_bitrate'],
    ['copiedAudio', { audio_codec: 'copy', audio_bitrate: null }, 'met'],
    ['usualAudio', { audio_bitrate: 128 }, 'met'],
    ['usualAudio', { audio_bitrate: 320 }, 'met'],
    ['usualAudio', { audio_bitrate: 96 }, 'advised', 'audio_bitrate'],
    ['usualAudio', { audio_bitrate: 2 }, 'waiting'],
  ])('%s of %j: %s', (rule, over, kind, path) => {
    expect(judgeProfile(rule, { ...good, ...over })).toEqual(path ? { kind, path } : { kind })
  })

  it('report every empty required field', () => {
    expect(Object.fromEntries(brokenProfileRules(profileDraft(null)))).toEqual({
      name: 'required',
      video_format: 'required',
      video_codec: 'required',
      video_bitrate: 'required',
    })
    expect(brokenProfileRules(good).size).toBe(0)
  })

  it('reject exactly the profiles that break one', () => {
    const choice = (...values: string[]) => fc.constantFrom(null, ...values)
    const figure = fc.option(fc.oneof(fc.integer({ min: -5, max: 110_000 }), fc.constant(Number.NaN)))
    const drafts = fc.record({
      name: fc.string({ maxLength: 4 }),
      video_format: choice('mp4', 'webm', 'mov', 'hls'),
      video_codec: choice('libx264', 'libvpx-vp9', 'copy'),
      video_bitrate: figure,
      video_width: figure,
      video_height: figure,
      video_aspect: choice('16:9', '4:3', 'x'),
      audio_codec: choice('libopus', 'libfdk_aac', 'copy'),
      audio_bitrate: figure,
    })
    fc.assert(
      fc.property(drafts, (draft) => {
        const isBroken = profileRules.some((rule) => judgeProfile(rule, draft).kind === 'broken')
        expect(brokenProfileRules(draft).size > 0).toBe(isBroken)
      }),
    )
  })

  it('are satisfied by a saved profile', () => {
    const { id: _, company: __, ...row } = makeTranscodingProfile()
    expect(profileBody({ ...good, name: ' HD 16:9 ' })).toEqual(row)
  })
})
