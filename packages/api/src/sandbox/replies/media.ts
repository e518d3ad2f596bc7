import { nullish, object, picklist } from 'valibot'
import { type TranscodingProfile, transcodingStates } from '../../entities/Transcoding.ts'
import { bodyAs, text, whole } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { callsOf } from '../publicCalls.ts'
import { filtersOf } from '../query.ts'
import { replies } from '../replies.ts'
import { hashText, randomOf } from '../traffic/random.ts'
import { transcodingAt, transcodingEnd, transcodingOptions } from '../world/cache.ts'
import type { TranscodingProfileRecord, TranscodingRecord } from '../world/records.ts'
import { OrderBody, orderAnswer, orderBody } from './transcodingOrders.ts'

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

function profileFrom(req: SandboxRequest, but?: number): Omit<TranscodingProfile, 'id' | 'company'> {
  const made = bodyAs(req.body, ProfileBody)
  const isTaken = req.world.transcoding_profiles.find(
    (row) => row.company === req.company.id && row.name === made.name && row.id !== but,
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

const ownProfile = (req: SandboxRequest): TranscodingProfileRecord =>
  ownRow(req.world.transcoding_profiles, req.params.profile, req.company)
const ownOrder = (req: SandboxRequest): TranscodingRecord =>
  ownRow(req.world.transcoding_orders, req.params.order, req.company)

function secondOf(text: string): number {
  const second = /^\d{9,11}$/.test(text) ? Number(text) : Date.parse(`${text.replace(' ', 'T')}Z`) / 1000
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

/** `2021-09-08 09:15:55.000000+00:00`, as the provider writes it in lists. */
const createdOn = (second: number) => isoTime(second).replace('T', ' ').replace('Z', '.000000+00:00')

export const mediaReplies = replies(callsOf('media'), {
  options: () => transcodingOptions,
  profiles(req) {
    if (req.scenario === 'empty') return []
    return req.world.transcoding_profiles.all().filter((row) => row.company === req.company.id)
  },
  profile: ownProfile,
  addProfile(req) {
    const made = profileFrom(req)
    const number = req.world.transcoding_profiles.nextId()
    const row = req.world.transcoding_profiles.put(number, { id: number, company: req.company.id, ...made })
    return Response.json(row, { status: 201 })
  },
  saveProfile(req) {
    const row = ownProfile(req)
    return req.world.transcoding_profiles.put(row.id, { ...row, ...profileFrom(req, row.id) })
  },
  removeProfile(req) {
    req.world.transcoding_profiles.remove(ownProfile(req).id)
    return undefined
  },
  consumedMinutes(req) {
    const { timestamp } = filtersOf(req.query, object({ timestamp: Times }))
    const [from, to] = [secondOf(timestamp.from), secondOf(timestamp.to)]
    const months = new Map<string, number>()
    for (const row of req.world.transcoding_orders.all()) {
      const end = transcodingEnd(row)
      if (row.company !== req.company.id || end < from || end >= to) continue
      if (transcodingAt(row, req.now()).status !== 'FINISHED') continue
      const month = isoTime(end).slice(0, 7)
      months.set(month, (months.get(month) ?? 0) + (row.duration / 60) * row.order.jobs.length)
    }
    const minutes = [...months].sort().map(([month, duration]) => ({
      duration: Math.round(duration * 100) / 100,
      year: Number(month.slice(0, 4)),
      month: Number(month.slice(5)),
    }))
    return { minutes, minutes_plan: req.company.id === 300 ? 2000 : 0 }
  },
  jobs(req) {
    const { timestamp, status, order_id, profile_name } = req.query.has('filters')
      ? filtersOf(req.query, JobFilters)
      : bodyAs({}, JobFilters)
    const from = timestamp ? secondOf(timestamp.from) : 0
    const to = timestamp ? secondOf(timestamp.to) : Number.POSITIVE_INFINITY
    if (req.scenario === 'empty') return []
    const nameOf = (profile: number) => req.world.transcoding_profiles.get(profile)?.name
    return req.world.transcoding_orders
      .all()
      .filter(
        (row) =>
          row.company === req.company.id &&
          row.created_at >= from &&
          row.created_at < to &&
          (order_id == null || row.id === order_id) &&
          (profile_name == null || row.order.jobs.some((job) => nameOf(job.profile_id) === profile_name)),
      )
      .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
      .map((row) => ({
        id: row.id,
        created_on: createdOn(row.created_at),
        status: transcodingAt(row, req.now()).status,
      }))
      .filter((row) => status == null || row.status === status)
  },
  job: (req) => orderAnswer(req, ownOrder(req)),
  addJob(req) {
    const { world, company } = req
    const { post_process: _, priority, notifications, ...order } = bodyAs(orderBody(req.body), OrderBody)
    for (const { profile_id } of order.jobs)
      if (world.transcoding_profiles.get(profile_id)?.company !== company.id)
        throw refusals.fields({ jobs: [`Invalid pk "${profile_id}" - object does not exist.`] })
    const at = Math.floor(req.now())
    // The id cannot be predicted: two orders may arrive in the same second.
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
        // Thumbnails are not told back, as by the provider.
        jobs: order.jobs.map(({ label, filename, profile_id }) => ({ label, filename, profile_id })),
        notifications: (notifications ?? []).map(({ email, call }) => ({
          ...(email ? { email } : {}),
          ...(call ? { call } : {}),
        })),
        ...(priority == null ? {} : { priority }),
      },
    })
    return Response.json({ message: `Order #${number} created` }, { status: 201 })
  },
  requeue(req) {
    const row = ownOrder(req)
    const { status } = transcodingAt(row, req.now())
    if (status !== 'FINISHED' && status !== 'ERROR')
      throw new Refusal(400, { message: `Order #${row.id} is ${status}` })
    req.world.transcoding_orders.put(row.id, { ...row, started_at: Math.floor(req.now()) })
    return Response.json({ message: `Order #${row.id} requeued` })
  },
})
