import type { cache } from '../../endpoints/cache.ts'
import type { NewTranscodingOrder, NewTranscodingProfile } from '../../entities/Transcoding.ts'
import type { CallsOf } from '../publicCalls.ts'
import type { SamplesOf } from './SamplesOf.ts'

const page = 'https://www.auroramedia.example/portada-nueva'

/** A good request of every row. */
export const cacheSamples: SamplesOf<typeof cache> = {
  invalidations: { params: { limit: 10 } },
  invalidate: { body: { urls: [page], soft: true, refetch: true } },
  tagInvalidations: {},
  invalidateTags: { body: { tags: ['home', 'rss'] } },
  again: { params: { kind: 'invalidate', invalidation: 150_000_001 } },
  prefetches: { params: { limit: 10 } },
  prefetch: { body: { urls: [page] } },
  status: { params: { url: page } },
}

const profile: NewTranscodingProfile = {
  name: 'Mobile',
  video_format: 'mp4',
  video_codec: 'libx264',
  video_bitrate: 900,
  audio_bitrate: 96,
}
const order: NewTranscodingOrder = {
  origin: 'ftp://user:secret@archive.example/in.mov',
  destinations: ['s3://bucket/out/'],
  jobs: [
    {
      label: 'HD',
      filename: 'out.mp4',
      profile_id: 92,
      thumbnails: [{ filename: 'out.jpg', label: 'Cover', width: '720', height: '480', time: 0.3 }],
    },
  ],
  post_process: [{ drm: { key: '00'.repeat(16), key_id: '11'.repeat(16), encryption_scheme: 'cbcs' } }],
}
const month = { from: '2026-06-01 00:00:00', to: '2026-07-01 00:00:00' }

/** A good request of every row. */
export const mediaSamples: SamplesOf<CallsOf<'media'>> = {
  options: {},
  profiles: {},
  profile: { params: { profile: 92 } },
  addProfile: { body: profile },
  saveProfile: { params: { profile: 92 }, body: profile },
  removeProfile: { params: { profile: 92 } },
  consumedMinutes: { params: { filters: { timestamp: month } } },
  jobs: { params: { filters: { timestamp: month, status: 'FINISHED' }, limit: 5 } },
  job: (world) => ({ params: { order: firstOrder(world.transcoding_orders.all()) } }),
  addJob: { body: order },
  requeue: (world) => ({ params: { order: firstOrder(world.transcoding_orders.all()) } }),
}

function firstOrder(orders: readonly { id: string; company: number; created_at: number }[]): string {
  const own = orders.filter((row) => row.company === 300).sort((a, b) => a.created_at - b.created_at)
  return own[0]?.id ?? ''
}
