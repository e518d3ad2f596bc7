import {
  array,
  boolean,
  check,
  maxLength,
  nullish,
  object,
  picklist,
  pipe,
  record,
  string,
  union,
  unknown,
} from 'valibot'
import { cache } from '../../endpoints/cache.ts'
import { media } from '../../endpoints/media.ts'
import type { CacheServer, Invalidation, Prefetch, TagInvalidation } from '../../entities/Cache.ts'
import { type TranscodingOrder, type TranscodingProfile, transcodingStates } from '../../entities/Transcoding.ts'
import { bodyAs, flag, id, text, whole } from '../body.ts'
import { type Asked, isoTime, Refusal, refusals } from '../context.ts'
import { mustUse, ownRow } from '../may.ts'
import { filtersOf } from '../query.ts'
import { replies } from '../replies.ts'
import { hashText, mix, randomOf } from '../traffic/random.ts'
import {
  coldSeconds,
  type InvalidationRecord,
  lockSeconds,
  type PrefetchRecord,
  prefetchAt,
  type TagInvalidationRecord,
  type TranscodingProfileRecord,
  type TranscodingRecord,
  transcodingAt,
  transcodingEnd,
  transcodingOptions,
} from '../world/content.ts'
import { nodes } from '../world/inventory.ts'
import { pops } from '../world/pops.ts'
import { sitesOf } from '../world/World.ts'

const address = pipe(
  text(4000),
  check((said) => /^https?:\/\//i.test(said) && URL.canParse(said), 'Enter a valid URL, with http:// or https://.'),
)
const addresses = pipe(
  array(address),
  maxLength(5000),
  check((list) => list.length > 0, 'This list may not be empty.'),
)

/** An address that is not of one of the company's sites is refused, and named. */
function mustBeOwn({ world, company }: Asked, field: string, urls: readonly string[]) {
  const own = new Set(sitesOf(world, company.id).map((site) => site.url))
  const foreign = urls.filter((url) => !own.has(new URL(url).hostname))
  if (foreign.length === 0) return
  throw refusals.fields({
    [field]: foreign.slice(0, 10).map((url) => `${url.slice(0, 200)} is not of a site of this company.`),
  })
}

const invalidationAnswer = ({ company: _, at, ...row }: InvalidationRecord): Invalidation => ({
  ...row,
  date: isoTime(at),
})
const tagAnswer = ({ company: _, at, ...row }: TagInvalidationRecord): TagInvalidation => ({
  ...row,
  date: isoTime(at),
})
const prefetchAnswer = (now: number, row: PrefetchRecord): Prefetch => ({
  id: row.id,
  date: isoTime(row.at),
  user: row.user,
  url: row.url,
  nodes_total: nodes.length,
  ...prefetchAt(row, now, nodes.length),
})

/** The newest first; of a path with a size only so many. */
function newest<Row extends { id: number; company: number; at: number }>(ask: Asked, rows: readonly Row[]): Row[] {
  const own = ask.scenario === 'empty' ? [] : rows.filter((row) => row.company === ask.company.id)
  const size = /^\d{1,6}$/.test(ask.params.size ?? '') ? Number(ask.params.size) : undefined
  return own.sort((a, b) => b.at - a.at || b.id - a.id).slice(0, size)
}

/** Writes down what is sent, and tells what is not: an address that was sent seconds ago is locked. */
function sendOut(ask: Asked, urls: readonly string[], kind: Pick<InvalidationRecord, 'type' | 'refetch'>) {
  const { world, company, user } = ask
  const at = Math.floor(ask.now())
  const isLocked = (url: string) =>
    world.invalidations.find((row) => row.company === company.id && row.url === url && row.at + lockSeconds > at) !==
    undefined
  const unique = [...new Set(urls)]
  const locked_urls = unique.filter(isLocked)
  const urls_to_send = unique.filter((url) => !locked_urls.includes(url))
  let next = world.invalidations.nextId()
  for (const url of urls_to_send) {
    world.invalidations.put(next, { id: next, company: company.id, at, user: user.username, url, ...kind })
    next++
  }
  return { urls_to_send, locked_urls }
}

function sendTags(ask: Asked, tags: readonly string[], refetch: boolean) {
  const { world, company, user } = ask
  let next = world.tag_invalidations.nextId()
  for (const tag of new Set(tags)) {
    const at = Math.floor(ask.now())
    world.tag_invalidations.put(next, { id: next, company: company.id, at, user: user.username, tag, refetch })
    next++
  }
}

const switchOf = nullish(union([picklist(['0', '1', 0, 1]), boolean()], 'Must be 0 or 1.'))
const isOn = (value: unknown) => value === true || value === 1 || value === '1'

/** What one server would say about an address: the same for a while, empty right after an invalidation, full after a warm-up. */
function serverStatus(ask: Asked, url: string, node: (typeof nodes)[number]): CacheServer {
  const { world, company } = ask
  const now = Math.floor(ask.now())
  const wasWithin = (rows: readonly { company: number; url: string; at: number }[], seconds: number) =>
    rows.some((row) => row.company === company.id && row.url === url && row.at + seconds > now)
  const random = randomOf(mix(hashText(url), node.id, Math.floor(now / 600)))
  const dice = random()
  const isCold = wasWithin(world.invalidations.all(), coldSeconds)
  const isWarm = wasWithin(world.prefetches.all(), 3600)
  const isPassed = /\/(api|checkout|admin)\//.test(url)
  const isHit = isWarm || dice < (isCold ? 0.04 : 0.86)
  const result = isPassed ? 'PASS' : isHit ? 'HIT' : 'MISS'
  const lifetime = /\.(css|js|svg|png|jpg|webp)\b/.test(url) ? 86_400 : 600
  const age = Math.floor(random() * lifetime * 1.05)
  const has = result === 'HIT'
  return {
    name: node.name,
    pop: pops.find((pop) => pop.id === node.pop)?.name ?? '',
    result,
    ttl: has ? lifetime - age : null,
    grace: has ? 3600 : null,
    keep: has ? 7200 : null,
    age: has ? age : null,
    status: has ? (url.includes('/404') ? 404 : 200) : null,
    stale: has && age > lifetime,
    vary: has ? 'Accept-Encoding' : null,
    hits: has ? Math.floor(random() * 900) : null,
    hfp: isPassed && dice < 0.3,
  }
}

export const cacheReplies = replies(cache, {
  invalidations(ask) {
    mustUse(ask, 'invalidation')
    return newest(ask, ask.world.invalidations.all()).map(invalidationAnswer)
  },
  invalidate(ask) {
    mustUse(ask, 'invalidation')
    const Body = object({
      urls: addresses,
      ban: switchOf,
      type: nullish(picklist(['ban', 'purge'])),
      soft: flag(false),
      refetch: flag(false),
    })
    const wanted = bodyAs(ask.body, Body)
    const isBan = isOn(wanted.ban) || wanted.type === 'ban'
    if (isBan && wanted.refetch) throw refusals.fields({ refetch: ['A ban cannot be refetched.'] })
    mustBeOwn(ask, 'urls', wanted.urls)
    const type = isBan ? 'ban' : wanted.soft ? 'soft' : 'purge'
    return sendOut(ask, wanted.urls, { type, refetch: wanted.refetch ?? false })
  },
  tagInvalidations(ask) {
    mustUse(ask, 'invalidation')
    return newest(ask, ask.world.tag_invalidations.all()).map(tagAnswer)
  },
  invalidateTags(ask) {
    mustUse(ask, 'invalidation')
    const tag = pipe(
      text(256),
      check((said) => !/\s/.test(said), 'A tag has no spaces.'),
    )
    const Body = object({
      tags: pipe(
        array(tag),
        maxLength(5000),
        check((list) => list.length > 0, 'This list may not be empty.'),
      ),
      soft: flag(false),
      soft_purge: flag(false),
      refetch: flag(false),
    })
    const { tags, refetch } = bodyAs(ask.body, Body)
    sendTags(ask, tags, refetch ?? false)
    return { tags: [...new Set(tags)] }
  },
  again(ask) {
    mustUse(ask, 'invalidation')
    const { kind, invalidation } = ask.params
    if (kind === 'invalidate') {
      const row = ownRow(ask.world.invalidations, invalidation, ask.company)
      return Response.json(sendOut(ask, [row.url], { type: row.type, refetch: row.refetch }))
    }
    if (kind !== 'tag_invalidate') throw refusals.notFound()
    const row = ownRow(ask.world.tag_invalidations, invalidation, ask.company)
    sendTags(ask, [row.tag], row.refetch)
    return Response.json({ tags: [row.tag] })
  },
  prefetches(ask) {
    mustUse(ask, 'cachewarmup')
    return newest(ask, ask.world.prefetches.all()).map((row) => prefetchAnswer(ask.now(), row))
  },
  prefetch(ask) {
    mustUse(ask, 'cachewarmup')
    const { world, company, user } = ask
    const { urls } = bodyAs(ask.body, object({ urls: addresses }))
    mustBeOwn(ask, 'urls', urls)
    let next = world.prefetches.nextId()
    const unique = [...new Set(urls)]
    for (const url of unique) {
      world.prefetches.put(next, { id: next, company: company.id, user: user.username, url, at: Math.floor(ask.now()) })
      next++
    }
    return Response.json({ urls: unique }, { status: 201 })
  },
  status(ask) {
    mustUse(ask, 'invalidation', 'cachewarmup')
    const said = ask.query.get('url')
    if (!said) throw refusals.fields({ url: ['This field is required.'] })
    const { url } = bodyAs({ url: said }, object({ url: address }))
    mustBeOwn(ask, 'url', [url])
    // One machine of every point of presence is asked.
    const asked = pops.flatMap((pop) => nodes.find((node) => node.pop === pop.id) ?? [])
    const servers = asked.map((node) => serverStatus(ask, url, node))
    const count = (result: CacheServer['result']) => servers.filter((server) => server.result === result).length
    return {
      url,
      total: servers.length,
      hits: count('HIT'),
      misses: count('MISS'),
      pass: count('PASS'),
      coverage: count('HIT') / servers.length,
      servers,
    }
  },
})

const optionOf = (list: readonly string[]) => picklist([...list])
const ProfileBody = object({
  name: text(100),
  video_format: optionOf(transcodingOptions.video_formats),
  video_codec: optionOf(transcodingOptions.video_codecs),
  video_bitrate: whole(50, 100_000),
  video_width: nullish(whole(16, 8192), null),
  video_height: nullish(whole(16, 8192), null),
  video_aspect: nullish(optionOf(transcodingOptions.aspect_ratio), null),
  audio_bitrate: nullish(whole(8, 1024), null),
  audio_codec: nullish(optionOf(transcodingOptions.audio_codecs), null),
})

function profileFrom(ask: Asked, but?: number): Omit<TranscodingProfile, 'id' | 'company'> {
  const made = bodyAs(ask.body, ProfileBody)
  const isTaken = ask.world.transcoding_profiles.find(
    (row) => row.company === ask.company.id && row.name === made.name && row.id !== but,
  )
  if (isTaken) throw refusals.fields({ name: ['A profile with this name already exists.'] })
  const { video_width, video_height, video_aspect, audio_bitrate, audio_codec, ...needed } = made
  return {
    ...needed,
    video_width: video_width ?? null,
    video_height: video_height ?? null,
    video_aspect: video_aspect ?? null,
    audio_bitrate: audio_bitrate ?? null,
    audio_codec: audio_codec ?? null,
  }
}

const ownProfile = (ask: Asked): TranscodingProfileRecord => {
  mustUse(ask, 'transcoding')
  return ownRow(ask.world.transcoding_profiles, ask.params.profile, ask.company)
}
const ownOrder = (ask: Asked): TranscodingRecord => {
  mustUse(ask, 'transcoding')
  return ownRow(ask.world.transcoding_orders, ask.params.order, ask.company)
}

/** The media filters carry times as texts: `YYYY-MM-DD HH:MM:SS` (UTC) or ten digits. */
function secondOf(said: string): number {
  const second = /^\d{9,11}$/.test(said) ? Number(said) : Date.parse(`${said.replace(' ', 'T')}Z`) / 1000
  if (Number.isNaN(second)) throw refusals.fields({ timestamp: ['Enter times as YYYY-MM-DD HH:MM:SS.'] })
  return second
}

const Times = object({ from: text(30), to: text(30) })
const JobFilters = object({
  timestamp: nullish(Times),
  status: nullish(picklist(transcodingStates)),
  order_id: nullish(text(40)),
  profile_name: nullish(text(100)),
})

const protocolOf = (url: string) => /^([a-z0-9+.-]+):/i.exec(url)?.[1] ?? null
const userOf = (url: string) => /^[a-z0-9+.-]+:\/\/([^:@/]+)(?::[^@/]*)?@/i.exec(url)?.[1] ?? null
/** Nobody reads a password back. */
const withoutPassword = (url: string) => url.replace(/^([a-z0-9+.-]+:\/\/[^:@/]+):[^@/]*@/i, '$1@')

function orderAnswer(ask: Asked, row: TranscodingRecord): TranscodingOrder {
  const { status, progress } = transcodingAt(row, ask.now())
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
      profile: { id: job.profile_id, name: ask.world.transcoding_profiles.get(job.profile_id)?.name ?? '' },
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

/** `2021-09-08 09:15:55.000000+00:00`, as the provider writes it in lists. */
const createdOn = (second: number) => isoTime(second).replace('T', ' ').replace('Z', '.000000+00:00')

const place = pipe(
  text(2000),
  check((said) => /^(ftp|sftp|ftps|s3|https?):\/\/[^\s/]+/i.test(said), 'Enter a URL of ftp, sftp, s3 or http.'),
)
const OrderBody = object({
  origin: place,
  destinations: pipe(
    array(place),
    maxLength(20),
    check((list) => list.length > 0, 'This list may not be empty.'),
  ),
  jobs: pipe(
    array(object({ label: text(100), filename: text(300), profile_id: id() })),
    maxLength(50),
    check((list) => list.length > 0, 'This list may not be empty.'),
  ),
  notifications: nullish(
    pipe(array(object({ email: nullish(text(254)), call: nullish(text(2000)) })), maxLength(20)),
    [],
  ),
  post_process: nullish(pipe(array(record(string(), unknown())), maxLength(20))),
  priority: nullish(whole(5, 10)),
})

/** The docs send the order as JSON in a form field `order`, the schema as the body itself: both are taken. */
function orderBody(body: object): object {
  const { order } = body as { order?: unknown }
  if (typeof order !== 'string') return body
  try {
    const read: unknown = JSON.parse(order)
    if (typeof read === 'object' && read !== null) return read
  } catch {
    // Said below, as for anything else that is no order.
  }
  throw refusals.fields({ order: ['Not valid JSON.'] })
}

export const mediaReplies = replies(media, {
  options(ask) {
    mustUse(ask, 'transcoding')
    return transcodingOptions
  },
  profiles(ask) {
    mustUse(ask, 'transcoding')
    if (ask.scenario === 'empty') return []
    return ask.world.transcoding_profiles.all().filter((row) => row.company === ask.company.id)
  },
  profile: ownProfile,
  addProfile(ask) {
    mustUse(ask, 'transcoding')
    const made = profileFrom(ask)
    const number = ask.world.transcoding_profiles.nextId()
    const row = ask.world.transcoding_profiles.put(number, { id: number, company: ask.company.id, ...made })
    return Response.json(row, { status: 201 })
  },
  saveProfile(ask) {
    const row = ownProfile(ask)
    return ask.world.transcoding_profiles.put(row.id, { ...row, ...profileFrom(ask, row.id) })
  },
  removeProfile(ask) {
    ask.world.transcoding_profiles.remove(ownProfile(ask).id)
    return undefined
  },
  consumedMinutes(ask) {
    mustUse(ask, 'transcoding')
    const { timestamp } = filtersOf(ask.query, object({ timestamp: Times }))
    const [from, to] = [secondOf(timestamp.from), secondOf(timestamp.to)]
    const months = new Map<string, number>()
    for (const row of ask.world.transcoding_orders.all()) {
      const end = transcodingEnd(row)
      if (row.company !== ask.company.id || end < from || end >= to) continue
      if (transcodingAt(row, ask.now()).status !== 'FINISHED') continue
      const month = isoTime(end).slice(0, 7)
      months.set(month, (months.get(month) ?? 0) + (row.duration / 60) * row.order.jobs.length)
    }
    const minutes = [...months].sort().map(([month, duration]) => ({
      duration: Math.round(duration * 100) / 100,
      year: Number(month.slice(0, 4)),
      month: Number(month.slice(5)),
    }))
    return { minutes, minutes_plan: ask.company.id === 300 ? 2000 : 0 }
  },
  jobs(ask) {
    mustUse(ask, 'transcoding')
    const { timestamp, status, order_id, profile_name } = ask.query.has('filters')
      ? filtersOf(ask.query, JobFilters)
      : bodyAs({}, JobFilters)
    const from = timestamp ? secondOf(timestamp.from) : 0
    const to = timestamp ? secondOf(timestamp.to) : Number.POSITIVE_INFINITY
    if (ask.scenario === 'empty') return []
    const nameOf = (profile: number) => ask.world.transcoding_profiles.get(profile)?.name
    return ask.world.transcoding_orders
      .all()
      .filter(
        (row) =>
          row.company === ask.company.id &&
          row.created_at >= from &&
          row.created_at < to &&
          (order_id == null || row.id === order_id) &&
          (profile_name == null || row.order.jobs.some((job) => nameOf(job.profile_id) === profile_name)),
      )
      .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
      .map((row) => ({
        id: row.id,
        created_on: createdOn(row.created_at),
        status: transcodingAt(row, ask.now()).status,
      }))
      .filter((row) => status == null || row.status === status)
  },
  job: (ask) => orderAnswer(ask, ownOrder(ask)),
  addJob(ask) {
    mustUse(ask, 'transcoding')
    const { world, company } = ask
    const { post_process: _, priority, notifications, ...order } = bodyAs(orderBody(ask.body), OrderBody)
    for (const { profile_id } of order.jobs)
      if (world.transcoding_profiles.get(profile_id)?.company !== company.id)
        throw refusals.fields({ jobs: [`Invalid pk "${profile_id}" - object does not exist.`] })
    const at = Math.floor(ask.now())
    // Unlike the rest of an answer the number cannot be foretold: two orders may come in one second.
    const number = `${at}-${1000 + (world.transcoding_orders.all().length % 9000)}`
    const random = randomOf(hashText(order.origin))
    world.transcoding_orders.put(number, {
      id: number,
      company: company.id,
      created_at: at,
      started_at: at,
      duration: Math.round((120 + random() * 3000) * 100) / 100,
      size: Math.floor(1e8 + random() * 3e9),
      order: {
        ...order,
        notifications: (notifications ?? []).map(({ email, call }) => ({
          ...(email ? { email } : {}),
          ...(call ? { call } : {}),
        })),
        ...(priority == null ? {} : { priority }),
      },
    })
    return Response.json({ message: `Order #${number} created` }, { status: 201 })
  },
  requeue(ask) {
    const row = ownOrder(ask)
    const { status } = transcodingAt(row, ask.now())
    if (status !== 'FINISHED' && status !== 'ERROR')
      throw new Refusal(400, { message: `Order #${row.id} is ${status}` })
    ask.world.transcoding_orders.put(row.id, { ...row, started_at: Math.floor(ask.now()) })
    return Response.json({ message: `Order #${row.id} requeued` })
  },
})
