import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import { edgeAnswers } from './edgeAnswers.ts'

export const provisioningReplies = replies(callsOf('provisioning'), edgeAnswers('production'))
