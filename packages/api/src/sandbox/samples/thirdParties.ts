import type { blog } from '../../endpoints/blog.ts'
import type { metrics } from '../../endpoints/metrics.ts'
import type { statics } from '../../endpoints/statics.ts'
import type { status } from '../../endpoints/status.ts'
import type { ticketDesk } from '../../endpoints/ticketDesk.ts'
import type { tickets } from '../../endpoints/tickets.ts'
import type { World } from '../world/World.ts'
import type { SamplesOf } from './SamplesOf.ts'

function viewer(world: World) {
  const found = world.users.find(({ username }) => username === 'viewer')
  if (!found) throw new Error('The world has no viewer')
  return found
}

const subscriber = { email_address: 'ada@parapet.example' }

/** A good request of every row. */
export const thirdSamples: {
  tickets: SamplesOf<typeof tickets>
  ticketDesk: SamplesOf<typeof ticketDesk>
  status: SamplesOf<typeof status>
  blog: SamplesOf<typeof blog>
  statics: SamplesOf<typeof statics>
  metrics: SamplesOf<typeof metrics>
} = {
  tickets: { list: { params: { limit: 5 } }, priorities: {}, statuses: {}, trackers: {} },
  ticketDesk: {
    users: {},
    one: { params: { issue: 4200 } },
    attachment: { params: { attachment: 1, filename: 'trace ñ.txt' } },
    upload: { params: { filename: 'picture.png' }, body: new Blob(['picture']) },
    add: { body: { issue: { project_id: 'support', subject: 'A question', description: 'How?', priority_id: 2 } } },
    save: { params: { issue: 4200 }, body: { issue: { notes: 'Thank you', status_id: 4 } } },
    addWatcher: (world) => ({ params: { issue: 4200 }, body: { user_id: viewer(world).id } }),
    removeWatcher(world) {
      const ticket = world.tickets.get('4201')
      const watcher = { id: viewer(world).id, name: 'Viewer' }
      if (ticket) world.tickets.load('4201', { ...ticket, watchers: [watcher] })
      return { params: { issue: 4201, user: watcher.id } }
    },
  },
  status: {
    issues: {},
    services: {},
    verify(world) {
      const known = { email_address: 'grace@parapet.example', verified_at: '2026-06-01T00:00:00Z' }
      world.subscribers.load(known.email_address, known)
      return { body: { email_address: known.email_address } }
    },
    subscribe: { body: { ...subscriber, verified: 1 }, lenient: ['verified'] },
    unsubscribe: { body: subscriber },
  },
  blog: { posts: {} },
  statics: { vclKeywords: {}, changelog: {}, news: {} },
  metrics: {
    track: {
      body: { idsite: 1, rec: 1, url: 'https://dashboard.parapet.example/300/stats', send_image: 0 },
      lenient: ['send_image'],
    },
  },
}
