import { vclKeywords } from '../../domain/vcl/keywords.ts'
import { blog } from '../../endpoints/blog.ts'
import { metrics } from '../../endpoints/metrics.ts'
import { statics } from '../../endpoints/statics.ts'
import { status } from '../../endpoints/status.ts'
import type { StatusSubscription } from '../../entities/StatusPage.ts'
import { isoTime, refusals, type SandboxRequest, textField } from '../context.ts'
import { wholeNumber } from '../query.ts'
import { replies } from '../replies.ts'
import { blogPosts, changelog, newsItems, statusIssues, statusServices } from '../world/texts.ts'

function addressFrom(req: SandboxRequest): string {
  const address = textField(req.body, 'email_address', 254)
  if (!address.includes('@')) throw refusals.fields({ email_address: ['Enter a valid email address.'] })
  return address.toLowerCase()
}

function subscription(req: SandboxRequest, address: string): StatusSubscription {
  const known = req.world.subscribers.get(address)
  return known ? { status: 'success', data: known } : { status: 'not-found', data: {} }
}

export const statusReplies = replies(status, {
  issues: ({ now, scenario, isLogged }) => ({
    status: 'success' as const,
    data: scenario === 'empty' || isLogged ? [] : statusIssues(now(), scenario),
  }),
  services: ({ isLogged }) => ({ status: 'success' as const, data: isLogged ? [] : [...statusServices] }),
  verify: (req) => subscription(req, addressFrom(req)),
  subscribe(req) {
    const address = addressFrom(req)
    req.world.subscribers.put(address, { email_address: address, verified_at: isoTime(req.now()) })
    return subscription(req, address)
  },
  unsubscribe(req) {
    const address = addressFrom(req)
    const before = subscription(req, address)
    req.world.subscribers.remove(address)
    return before.status === 'success' ? { status: 'success', data: {} } : before
  },
})

export const blogReplies = replies(blog, {
  posts: ({ now, scenario, isLogged, query }) =>
    scenario === 'empty' || isLogged ? [] : blogPosts(now()).slice(0, wholeNumber(query.get('per_page'), 10)),
})

const point = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (c) => c.charCodeAt(0))

/** Visits are accepted and dropped. */
export const metricsReplies = replies(metrics, {
  track({ body }) {
    const { idsite, rec, url, send_image } = body as Readonly<Record<string, unknown>>
    if (String(idsite) !== '1' || String(rec) !== '1') throw refusals.fields({ idsite: ['Site 1 with rec=1.'] })
    if (typeof url !== 'string' || !URL.canParse(url)) throw refusals.fields({ url: ['Enter a valid URL.'] })
    return String(send_image) === '0' ? undefined : new Response(point, { headers: { 'content-type': 'image/gif' } })
  },
})

export const staticReplies = replies(statics, {
  vclKeywords: () => [...vclKeywords],
  changelog: () => [...changelog],
  news: ({ now, scenario, isLogged }) => (scenario === 'empty' || isLogged ? [] : newsItems(now())),
})
