import { waf } from '../../endpoints/waf.ts'
import type { SandboxRequest } from '../context.ts'
import { replies } from '../replies.ts'
import { answerHistogram, answerTable } from '../statisticsQueries.ts'
import * as views from '../traffic/views.ts'

const wafHistogram = (req: SandboxRequest) => answerHistogram(req, views.waf)

export const wafReplies = replies(waf, {
  historicHistogram: wafHistogram,
  analyticHistogram: wafHistogram,
  analyticTable: (req) => answerTable(req, views.waf),
})
