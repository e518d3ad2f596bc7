import { ddos } from '../../endpoints/ddos.ts'
import { replies } from '../replies.ts'
import { answerHistogram, answerTable } from '../statisticsQueries.ts'
import * as views from '../traffic/views.ts'

/** Anti-DDoS statistics. The counters are free (§2), the rest needs the service. */
export const ddosReplies = replies(ddos, {
  analyticHistogram: (req) => answerHistogram(req, views.ddos),
  analyticTable: (req) => answerTable(req, views.ddos),
})
