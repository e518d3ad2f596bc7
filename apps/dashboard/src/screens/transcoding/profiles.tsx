import {
  brokenProfileRules,
  media,
  type ProfileDraft,
  profileBody,
  profileDraft,
  type TranscodingProfile,
} from '@parapet/api'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import { KbitRate } from './KbitRate.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { ProfileJobs } from './ProfileJobs.tsx'
import { transcodingProfilesWords } from './transcodingProfiles.words.ts'

const optionsOf = (values: readonly string[]) => [...new Set(values)].sort().map((value) => ({ value, label: value }))
const sizeOf = ({ video_width: width, video_height: height }: TranscodingProfile): string | null =>
  width || height ? `${width ?? '…'} × ${height ?? '…'}` : null

/** The transcoding profiles of a company. */
export const transcodingProfiles = resource({
  code: 'transcodingprofiles',
  words: transcodingProfilesWords,
  list: allRows(media.profiles, () => ({})),
  getId: (row: TranscodingProfile) => String(row.id),
  getTitle: (row) => row.name,
  columns: (make, t) => [
    make.text('name', (row) => row.name, { primary: true }),
    make.text('format', (row) => row.video_format, { primary: true }),
    make.text('codec', (row) => row.video_codec),
    make.custom(
      'bitrate',
      (row) => row.video_bitrate,
      (row) => <KbitRate value={row.video_bitrate} />,
      { numeric: true },
    ),
    make.text('size', (row) => sizeOf(row) ?? t('source')),
    make.text('aspect', (row) => row.video_aspect ?? t('source')),
    make.custom(
      'audio',
      (row) => row.audio_codec ?? t('source'),
      (row) => (
        <>
          {row.audio_codec ?? t('source')} {row.audio_bitrate !== null && <KbitRate value={row.audio_bitrate} />}
        </>
      ),
    ),
  ],
  sort: { id: 'name', desc: false },
  filters: [
    {
      id: 'format',
      options: (rows) => optionsOf(rows.map((row) => row.video_format)),
      matches: (row, format) => row.video_format === format,
    },
    {
      id: 'codec',
      options: (rows) => optionsOf(rows.map((row) => row.video_codec)),
      matches: (row, codec) => row.video_codec === codec,
    },
  ],
  form: {
    Fields: ProfileFields,
    initial: profileDraft,
    check: (draft: ProfileDraft, t) =>
      Object.fromEntries(
        [...brokenProfileRules(draft)].map(([path, rule]) => [
          path,
          rule === 'required'
            ? t(path === 'name' ? 'problem.name' : 'problem.required')
            : rule === 'videoCodec' || rule === 'audioCodec'
              ? t('problem.codec')
              : t(`rule.${rule}`),
        ]),
      ),
  },
  create: write(media.addProfile, (draft: ProfileDraft) => ({ body: profileBody(draft) })),
  update: write(media.saveProfile, (draft: ProfileDraft, row: TranscodingProfile) => ({
    profile: row.id,
    body: profileBody(draft),
  })),
  remove: write(media.removeProfile, (row: TranscodingProfile) => ({ profile: row.id })),
  panels: [{ id: 'jobs', icon: 'list', Panel: ProfileJobs }],
  historyPath: (row) => `/transcoding_profile/${row.id}/`,
  historyFields: {
    video_format: { label: 'column.format' },
    video_codec: { label: 'column.codec' },
    video_bitrate: { label: 'column.bitrate' },
    video_width: { label: 'width' },
    video_height: { label: 'height' },
    video_aspect: { label: 'column.aspect' },
    audio_codec: { label: 'audioCodec' },
    audio_bitrate: { label: 'audioBitrate' },
  },
})
