import { makeTranscodingProfile, type TranscodingState } from '../../entities/Transcoding.ts'
import { mix, oneOf, randomOf } from '../traffic/random.ts'
import type { PrefetchRecord, TranscodingRecord } from './records.ts'
import { loadAll, type SeedInput } from './seedInput.ts'
import type { World } from './World.ts'

/** The allowed values of a profile. */
export const transcodingOptions = {
  audio_codecs: ['libfdk_aac', 'libmp3lame', 'libopus', 'copy'],
  video_formats: ['mp4', 'webm', 'mov', 'hls'],
  aspect_ratio: ['16:9', '4:3', '9:16', '1:1'],
  video_codecs: ['libx264', 'libx265', 'libvpx-vp9', 'copy'],
}

function stepsOf({ order, duration }: TranscodingRecord): readonly (readonly [TranscodingState, number])[] {
  return [
    ['QUEUED', (order.priority ?? 0) >= 5 ? 15 : 60],
    ['DOWNLOADING', 45],
    ['TRANSCODING', 60 + Math.ceil((duration / 10) * order.jobs.length)],
    ['UPLOADING', 30],
  ]
}

/** The stage of a job at a moment, and its progress (0 to 100). */
export function transcodingAt(row: TranscodingRecord, now: number): { status: TranscodingState; progress: number } {
  // Hosts that never resolve (RFC 6761) fail.
  const isLost = /\.invalid(:|\/|$)/.test(row.order.origin)
  let passed = now - row.started_at
  for (const [status, seconds] of stepsOf(row)) {
    if (passed < seconds)
      return {
        status,
        progress: status === 'TRANSCODING' ? (100 * passed) / seconds : status === 'UPLOADING' ? 100 : 0,
      }
    passed -= seconds
    if (status === 'DOWNLOADING' && isLost) return { status: 'ERROR', progress: 0 }
  }
  return { status: 'FINISHED', progress: 100 }
}

/** The second at which a job will be, or was, through. */
export function transcodingEnd(row: TranscodingRecord): number {
  return row.started_at + stepsOf(row).reduce((sum, [, seconds]) => sum + seconds, 0)
}

/** The progress of a prefetch: queued for ten seconds, then one POP after the other. */
export function prefetchAt(row: PrefetchRecord, now: number, pops: number) {
  const passed = now - row.at - 10
  if (passed < 0) return { status: 'queued' as const, pops_done: 0 }
  const isLost = /\.invalid(:|\/|$)/.test(row.url) || row.url.includes('/404')
  const done = Math.min(pops, Math.floor((passed / 50) * pops))
  if (isLost) return { status: done < pops / 4 ? ('fetching' as const) : ('failed' as const), pops_done: 0 }
  return { status: done < pops ? ('fetching' as const) : ('done' as const), pops_done: done }
}

const paths = [
  '/',
  '/portada',
  '/css/main.css',
  '/js/app.js',
  '/deportes/',
  '/api/v1/menu.json',
  '/img/logo.svg',
  '/404-gone',
]
const tags = ['home', 'article-18211', 'rss', 'section-sports', 'menu', 'prices']
const hour = 3600
const day = 86_400

function seedInvalidations(world: World, { seed, now, isHostile = false }: SeedInput) {
  const random = randomOf(mix(seed, 91))
  const companies = world.companies.all().filter(({ services }) => services.some(({ name }) => name === 'invalidation'))
  let id = 150_000_000
  let tagId = 1
  let prefetchId = 57_006
  for (const company of companies) {
    const sites = world.sites
      .all()
      .filter((site) => site.company === company.id)
      .slice(0, 9)
    const people = world.users.all().filter((user) => user.profiles.some((profile) => profile.company === company.id))
    if (sites.length === 0 || people.length === 0) continue
    const count = company.id === 300 ? 240 : 15
    const span = 12 * day
    for (let i = count; i > 0; i--) {
      const isBan = random() < 0.12
      const url = `https://${oneOf(random, sites).url}${oneOf(random, paths)}${isBan ? '*' : ''}`
      const at = Math.floor(now - ((i - random()) * span) / count - 30)
      const user = oneOf(random, people).username
      const type = isBan ? 'ban' : random() < 0.2 ? 'soft' : 'purge'
      const row = { id, company: company.id, at, user, type, refetch: !isBan && random() < 0.3 } as const
      const shown = isHostile && i % 5 === 0 ? `${url}?q=<script>alert(1)</script>&=SUM(A1)` : url
      world.invalidations.load(String(id), { ...row, url: shown })
      id++
      if (i % 6 === 0) {
        world.tag_invalidations.load(String(tagId), {
          id: tagId,
          company: company.id,
          at,
          user,
          tag: oneOf(random, tags),
          refetch: false,
        })
        tagId++
      }
      if (i % 8 === 0 && company.id === 300) {
        world.prefetches.load(String(prefetchId), {
          id: prefetchId,
          company: company.id,
          user,
          at,
          url: url.replace('*', ''),
        })
        prefetchId++
      }
    }
  }
}

function seedTranscoding(world: World, { seed, now }: SeedInput) {
  const kinds = [
    ['HD 16:9', 'mp4', 'libx264', 5000, '16:9', 'libfdk_aac'],
    ['SD 4:3', 'mp4', 'libx264', 1200, '4:3', 'libfdk_aac'],
    ['Stories 9:16', 'mp4', 'libx265', 3000, '9:16', 'libfdk_aac'],
    ['Web', 'webm', 'libvpx-vp9', 2500, '16:9', 'libopus'],
  ] as const
  const companies = [300, 413]
  const profiles = companies.flatMap((company) =>
    kinds.map(([name, video_format, video_codec, video_bitrate, video_aspect, audio_codec]) => ({
      ...makeTranscodingProfile({ name, video_format, video_codec, video_bitrate, video_aspect, audio_codec }),
      company,
    })),
  )
  const numbered = profiles.map((profile, i) => ({ ...profile, id: 92 + i }))
  loadAll(world.transcoding_profiles, numbered)
  const random = randomOf(mix(seed, 92))
  for (const company of companies) {
    const own = numbered.filter((profile) => profile.company === company)
    for (let i = 0; i < 120; i++) {
      const created_at = Math.floor(i < 5 ? now - 20 - i * 70 : now - (i - 4 + random()) * 1.5 * day)
      const profile = oneOf(random, own)
      const isLost = i % 17 === 7
      const host = isLost ? 'old-archive.invalid' : 'archive.auroramedia.example'
      const title = `programa-${1200 - i}`
      const id = `${created_at}-${1000 + Math.floor(random() * 9000)}`
      world.transcoding_orders.load(id, {
        id,
        company,
        created_at,
        started_at: created_at,
        duration: Math.round((240 + random() * 5400) * 100) / 100,
        size: Math.floor(2e8 + random() * 6e9),
        order: {
          origin: `ftp://archive@${host}/in/${title}.mov`,
          destinations: [
            `s3://media-${company}/${title}/`,
            ...(i % 3 === 0 ? [`sftp://cdn@origin.auroramedia.example/vod/${title}/`] : []),
          ],
          jobs: [{ label: profile.name, filename: `${title}.${profile.video_format}`, profile_id: profile.id }],
          notifications: [{ email: 'video@auroramedia.example' }],
        },
      })
    }
  }
}

/** Seeds invalidations, prefetches and transcoding jobs. */
export function seedContent(world: World, begin: SeedInput) {
  seedInvalidations(world, begin)
  seedTranscoding(world, begin)
}

/** So long an address that was just invalidated is locked, in seconds. */
export const lockSeconds = 10

/** So long after an invalidation most servers have not yet an object again, in seconds. */
export const coldSeconds = hour / 60

/** So long after an invalidation a POP still has the old object, in seconds: most hear of it at once, one in 20 is slow. */
export const purgeDelay = (pop: number): number => (pop % 20 === 13 ? 30 : 1)
