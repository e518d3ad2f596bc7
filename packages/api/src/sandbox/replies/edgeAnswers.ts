import type { EdgeArea } from '../world/records.ts'
import { backendAnswers } from './backendAnswers.ts'
import { configAnswers } from './configAnswers.ts'
import { ruleAnswers } from './ruleAnswers.ts'

/** The answers of provisioning and of staging, which are alike. */
export const edgeAnswers = (area: EdgeArea) => ({
  ...backendAnswers(area),
  ...configAnswers(area),
  ...ruleAnswers(area),
})
