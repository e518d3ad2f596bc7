import { metrics } from '../../endpoints/metrics.ts'
import { refusals } from '../context.ts'
import { replies } from '../replies.ts'

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
