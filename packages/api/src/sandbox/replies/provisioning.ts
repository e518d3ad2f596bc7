import { provisioning } from '../../endpoints/provisioning.ts'
import { replies } from '../replies.ts'
import { edgeAnswers } from './edgeAnswers.ts'

export const provisioningReplies = replies(provisioning, edgeAnswers('production'))
