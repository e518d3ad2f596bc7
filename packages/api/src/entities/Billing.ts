import { array, boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'
import { Named } from './User.ts'

/** A client (newer: tenant) and its companies. The shape is ours. */
export const ClientDetails = loose({
  id: number(),
  name: string(),
  companies: optional(array(Named), []),
  solution_type: nullish(string(), null),
  created_at: nullish(string(), null),
  marked_for_deletion: optional(boolean(), false),
})
export type ClientDetails = InferOutput<typeof ClientDetails>

/** The recipient of invoices. The keys are ours. */
export const BillingInfo = loose({
  client: number(),
  name: string(),
  tax_id: optional(string(), ''),
  address: optional(string(), ''),
  city: optional(string(), ''),
  postal_code: optional(string(), ''),
  country: optional(string(), ''),
  email: optional(string(), ''),
  phone: optional(string(), ''),
})
export type BillingInfo = InferOutput<typeof BillingInfo>

/** The body of billing information. */
export type NewBillingInfo = Omit<BillingInfo, 'client'>

/** One line of a bill, in euros without tax. Ours. */
export const BillLine = loose({
  product: string(),
  description: optional(string(), ''),
  quantity: number(),
  unit: optional(string(), ''),
  unit_price: number(),
  amount: number(),
})
export type BillLine = InferOutput<typeof BillLine>

/** A bill. Known: id and code (§3); the rest is ours. Amounts in `currency`, with cents; the month is 1 to 12. */
export const Bill = loose({
  id: number(),
  code: string(),
  client: optional(number()),
  date: string(),
  year: number(),
  month: number(),
  base: number(),
  tax: optional(number(), 0),
  total: number(),
  currency: optional(string(), 'EUR'),
  status: optional(picklist(['paid', 'pending'])),
  lines: optional(array(BillLine), []),
})
export type Bill = InferOutput<typeof Bill>

/**
 * A package. The keys of its rows are those of §3: commitment in terabytes, response_time and start_up_time in
 * hours, prices in euros (excess per GB, per 1,000 images, per million requests). null: not included.
 */
export const Solution = loose({
  id: number(),
  solution_type: string(),
  name: string(),
  price: number(),
  commitment: number(),
  response_time: number(),
  mail_support: boolean(),
  phone_support: boolean(),
  excess_price: number(),
  i3_commitment: nullish(number(), null),
  i3_excess_price: nullish(number(), null),
  waf_commitment: nullish(number(), null),
  waf_excess_price: nullish(number(), null),
  start_up_time: nullish(number(), null),
  domains: nullish(number(), null),
})
export type Solution = InferOutput<typeof Solution>

/** Something that can be had beside a package, by the month. Ours. */
export const ExtraSolution = loose({
  id: number(),
  name: string(),
  description: optional(string(), ''),
  price: number(),
  unit: optional(string(), ''),
})
export type ExtraSolution = InferOutput<typeof ExtraSolution>

/** The package and extras of a client. Ours but for solution_type. */
export const ClientSolution = loose({
  client: number(),
  solution_type: string(),
  extras: optional(array(loose({ id: number(), quantity: number() })), []),
  since: nullish(string(), null),
})
export type ClientSolution = InferOutput<typeof ClientSolution>

/** The body of a package change. */
export interface NewClientSolution {
  solution_type: string
  extras: { id: number; quantity: number }[]
}

/** A product that is measured and charged. `key` is the provider's name of the service. */
export const ProductLine = loose({ id: number(), key: string(), name: string(), unit: optional(string(), '') })
export type ProductLine = InferOutput<typeof ProductLine>

/**
 * The consumption of a product by a client in one calendar month (UTC), and its price. `timestamp` is the start of
 * the month in epoch seconds; `amount` is without tax. Ours.
 */
export const Consumption = loose({
  client: number(),
  client_name: optional(string(), ''),
  product: string(),
  unit: optional(string(), ''),
  timestamp: number(),
  consumed: number(),
  committed: optional(number(), 0),
  amount: optional(number(), 0),
})
export type Consumption = InferOutput<typeof Consumption>

/** The filter of consumption (§3, billing filter); empty lists mean everything the user may see. */
export interface BillingFilter {
  timestamp: { from: number; to: number }
  products: string[]
  clients: number[]
}

/** Where to change the payment method, and the current one. Ours. */
export const PaymentButton = loose({
  url: string(),
  method: nullish(string(), null),
  last_digits: nullish(string(), null),
  expires: nullish(string(), null),
})
export type PaymentButton = InferOutput<typeof PaymentButton>

/** The contact for billing questions. Ours. */
export const UserSupport = loose({ name: string(), email: string(), phone: nullish(string(), null) })
export type UserSupport = InferOutput<typeof UserSupport>

/** Whether a client requested its deletion. Ours. */
export const AccountDeletion = loose({ marked: boolean(), requested_at: nullish(string(), null) })
export type AccountDeletion = InferOutput<typeof AccountDeletion>

/** A bill for the sandbox, stories and tests. */
export function makeBill(over: Partial<Bill> = {}): Bill {
  return {
    id: 302_605,
    code: 'F2605-0030',
    client: 30,
    date: '2026-06-01',
    year: 2026,
    month: 5,
    base: 500,
    tax: 105,
    total: 605,
    currency: 'EUR',
    status: 'paid',
    lines: [],
    ...over,
  }
}

/** A package for the sandbox, stories and tests. */
export function makeSolution(over: Partial<Solution> = {}): Solution {
  return {
    id: 1,
    solution_type: 'starter',
    name: 'Starter',
    price: 50,
    commitment: 1,
    response_time: 8,
    mail_support: true,
    phone_support: false,
    excess_price: 0.07,
    i3_commitment: 0,
    i3_excess_price: 0.2,
    waf_commitment: null,
    waf_excess_price: null,
    start_up_time: null,
    domains: null,
    ...over,
  }
}
