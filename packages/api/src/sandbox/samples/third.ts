import type { blog } from '../../endpoints/blog.ts'
import type { statics } from '../../endpoints/statics.ts'
import type { status } from '../../endpoints/status.ts'
import type { tickets } from '../../endpoints/tickets.ts'
import type { SamplesOf } from '../samples.ts'

const subscriber = { email_address: 'ada@parapet.example' }

export const thirdSamples: {
  tickets: SamplesOf<typeof tickets>
  status: SamplesOf<typeof status>
  blog: SamplesOf<typeof blog>
  statics: SamplesOf<typeof statics>
} = {
  tickets: { list: { params: { limit: 5 } }, priorities: {}, statuses: {} },
  status: {
    issues: {},
    services: {},
    verify: { body: subscriber },
    subscribe: { body: { ...subscriber, verified: 1 }, lenient: ['verified'] },
    unsubscribe: { body: subscriber },
  },
  blog: { posts: {} },
  statics: { vclKeywords: {}, changelog: {}, news: {} },
}
