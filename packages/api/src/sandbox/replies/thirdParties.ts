import { vclKeywords } from '../../domain/vcl/keywords.ts'
import { blog } from '../../endpoints/blog.ts'
import { metrics } from '../../endpoints/metrics.ts'
import { statics } from '../../endpoints/statics.ts'
import { status } from '../../endpoints/status.ts'
import { isoTime, refusals, type SandboxRequest, textField } from '../context.ts'
import { wholeNumber } from '../query.ts'
import { replies } from '../replies.ts'
import { blogPosts, changelog, newsItems, statusIssues, statusServices } from '../world/texts.ts'

function addressFrom(req: SandboxRequest): string {
  const address = textField(req.body, 'email_address', 254)
  if (!address.includes('@')) throw refusals.fields({ email_address: ['Enter a valid email address.'] })
  return address.toLowerCase()
}

const success = <D>(data: D) => ({ status: 'success' as const, time: 0.01, flags: {}, data })

/** Staytus refuses with status 200. */
const refused = (status: string, data: object) => Response.json({ status, time: 0.01, flags: {}, data })

export const statusReplies = replies(status, {
  issues: ({ now, scenario, isLogged }) =>
    success(scenario === 'empty' || isLogged ? [] : statusIssues(now(), scenario)),
  services: ({ isLogged }) => success(isLogged ? [] : [...statusServices]),
  verify(req) {
    if (req.world.subscribers.get(addressFrom(req))) return success(true)
    return refused('not-found', { message: 'Couldn’t find Subscriber' })
  },
  subscribe(req) {
    const address = addressFrom(req)
    if (req.world.subscribers.get(address))
      return refused('validation-error', { errors: { email_address: ['has already been taken'] } })
    const subscriber = { email_address: address, verified_at: isoTime(req.now()) }
    req.world.subscribers.put(address, subscriber)
    return success(subscriber)
  },
  unsubscribe(req) {
    const address = addressFrom(req)
    const before = req.world.subscribers.get(address)
    req.world.subscribers.remove(address)
    return success(before ? [before] : [])
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
