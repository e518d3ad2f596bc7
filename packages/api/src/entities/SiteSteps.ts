import { array, boolean, type InferOutput, nullable, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

/** The code that proves a domain: in a file tcdn.txt or in a TXT record `_tcdn_challenge`. */
export const SiteVerification = loose({ txt: string() })
export type SiteVerification = InferOutput<typeof SiteVerification>

/** What a check found of a domain: null was looked for and is not there, a missing field is not told. Ours. */
export const SiteFindings = loose({
  /** The texts of the TXT records `_tcdn_challenge`. */
  txt: optional(array(string())),
  /** What the file tcdn.txt has. */
  file: optional(nullable(string())),
  /** The name that the domain leads to. */
  cname: optional(nullable(string())),
})
export type SiteFindings = InferOutput<typeof SiteFindings>

/** Whether the code was found, and where. Ours; a provider may tell nothing of what was found instead. */
export const SiteValidation = loose({
  domain: string(),
  verified: boolean(),
  method: optional(nullish(picklist(['file', 'dns']), null)),
  found: optional(nullish(SiteFindings, null)),
})
export type SiteValidation = InferOutput<typeof SiteValidation>

/** The states of an automatic onboarding. Ours. */
export const wizardStates = [
  'pending_verification',
  'backend_found',
  'another_cdn',
  'configuring',
  'done',
  'expired',
] as const

/** An automatic onboarding of a site; the shape is ours. It expires after a day without verification. */
export const SiteWizard = loose({
  id: number(),
  domain: string(),
  status: picklist(wizardStates),
  backend: nullish(loose({ origin: string(), port: optional(number()), ssl: optional(boolean()) }), null),
  txt: nullish(string(), null),
  expires_at: nullish(string(), null),
})
export type SiteWizard = InferOutput<typeof SiteWizard>

/** An onboarding for the sandbox, stories and tests. */
export function makeSiteWizard(over: Partial<SiteWizard> = {}): SiteWizard {
  return {
    id: 1,
    domain: 'www.example.com',
    status: 'pending_verification',
    backend: null,
    txt: '68418455debebb59d7c30c10c3ccdeef',
    expires_at: null,
    ...over,
  }
}
