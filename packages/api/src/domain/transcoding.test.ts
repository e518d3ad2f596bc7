import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TranscodingOrder, TranscodingState } from '../entities/Transcoding.ts'
import {
  canRequeue,
  draftOfOrder,
  draftPath,
  draftWithoutSecrets,
  emptyTranscoding,
  maskCredentials,
  maskOrder,
  placeUrl,
  splitCredentials,
  stepOfPath,
  suggestFilename,
  type TranscodingDraft,
  transcodingBody,
  transcodingProblems,
  transcodingProgress,
  transcodingResults,
  transcodingStage,
  transcodingTime,
} from './transcoding.ts'
import type { DrmDraft, ThumbnailDraft } from './transcodingExtras.ts'

const good: TranscodingDraft = {
  origin: { url: 'ftp://archive.example/in/film.mov', user: 'ada', password: 'p@ss:/w' },
  destinations: [{ url: 's3://bucket/out/', user: '', password: '' }],
  jobs: [{ label: 'HD', filename: 'film.mp4', profile_id: '92', thumbnails: [] }],
  notifications: [{ email: 'video@example.com', call: '' }],
  drm: [],
  priority: '',
}
const thumbnail: ThumbnailDraft = { filename: 'film.jpg', label: 'Cover', width: 720, height: 480, time: 0.3 }
const withThumbnail = (over: Partial<ThumbnailDraft>) => ({
  jobs: good.jobs.map((job) => ({ ...job, thumbnails: [{ ...thumbnail, ...over }] })),
})
const hex = '0123456789abcdef0123456789ABCDEF'
const drm: DrmDraft = { encryption_scheme: 'cbcs', key: hex, key_id: hex, key_iv: '', pssh: '' }
const place = (url: string, user = '', password = '') => ({ url, user, password })
const problemsOf = (over: Partial<TranscodingDraft>) =>
  Object.fromEntries(transcodingProblems({ ...good, ...over }, new Set(['92', '93'])))

describe('credentials', () => {
  it.each([
    ['ftp://h.example/a.mov', place('ftp://h.example/a.mov')],
    [' ftp://ada:secret@h.example/a.mov ', place('ftp://h.example/a.mov', 'ada', 'secret')],
    ['sftp://ada@h.example/', place('sftp://h.example/', 'ada')],
    ['s3://AKIA:a%2Fb@bucket/x', place('s3://bucket/x', 'AKIA', 'a/b')],
    ['ftp://ada:p@ss@h.example/', place('ftp://h.example/', 'ada', 'p@ss')],
    ['ftp://ada:100%@h.example/', place('ftp://h.example/', 'ada', '100%')],
    ['https://h.example/@ada', place('https://h.example/@ada')],
    ['nonsense', place('nonsense')],
  ])('of %s are separated from the URL', (url, parts) => {
    expect(splitCredentials(url)).toEqual(parts)
  })

  it('round-trip', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (user, password) => {
        const typed = place('ftp://h.example/a.mov', user, password)
        expect(splitCredentials(placeUrl(typed))).toEqual(typed)
      }),
    )
  })

  it.each([
    ['ftp://ada:secret@h.example/a', 'ftp://ada:•••@h.example/a'],
    ['ftp://ada:p@secret@h.example/a', 'ftp://ada:•••@h.example/a'],
    ['ftp://ada:pa/secret@h.example/a', 'ftp://•••@h.example/a'],
    ['ftp://ada@h.example/a', 'ftp://ada@h.example/a'],
    ['https://h.example/a.mov?X-Amz-Signature=secret&v=1#t', 'https://h.example/a.mov?X-Amz-Signature=•••&v=1#t'],
    ['https://h.example/?access%5Ftoken=secret', 'https://h.example/?access%5Ftoken=•••'],
    ['https://h.example/@ada', 'https://h.example/@ada'],
    ['', ''],
  ])('of %s are masked', (url, masked) => {
    expect(maskCredentials(url)).toBe(masked)
  })

  it('never show a password in any spelling', () => {
    const secret = fc.stringMatching(/^[A-Za-z0-9:@/?#%&=+ ]{1,12}$/).map((text) => `S3CR${text}3T`)
    fc.assert(
      fc.property(secret, (password) => {
        expect(maskCredentials(placeUrl(place('ftp://h.example/a.mov', 'ada', password)))).not.toContain('S3CR')
        expect(maskCredentials(`ftp://ada:${password}@h.example/a.mov`)).not.toContain('S3CR')
      }),
    )
  })

  it('are not in a stored draft, nor in a copied request body', () => {
    const draft: TranscodingDraft = {
      ...good,
      origin: place('ftp://ada:SECRET@h.example/a.mov'),
      destinations: [place('s3://bucket/', 'key', 'SECRET'), place('https://h.example/?token=SECRET&a=1')],
      notifications: [{ email: '', call: 'https://ada:SECRET@h.example/done?secret=SECRET' }],
    }
    const stored = draftWithoutSecrets(draft)
    expect(JSON.stringify(stored)).not.toContain('SECRET')
    expect(stored.origin).toEqual(place('ftp://h.example/a.mov', 'ada'))
    expect(stored.destinations[1]?.url).toBe('https://h.example/?a=1')
    const body = transcodingBody(draft)
    expect(body.origin).toBe('ftp://ada:SECRET@h.example/a.mov')
    expect(JSON.stringify(maskOrder(body))).not.toContain('SECRET')
  })
})

describe('the key of DRM', () => {
  it('is not in a stored draft, nor in a copied body', () => {
    const draft = { ...good, drm: [drm] }
    expect(draftWithoutSecrets(draft).drm).toEqual([{ ...drm, key: '' }])
    expect(transcodingBody(draft).post_process).toEqual([{ drm: { key: hex, key_id: hex, encryption_scheme: 'cbcs' } }])
    expect(maskOrder(transcodingBody(draft)).post_process?.[0]?.drm).toMatchObject({ key: '•••', key_id: hex })
  })
})

describe('a new job', () => {
  it('is sent with the thumbnails of its versions', () => {
    expect(problemsOf(withThumbnail({}))).toEqual({})
    expect(transcodingBody({ ...good, ...withThumbnail({}) }).jobs[0]?.thumbnails).toEqual([
      { filename: 'film.jpg', label: 'Cover', width: '720', height: '480', time: 0.3 },
    ])
  })

  it('is sent without empty fields', () => {
    expect(problemsOf({})).toEqual({})
    expect(transcodingBody(good)).toEqual({
      origin: 'ftp://ada:p%40ss%3A%2Fw@archive.example/in/film.mov',
      destinations: ['s3://bucket/out/'],
      jobs: [{ label: 'HD', filename: 'film.mp4', profile_id: 92 }],
      notifications: [{ email: 'video@example.com' }],
    })
    expect(transcodingBody({ ...good, notifications: [], priority: '7' })).not.toHaveProperty('notifications')
    expect(transcodingBody({ ...good, priority: '7' })).toMatchObject({ priority: 7 })
  })

  it('reports all required fields at first', () => {
    expect([...transcodingProblems(emptyTranscoding)]).toEqual([
      ['origin.url', 'required'],
      ['destinations.0.url', 'required'],
      ['jobs.0.profile_id', 'noProfile'],
      ['jobs.0.filename', 'required'],
      ['jobs.0.label', 'required'],
    ])
  })

  it.each([
    ['ftp://h.example/a.mov', undefined],
    ['S3://bucket/a.mov', undefined],
    ['https://h.example/a.mov?x=1', undefined],
    ['h.example/a.mov', 'notUrl'],
    ['ftp://h.example/a b.mov', 'notUrl'],
    ['ftp:///a.mov', 'notUrl'],
    ['javascript:alert(1)', 'notUrl'],
    ['file:///etc/passwd', 'originScheme'],
    ['rtmp://h.example/a', 'originScheme'],
    ['ftp://h.example', 'noFile'],
    ['ftp://h.example/in/', 'noFile'],
    [`ftp://h.example/${'a'.repeat(2000)}`, 'longUrl'],
  ])('reads from %s: %s', (url, problem) => {
    expect(problemsOf({ origin: place(url) })['origin.url']).toBe(problem)
  })

  it.each([
    ['no destination', { destinations: [] }, { destinations: 'noDestination' }],
    ['a web address', { destinations: [place('https://h.example/')] }, { 'destinations.0.url': 'destinationScheme' }],
    [
      'the same twice',
      { destinations: [place('s3://b/out'), place('s3://b/out/')] },
      { 'destinations.1.url': 'repeated' },
    ],
    ['a user alone', { destinations: [place('ftp://b/', 'key')] }, { 'destinations.0.password': 'noPassword' }],
    ['a password alone', { destinations: [place('ftp://b/', '', 'x')] }, { 'destinations.0.user': 'noUser' }],
    ['an access key alone', { destinations: [place('s3://b/', 'key')] }, { 'destinations.0.password': 'noSecretKey' }],
    ['a secret key alone', { destinations: [place('s3://b/', '', 'x')] }, { 'destinations.0.user': 'noAccessKey' }],
    ['no job', { jobs: [] }, { jobs: 'noJob' }],
    [
      'a profile that is gone',
      { jobs: [{ label: 'HD', filename: 'a.mp4', profile_id: '7', thumbnails: [] }] },
      { 'jobs.0.profile_id': 'noProfile' },
    ],
    [
      'one file for two jobs',
      {
        jobs: [
          { label: 'HD', filename: 'a.mp4', profile_id: '92', thumbnails: [] },
          { label: 'SD', filename: 'a.mp4 ', profile_id: '93', thumbnails: [] },
        ],
      },
      { 'jobs.1.filename': 'repeated' },
    ],
    [
      'a path as a file name',
      { jobs: [{ label: 'HD', filename: '../a.mp4', profile_id: '92', thumbnails: [] }] },
      { 'jobs.0.filename': 'filename' },
    ],
    [
      'an empty notification',
      { notifications: [{ email: ' ', call: '' }] },
      { 'notifications.0.email': 'emptyNotification' },
    ],
    ['no address', { notifications: [{ email: 'ada', call: '' }] }, { 'notifications.0.email': 'email' }],
    ['two addresses', { notifications: [{ email: 'a@b.co, c@d.co', call: '' }] }, { 'notifications.0.email': 'email' }],
    [
      'no web address to call',
      { notifications: [{ email: '', call: 'ftp://h.example' }] },
      { 'notifications.0.call': 'call' },
    ],
    [
      'a thumbnail named like its version',
      withThumbnail({ filename: 'film.mp4' }),
      { 'jobs.0.thumbnails.0.filename': 'repeated' },
    ],
    [
      'a thumbnail without numbers',
      withThumbnail({ width: null, height: 9000, time: -1 }),
      {
        'jobs.0.thumbnails.0.width': 'thumbnailSide',
        'jobs.0.thumbnails.0.height': 'thumbnailSide',
        'jobs.0.thumbnails.0.time': 'time',
      },
    ],
    [
      'an unusable key',
      { drm: [{ ...drm, key: 'abc', key_iv: 'g'.repeat(32), pssh: 'a b', encryption_scheme: 'aes' }] },
      { 'drm.0.encryption_scheme': 'scheme', 'drm.0.key': 'hex32', 'drm.0.key_iv': 'hex32', 'drm.0.pssh': 'pssh' },
    ],
    ['a priority of 11', { priority: '11' }, { priority: 'priority' }],
  ])('with %s', (_, over, problems) => {
    expect(problemsOf(over)).toEqual(problems)
  })

  it('reports each problem in a step, and provider errors at their fields', () => {
    expect(['origin.url', 'destinations.3.user', 'jobs', 'priority', 'notifications.0.call'].map(stepOfPath)).toEqual([
      'origin',
      'destinations',
      'jobs',
      'jobs',
      'notifications',
    ])
    expect(
      ['origin', 'destinations.2', 'destinations', 'jobs.0.profile_id', 'post_process.0.drm.key'].map(draftPath),
    ).toEqual(['origin.url', 'destinations.2.url', 'destinations', 'jobs.0.profile_id', 'drm.0.key'])
  })

  it('is validated for any input, and produces valid JSON', () => {
    const text = fc.string({ maxLength: 12 })
    const number = fc.option(fc.double())
    const anyPlace = fc.record({ url: text, user: text, password: text })
    const drafts = fc.record({
      origin: anyPlace,
      destinations: fc.array(anyPlace, { maxLength: 3 }),
      jobs: fc.array(
        fc.record({
          label: text,
          filename: text,
          profile_id: fc.option(text),
          thumbnails: fc.array(
            fc.record({ filename: text, label: text, width: number, height: number, time: number }),
            { maxLength: 2 },
          ),
        }),
        { maxLength: 3 },
      ),
      drm: fc.array(fc.record({ encryption_scheme: text, key: text, key_id: text, key_iv: text, pssh: text }), {
        maxLength: 1,
      }),
      notifications: fc.array(fc.record({ email: text, call: text }), { maxLength: 3 }),
      priority: text,
    })
    fc.assert(
      fc.property(drafts, (draft) => {
        for (const path of transcodingProblems(draft).keys()) expect(stepOfPath(path)).toBeTypeOf('string')
        expect(() => JSON.stringify(maskOrder(transcodingBody(draftWithoutSecrets(draft))))).not.toThrow()
      }),
    )
  })

  it.each([
    ['ftp://ada:x@h.example/in/film.final.mov', 'mp4', 'film.final.mp4'],
    ['s3://bucket/a%20b.mov?x=/c.d', 'hls', 'a b.m3u8'],
    ['ftp://h.example/', 'mp4', ''],
    ['film.mov', 'mp4', ''],
  ])('names the result of %s as %s: %s', (origin, format, name) => {
    expect(suggestFilename(origin, format)).toBe(name)
  })

  it('gives no two results the same name', () => {
    expect(suggestFilename('ftp://h.example/a.mov', 'mp4', ['a.mp4', 'a-2.mp4'])).toBe('a-3.mp4')
  })
})

const order = (status: TranscodingState, over: Partial<TranscodingOrder> = {}): TranscodingOrder => ({
  order_id: '1631092552-1237',
  status,
  timestamp: null,
  comment: null,
  filename: null,
  label: null,
  duration: null,
  size: null,
  transcodingjob_set: [{ profile: { id: 92, name: 'HD' }, filename: 'a.mp4', label: 'HD', progress: 0 }],
  transcodingdownload: { download_url: 'ftp://ada@h.example/a.mov', download_protocol: 'ftp', download_user: 'ada' },
  transcodingupload_set: [{ upload_url: 'sftp://cdn:x@d.example/', upload_protocol: null, upload_user: null }],
  transcodingnotification_set: [{ callback_url: null, email: 'a@b.co' }],
  ...over,
})
const job = (progress: number) => ({ profile: { id: 92, name: 'HD' }, filename: 'a.mp4', label: 'HD', progress })

describe('a job', () => {
  it('may be queued again only after it failed', () => {
    const states: TranscodingState[] = ['QUEUED', 'DOWNLOADING', 'TRANSCODING', 'UPLOADING', 'FINISHED', 'ERROR']
    expect(states.filter(canRequeue)).toEqual(['ERROR'])
  })

  it.each([
    ['2021-09-08 09:15:55.875827+00:00', 1_631_092_555],
    ['2021-09-08 09:15:55', 1_631_092_555],
    ['2021-09-08T11:15:55+02:00', 1_631_092_555],
    ['yesterday', null],
    ['2021-19-08 09:15:55', null],
  ])('of %s has a known time', (text, second) => {
    expect(transcodingTime(text)).toBe(second)
  })

  it.each([
    ['that is finished, without progress', order('FINISHED'), 1],
    ['of two results', order('TRANSCODING', { transcodingjob_set: [job(100), job(50)] }), 0.75],
    ['without results', order('TRANSCODING', { transcodingjob_set: [] }), 0],
    ['with odd numbers', order('TRANSCODING', { transcodingjob_set: [job(-5), job(700)] }), 0.5],
  ])('%s, has a progress', (_, one, progress) => {
    expect(transcodingProgress(one)).toBe(progress)
  })

  it.each([
    [order('QUEUED'), 'QUEUED'],
    [order('ERROR'), 'DOWNLOADING'],
    [order('ERROR', { duration: 90 }), 'TRANSCODING'],
    [order('ERROR', { transcodingjob_set: [job(3)] }), 'TRANSCODING'],
    [order('ERROR', { transcodingjob_set: [job(100)] }), 'UPLOADING'],
  ])('is, or failed, in a stage (%#)', (one, stage) => {
    expect(transcodingStage(one)).toBe(stage)
  })

  it.each([
    ['QUEUED', 'waiting'],
    ['UPLOADING', 'uploading'],
    ['FINISHED', 'delivered'],
    ['ERROR', 'failed'],
  ] as const)('that is %s has results that are %s', (status, state) => {
    expect(transcodingResults(order(status))).toEqual([
      { url: 'sftp://cdn:•••@d.example/', protocol: 'sftp', user: 'cdn', files: ['a.mp4'], state },
    ])
  })

  it('is duplicated without passwords', () => {
    expect(draftOfOrder(order('FINISHED'))).toEqual({
      origin: place('ftp://h.example/a.mov', 'ada'),
      destinations: [place('sftp://d.example/', 'cdn')],
      jobs: [{ label: 'HD', filename: 'a.mp4', profile_id: '92', thumbnails: [] }],
      drm: [],
      notifications: [{ email: 'a@b.co', call: '' }],
      priority: '',
    })
    const bare = order('ERROR', { transcodingdownload: null, transcodingupload_set: [], transcodingjob_set: [] })
    expect(draftOfOrder({ ...bare, transcodingnotification_set: [] })).toEqual(emptyTranscoding)
  })
})
