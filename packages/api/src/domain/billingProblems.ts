import type { NewBillingInfo } from '../entities/Billing.ts'
import { parseCountry } from './countries.ts'
import { isMailAddress } from './personalProblems.ts'
import { type TaxNumberFault, taxNumberFault } from './taxNumbers.ts'

/** The size of each field of the billing details. */
export const billingLengths = {
  name: 200,
  tax_id: 30,
  address: 200,
  city: 100,
  postal_code: 20,
  email: 254,
  phone: 40,
} as const

/** Why a field of the billing details is invalid. */
export type BillingProblem = 'required' | 'long' | 'email' | 'country' | `tax.${TaxNumberFault}`

const required = ['name', 'tax_id'] as const

/** Validates each field: name, tax number and country are needed on an invoice, and the number is one of the country. */
export function billingProblems(draft: NewBillingInfo): Partial<Record<keyof NewBillingInfo, BillingProblem>> {
  const problems: Partial<Record<keyof NewBillingInfo, BillingProblem>> = {}
  for (const field of required) if (draft[field].trim() === '') problems[field] = 'required'
  for (const [field, most] of Object.entries(billingLengths) as [keyof typeof billingLengths, number][])
    if (draft[field].trim().length > most) problems[field] = 'long'
  const email = draft.email.trim()
  if (email !== '' && !problems.email && !isMailAddress(email)) problems.email = 'email'
  const country = parseCountry(draft.country)
  if (country === null) problems.country = 'country'
  const fault = country !== null && !problems.tax_id && taxNumberFault(draft.tax_id.trim(), country)
  if (fault) problems.tax_id = `tax.${fault}`
  return problems
}

const DAYS_BEFORE = 60

/** Whether a card has expired or will within two months; false if the date (`11/2028`) is unknown. */
export function cardState(expires: string | null, now: number): 'valid' | 'expiring' | 'expired' | 'unknown' {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(expires ?? '') ?? []
  if (!month || !year) return 'unknown'
  // A card is valid to the end of its month.
  const end = Date.UTC(Number(year), Number(month), 1) / 1000
  if (end <= now) return 'expired'
  return end - now < DAYS_BEFORE * 86_400 ? 'expiring' : 'valid'
}
