import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import { edgeAnswers } from './edgeAnswers.ts'

export const stagingReplies = replies(callsOf('staging'), edgeAnswers('staging'))
