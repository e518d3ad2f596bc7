import { staging } from '../../endpoints/staging.ts'
import { replies } from '../replies.ts'
import { edgeAnswers } from './edgeAnswers.ts'

export const stagingReplies = replies(staging, edgeAnswers('staging'))
