import type {
  NewTranscodingOrder,
  TranscodingJob,
  TranscodingOrder,
  TranscodingState,
} from '../entities/Transcoding.ts'
import {
  type DrmDraft,
  drmBody,
  drmProblems,
  type ExtraProblem,
  type ThumbnailDraft,
  thumbnailBody,
  thumbnailProblems,
} from './transcodingExtras.ts'

/** A source or destination of a job; credentials are separate, so that they are never shown with the URL. */
export interface TranscodingPlace {
  url: string
  user: string
  password: string
}

/** The form values of a new job. */
export interface TranscodingDraft {
  origin: TranscodingPlace
  destinations: TranscodingPlace[]
  jobs: { label: string; filename: string; profile_id: string | null; thumbnails: ThumbnailDraft[] }[]
  drm: DrmDraft[]
  notifications: { email: string; call: string }[]
  /** '5' … '10'; empty is the default queue. */
  priority: string
}

const emptyPlace: TranscodingPlace = { url: '', user: '', password: '' }

/** The initial form values. */
export const emptyTranscoding: TranscodingDraft = {
  origin: emptyPlace,
  destinations: [emptyPlace],
  jobs: [{ label: '', filename: '', profile_id: null, thumbnails: [] }],
  drm: [],
  notifications: [],
  priority: '',
}

// The last @ before the path ends the credentials, as in the URL standard: passwords may contain @.
const WITH_CREDENTIALS = /^([a-z][a-z0-9+.-]*:\/\/)([^/?#]*)@([^@]*)$/i
const SECRET_PARAM = /token|secret|signature|^sig$|password|passwd|pwd|credential|key|auth/i
const MASK = '•••'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Moves the credentials out of a URL. */
export function splitCredentials(url: string): TranscodingPlace {
  const [, scheme, credentials, rest] = /^([a-z][a-z0-9+.-]*:\/\/)([^/?#]*)@(.*)$/is.exec(url.trim()) ?? []
  if (scheme === undefined || credentials === undefined || rest === undefined) return { ...emptyPlace, url: url.trim() }
  const colon = credentials.indexOf(':')
  return {
    url: `${scheme}${rest}`,
    user: decoded(colon < 0 ? credentials : credentials.slice(0, colon)),
    password: colon < 0 ? '' : decoded(credentials.slice(colon + 1)),
  }
}

/** Returns the place with a URL without credentials; separately entered credentials take precedence. */
export function withSplitCredentials(place: TranscodingPlace): TranscodingPlace {
  const { url, user, password } = splitCredentials(place.url)
  return { url, user: place.user || user, password: place.password || password }
}

// encodeURIComponent keeps ! ' ( ) *, which may break a shell or parser.
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Returns the URL of a place with its credentials, as sent. */
export function placeUrl(place: TranscodingPlace): string {
  const { url, user, password } = withSplitCredentials(place)
  if (user === '' && password === '') return url
  return url.replace('://', () => `://${encoded(user)}${password === '' ? '' : `:${encoded(password)}`}@`)
}

/** Masks the password and secret params of a URL, to show or copy it. */
export function maskCredentials(url: string): string {
  return mapSecretParams(maskPassword(url), (name) => `${name}=${MASK}`)
}

function maskPassword(url: string): string {
  const [, scheme, credentials, rest] = WITH_CREDENTIALS.exec(url) ?? []
  if (scheme !== undefined && credentials !== undefined && rest !== undefined) {
    const colon = credentials.indexOf(':')
    return colon < 0 ? url : `${scheme}${credentials.slice(0, colon)}:${MASK}@${rest}`
  }
  // With an unencoded slash in a password, everything up to the last @ may belong to it.
  const at = url.lastIndexOf('@')
  const start = url.indexOf('://')
  return at > start && start >= 0 && url.slice(start, at).includes(':', 3)
    ? `${url.slice(0, start + 3)}${MASK}${url.slice(at)}`
    : url
}

function mapSecretParams(url: string, map: (name: string) => string | null): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const [query = '', ...fragment] = url.slice(at + 1).split('#')
  const params = query.split('&').flatMap((param) => {
    const [name = ''] = param.split('=')
    return SECRET_PARAM.test(decoded(name)) ? (map(name) ?? []) : param
  })
  return [
    url.slice(0, at),
    params.length > 0 ? `?${params.join('&')}` : '',
    ...fragment.map((rest) => `#${rest}`),
  ].join('')
}

const withoutSecretParams = (url: string): string => mapSecretParams(url, () => null)
const withoutSecrets = (place: TranscodingPlace): TranscodingPlace => {
  const { url, user } = withSplitCredentials(place)
  return { url: withoutSecretParams(url), user, password: '' }
}

/** Returns a draft without passwords and secret params, which may be stored. */
export function draftWithoutSecrets(draft: TranscodingDraft): TranscodingDraft {
  return {
    ...draft,
    origin: withoutSecrets(draft.origin),
    destinations: draft.destinations.map(withoutSecrets),
    notifications: draft.notifications.map(({ email, call }) => ({
      email,
      call: withoutSecretParams(splitCredentials(call).url),
    })),
    drm: draft.drm.map((drm) => ({ ...drm, key: '' })),
  }
}

/** A problem of a form value. */
export type TranscodingProblem =
  | ExtraProblem
  | 'required'
  | 'notUrl'
  | 'originScheme'
  | 'destinationScheme'
  | 'noFile'
  | 'noUser'
  | 'noPassword'
  | 'noAccessKey'
  | 'noSecretKey'
  | 'repeated'
  | 'noDestination'
  | 'noJob'
  | 'longUrl'
  | 'longFilename'
  | 'longLabel'
  | 'filename'
  | 'noProfile'
  | 'emptyNotification'
  | 'email'
  | 'call'
  | 'priority'

/** The problems of a new job by field path, in the order of its steps. */
export type TranscodingProblems = ReadonlyMap<string, TranscodingProblem>

export const transcodingSteps = ['origin', 'destinations', 'jobs', 'notifications'] as const
export type TranscodingStep = (typeof transcodingSteps)[number]

/** The step with the field of a path. */
export function stepOfPath(path: string): TranscodingStep {
  const [first] = path.split('.')
  return transcodingSteps.find((step) => step === first) ?? 'jobs'
}

/** The priorities above the default queue. */
export const transcodingPriorities = ['5', '6', '7', '8', '9', '10'] as const

const originSchemes = ['ftp', 'ftps', 'sftp', 's3', 'http', 'https']
const destinationSchemes = ['ftp', 'ftps', 'sftp', 's3']
const MOST_URL = 2000
const MOST_LABEL = 100
const MOST_FILENAME = 300

const schemeOf = (url: string): string => /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase() ?? ''
const isWebUrl = (url: string): boolean => /^https?:\/\/[^\s/]+/i.test(url) && URL.canParse(url)

/** Validates a new job; `profiles` are the existing ids, undefined while loading. */
export function transcodingProblems(draft: TranscodingDraft, profiles?: ReadonlySet<string>): TranscodingProblems {
  const problems = new Map<string, TranscodingProblem>()
  const add = (path: string, problem: TranscodingProblem | undefined) => {
    if (problem && !problems.has(path)) problems.set(path, problem)
  }
  const addPlace = (path: string, typed: TranscodingPlace, wrongScheme: TranscodingProblem, schemes: string[]) => {
    const place = withSplitCredentials(typed)
    add(`${path}.url`, urlProblem(place.url, wrongScheme, schemes))
    const isS3 = schemeOf(place.url) === 's3'
    if (place.user === '' && place.password !== '') add(`${path}.user`, isS3 ? 'noAccessKey' : 'noUser')
    if (place.user !== '' && place.password === '') add(`${path}.password`, isS3 ? 'noSecretKey' : 'noPassword')
    return place
  }

  const origin = addPlace('origin', draft.origin, 'originScheme', originSchemes)
  if (!/[^/]$/.test(pathOf(origin.url))) add('origin.url', 'noFile')

  if (draft.destinations.length === 0) add('destinations', 'noDestination')
  const destinations = new Set<string>()
  for (const [index, typed] of draft.destinations.entries()) {
    const { url } = addPlace(`destinations.${index}`, typed, 'destinationScheme', destinationSchemes)
    const place = url.replace(/\/+$/, '')
    if (destinations.has(place)) add(`destinations.${index}.url`, 'repeated')
    destinations.add(place)
  }

  if (draft.jobs.length === 0) add('jobs', 'noJob')
  const filenames = new Set<string>()
  const addFile = (path: string, { filename, label }: { filename: string; label: string }) => {
    add(`${path}.filename`, filenameProblem(filename.trim()))
    if (filenames.has(filename.trim())) add(`${path}.filename`, 'repeated')
    filenames.add(filename.trim())
    add(`${path}.label`, label.trim() === '' ? 'required' : label.length > MOST_LABEL ? 'longLabel' : undefined)
  }
  for (const [index, job] of draft.jobs.entries()) {
    const { profile_id } = job
    if (profile_id === null || profiles?.has(profile_id) === false) add(`jobs.${index}.profile_id`, 'noProfile')
    addFile(`jobs.${index}`, job)
    for (const [place, thumbnail] of job.thumbnails.entries()) {
      const path = `jobs.${index}.thumbnails.${place}`
      addFile(path, thumbnail)
      for (const [field, problem] of thumbnailProblems(thumbnail)) add(`${path}.${field}`, problem)
    }
  }
  for (const [index, drm] of draft.drm.entries())
    for (const [field, problem] of drmProblems(drm)) add(`drm.${index}.${field}`, problem)
  if (draft.priority !== '' && !transcodingPriorities.some((priority) => priority === draft.priority))
    add('priority', 'priority')

  for (const [index, { email, call }] of draft.notifications.entries()) {
    const path = `notifications.${index}`
    if (email.trim() === '' && call.trim() === '') add(`${path}.email`, 'emptyNotification')
    if (email.trim() !== '' && !/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/.test(email.trim())) add(`${path}.email`, 'email')
    if (call.trim().length > MOST_URL) add(`${path}.call`, 'longUrl')
    if (call.trim() !== '' && !isWebUrl(call.trim())) add(`${path}.call`, 'call')
  }
  return problems
}

function urlProblem(
  url: string,
  wrongScheme: TranscodingProblem,
  schemes: readonly string[],
): TranscodingProblem | undefined {
  if (url === '') return 'required'
  if (url.length > MOST_URL) return 'longUrl'
  const scheme = schemeOf(url)
  if (scheme === '' || /[\s\p{Cc}]/u.test(url) || !URL.canParse(url)) return 'notUrl'
  if (!schemes.includes(scheme)) return wrongScheme
  return /^[^:]+:\/\/[^/?#]/.test(url) ? undefined : 'notUrl'
}

function filenameProblem(filename: string): TranscodingProblem | undefined {
  if (filename === '') return 'required'
  if (filename.length > MOST_FILENAME) return 'longFilename'
  return /[\\/\p{Cc}]/u.test(filename) || /^\.+$/.test(filename) ? 'filename' : undefined
}

const pathOf = (url: string): string => /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)/i.exec(url)?.[1] ?? ''

const extensions: Readonly<Record<string, string>> = { hls: 'm3u8' }

/** Suggests an unused file name for a result: the source's name with the extension of the format. */
export function suggestFilename(originUrl: string, format: string, taken: readonly string[] = []): string {
  const name = decoded(pathOf(splitCredentials(originUrl).url).split('/').at(-1) ?? '').replace(/\.[^.]*$/, '')
  const named = (suffix: string) => `${name}${suffix}.${extensions[format] ?? format}`
  if (name === '') return ''
  let suffix = ''
  for (let n = 2; taken.includes(named(suffix)); n += 1) suffix = `-${n}`
  return named(suffix)
}

/** The body of a new job. */
export function transcodingBody(draft: TranscodingDraft): NewTranscodingOrder {
  const notifications = draft.notifications.map(({ email, call }) => ({
    ...(email.trim() && { email: email.trim() }),
    ...(call.trim() && { call: call.trim() }),
  }))
  return {
    origin: placeUrl(draft.origin),
    destinations: draft.destinations.map(placeUrl),
    jobs: draft.jobs.map(({ label, filename, profile_id, thumbnails }) => ({
      label: label.trim(),
      filename: filename.trim(),
      profile_id: Number(profile_id),
      ...(thumbnails.length > 0 && { thumbnails: thumbnails.map(thumbnailBody) }),
    })),
    ...(notifications.length > 0 && { notifications }),
    ...(draft.drm.length > 0 && { post_process: draft.drm.map((drm) => ({ drm: drmBody(drm) })) }),
    ...(draft.priority !== '' && { priority: Number(draft.priority) }),
  }
}

/** Masks the passwords and keys of a request body, to show or copy it. */
export function maskOrder(body: NewTranscodingOrder): NewTranscodingOrder {
  return {
    ...body,
    origin: maskCredentials(body.origin),
    destinations: body.destinations.map(maskCredentials),
    ...(body.notifications && {
      notifications: body.notifications.map((one) => ({
        ...one,
        ...(one.call && { call: maskCredentials(one.call) }),
      })),
    }),
    ...(body.post_process && { post_process: body.post_process.map(({ drm }) => ({ drm: { ...drm, key: MASK } })) }),
  }
}

/** Converts a body path of the provider's errors to a form path. */
export function draftPath(path: string): string {
  return /^(origin|destinations\.\d+)$/.test(path)
    ? `${path}.url`
    : path.replace(/^post_process\.(\d+)\.drm\./, 'drm.$1.')
}

/** Returns the form values of a duplicated job, without passwords, thumbnails and DRM, which the provider never returns. */
export function draftOfOrder(order: TranscodingOrder): TranscodingDraft {
  const toPlace = (url: string, user: string | null | undefined): TranscodingPlace => {
    const place = splitCredentials(url)
    return { url: place.url, user: place.user || (user ?? ''), password: '' }
  }
  const { transcodingdownload: origin, transcodingupload_set: uploads, transcodingjob_set: jobs } = order
  return {
    origin: origin ? toPlace(origin.download_url, origin.download_user) : emptyPlace,
    destinations:
      uploads.length > 0
        ? uploads.map(({ upload_url, upload_user }) => toPlace(upload_url, upload_user))
        : emptyTranscoding.destinations,
    jobs:
      jobs.length > 0
        ? jobs.map(({ label, filename, profile }) => ({
            label: label ?? '',
            filename: filename ?? '',
            profile_id: String(profile.id),
            thumbnails: [],
          }))
        : emptyTranscoding.jobs,
    notifications: order.transcodingnotification_set.map(({ email, callback_url }) => ({
      email: email ?? '',
      call: callback_url ?? '',
    })),
    drm: [],
    priority: '',
  }
}

/** Only a failed job may be requeued: the provider would transcode, and bill, a finished one twice. */
export const canRequeue = (status: TranscodingState): boolean => status === 'ERROR'

/** Returns the row of the list for a job with all details. */
export const jobOfOrder = ({ order_id, status, timestamp }: TranscodingOrder): TranscodingJob => ({
  id: order_id,
  status,
  created_on: timestamp ?? '',
})

/** Parses a job's time to epoch seconds; without a zone it is UTC. Null if it is invalid. */
export function transcodingTime(text: string): number | null {
  const [, day, time, zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const ms = Date.parse(`${day}T${time}${zone}`)
  return Number.isNaN(ms) ? null : ms / 1000
}

/** Whether the provider still works on a job. */
export const isTranscodingRunning = (status: TranscodingState): boolean => status !== 'ERROR' && status !== 'FINISHED'

/** The stages of a job, in order. */
export const transcodingStages = ['QUEUED', 'DOWNLOADING', 'TRANSCODING', 'UPLOADING', 'FINISHED'] as const
export type TranscodingStage = (typeof transcodingStages)[number]

type Progressing = Pick<TranscodingOrder, 'status' | 'duration' | 'size' | 'transcodingjob_set'>

/** Returns the progress of a job, 0 to 1: the mean of its results; 1 when finished. */
export function transcodingProgress({ status, transcodingjob_set: jobs }: Progressing): number {
  if (status === 'FINISHED') return 1
  if (jobs.length === 0) return 0
  const sum = jobs.reduce((total, { progress }) => total + Math.min(100, Math.max(0, progress)), 0)
  return sum / jobs.length / 100
}

/** Returns the stage of a job; for a failed one it is derived from its source and results. */
export function transcodingStage(order: Progressing): TranscodingStage {
  if (order.status !== 'ERROR') return order.status
  if (transcodingProgress(order) >= 1) return 'UPLOADING'
  const isRead = (order.duration ?? null) !== null || (order.size ?? null) !== null
  return isRead || transcodingProgress(order) > 0 ? 'TRANSCODING' : 'DOWNLOADING'
}

/** The status of a result at one destination. */
export interface TranscodingResult {
  /** With masked credentials. */
  readonly url: string
  readonly protocol: string
  readonly user: string
  readonly files: readonly string[]
  readonly state: 'waiting' | 'uploading' | 'delivered' | 'failed'
}

/** Returns the results of a job by destination. */
export function transcodingResults(order: TranscodingOrder): readonly TranscodingResult[] {
  const files = order.transcodingjob_set.flatMap(({ filename }) => filename ?? [])
  return order.transcodingupload_set.map(({ upload_url, upload_protocol, upload_user }) => ({
    url: maskCredentials(upload_url),
    protocol: upload_protocol ?? schemeOf(upload_url),
    user: upload_user || splitCredentials(upload_url).user,
    files,
    state: resultState(order.status),
  }))
}

function resultState(status: TranscodingState): TranscodingResult['state'] {
  if (status === 'FINISHED') return 'delivered'
  if (status === 'ERROR') return 'failed'
  return status === 'UPLOADING' ? 'uploading' : 'waiting'
}
