import {
  emptyThumbnail,
  emptyTranscoding,
  type ProfileDraft,
  type TranscodingDraft,
  transcodingProblems,
} from '@parapet/api'
import { expect, it } from 'vitest'
import { fieldLabel } from './fieldLabel.ts'
import { transcodingProfiles } from './profiles.tsx'
import profileWords from './transcodingProfiles.en.ts'
import en from './transcodingWizard.en.ts'

const textOf = (message: string | readonly (string | readonly [string])[], values: Record<string, string | number>) =>
  typeof message === 'string'
    ? message
    : message.map((piece) => (typeof piece === 'string' ? piece : values[piece[0]])).join('')
const t = (key: keyof typeof en, values: Record<string, string | number> = {}) => textOf(en[key], values)
const place = (url: string, user = '', password = '') => ({ url, user, password })
const valid: TranscodingDraft = {
  origin: place('ftp://archive.example/in/film.mov', 'ada', 'secret'),
  destinations: [place('s3://bucket/vod/')],
  jobs: [{ label: 'HD', filename: 'film.mp4', profile_id: '92', thumbnails: [] }],
  notifications: [],
  drm: [],
  priority: '',
}

it.each<[Partial<TranscodingDraft>, string[]]>([
  [{}, []],
  [{ origin: place('') }, ['Video URL: Fill in this field.']],
  [
    { origin: place('archive.example/film.mov') },
    ['Video URL: Enter a complete URL, such as sftp://host/folder/file.mov.'],
  ],
  [
    { origin: place('gopher://archive.example/film.mov') },
    ['Video URL: Start with ftp, ftps, sftp, s3, http or https.'],
  ],
  [{ origin: place('ftp://archive.example/in/') }, ['Video URL: The URL must end with a file name.']],
  [{ origin: place('ftp://archive.example/a.mov', 'ada') }, ['Password: Enter the password of this user.']],
  [{ origin: place('s3://archive/a.mov', 'AK') }, ['Secret key: Enter the secret key of this access key.']],
  [{ origin: place('ftp://archive.example/a.mov', '', 'x') }, ['User: Enter the user of this password.']],
  [{ destinations: [] }, ['Destinations: Add a destination.']],
  [
    { destinations: [place('https://cdn.example/vod/')] },
    ['Destination 1, Folder URL: Start with ftp, ftps, sftp or s3.'],
  ],
  [
    { destinations: [place('s3://bucket/vod'), place('s3://bucket/vod/')] },
    ['Destination 2, Folder URL: Used twice: each must be different.'],
  ],
  [
    { jobs: [{ label: '', filename: 'a/b.mp4', profile_id: null, thumbnails: [] }] },
    [
      'Version 1, Profile: Choose a profile.',
      'Version 1, File name: Enter a file name without slashes.',
      'Version 1, Label: Fill in this field.',
    ],
  ],
  [{ jobs: [] }, ['Versions: Add a version.']],
  [
    { notifications: [{ email: '', call: '' }] },
    ['Notification 1, Email: Enter an email or a URL, or remove the notification.'],
  ],
  [{ notifications: [{ email: 'ada@', call: '' }] }, ['Notification 1, Email: Enter one email address.']],
  [
    { notifications: [{ email: '', call: 'ftp://a.example' }] },
    ['Notification 1, URL to call: Enter a URL that starts with https:// or http://.'],
  ],
  [
    { jobs: valid.jobs.map((job) => ({ ...job, thumbnails: [emptyThumbnail] })) },
    [
      'Version 1, Thumbnail 1, File name: Fill in this field.',
      'Version 1, Thumbnail 1, Label: Fill in this field.',
      'Version 1, Thumbnail 1, Width: Enter a whole number from 16 to 8192.',
      'Version 1, Thumbnail 1, Height: Enter a whole number from 16 to 8192.',
      'Version 1, Thumbnail 1, Time: Enter the seconds from the start of the video, such as 0.3.',
    ],
  ],
  [
    { drm: [{ encryption_scheme: '', key: '', key_id: 'abc', key_iv: 'abc', pssh: 'a b' }] },
    [
      'DRM, Encryption scheme: Choose an encryption scheme.',
      'DRM, Key: Enter 32 hexadecimal digits (0–9, a–f).',
      'DRM, Key ID: Enter 32 hexadecimal digits (0–9, a–f).',
      'DRM, Initialisation vector: Enter 32 hexadecimal digits (0–9, a–f).',
      'DRM, PSSH: Enter at most 10,000 characters without spaces.',
    ],
  ],
  [{ priority: '4' }, ['Priority: Choose a priority from 5 to 10.']],
])('validates a new job with %o', (change, sentences) => {
  const draft = { ...valid, ...change }
  const said = [...transcodingProblems(draft, new Set(['92']))].map(
    ([path, problem]) => `${fieldLabel(path, draft, t as never)}: ${t(`problem.${problem}`)}`,
  )
  expect(said).toEqual(sentences)
})

it('lists the missing fields of an empty job by step', () => {
  const [[path = ''] = []] = transcodingProblems(emptyTranscoding)
  expect(fieldLabel(path, emptyTranscoding, t as never)).toBe('Video URL')
})

const profile: ProfileDraft = {
  name: 'Small',
  video_format: 'mp4',
  video_codec: 'libx264',
  video_bitrate: 900,
  video_width: null,
  video_height: null,
  video_aspect: null,
  audio_bitrate: null,
  audio_codec: null,
}

it.each<[Partial<ProfileDraft>, Record<string, string>]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'Enter a name of at most 100 characters.' }],
  [{ video_format: '' }, { video_format: 'Fill in this field.' }],
  [{ video_bitrate: 10 }, { video_bitrate: 'The video bit rate is a whole number from 50 to 100,000 kbit/s.' }],
  [{ video_format: 'webm' }, { video_codec: 'The format cannot contain this codec. Choose another codec or format.' }],
  [
    { video_width: 5, video_height: 4 },
    {
      video_width: 'Width and height are whole numbers from 16 to 8192.',
    },
  ],
  [
    { audio_bitrate: 5, audio_codec: 'libopus' },
    { audio_bitrate: 'The audio bit rate is from 8 to 1024 kbit/s and needs an audio codec.' },
  ],
])('validates a profile with %o', (change, errors) => {
  const words = (key: keyof typeof profileWords) => profileWords[key]
  expect(transcodingProfiles.form?.check?.({ ...profile, ...change }, words as never, null)).toEqual(errors)
})
