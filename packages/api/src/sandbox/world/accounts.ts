import { spanishCompanyNumber } from '../../domain/taxNumbers.ts'
import type { ExtraSolution, ProductLine } from '../../entities/Billing.ts'
import { makeSolution } from '../../entities/Billing.ts'
import type { ClientRecord, ContractPeriod } from './records.ts'
import { loadAll, type SeedInput } from './seedInput.ts'
import type { World } from './World.ts'

/** The billing details of a client at a time, in epoch seconds. */
export const infoAt = ({ info, past_info = [] }: ClientRecord, at: number): ClientRecord['info'] =>
  past_info.find(({ until }) => at <= until)?.info ?? info

/** The packages with the provider's public prices. */
export const solutions = [
  makeSolution(),
  makeSolution({
    id: 2,
    solution_type: 'advanced',
    name: 'Advanced',
    price: 250,
    commitment: 5,
    response_time: 2,
    excess_price: 0.06,
    i3_commitment: 2_500_000,
    i3_excess_price: 0.1,
    waf_commitment: 20_000_000,
    waf_excess_price: 5.3,
    start_up_time: 1,
    domains: 5,
  }),
  makeSolution({
    id: 3,
    solution_type: 'business',
    name: 'Business',
    price: 500,
    commitment: 10,
    response_time: 1,
    phone_support: true,
    excess_price: 0.055,
    i3_commitment: 5_000_000,
    i3_excess_price: 0.05,
    waf_commitment: 50_000_000,
    waf_excess_price: 5,
    start_up_time: 2,
    domains: 10,
  }),
]

/** The extras of a package; most prices are ours. */
export const extraSolutions: readonly ExtraSolution[] = [
  {
    id: 1,
    name: 'Technician hour',
    description: 'An hour of an engineer beyond the package',
    price: 100,
    unit: 'hour',
  },
  { id: 2, name: 'Dedicated analytics', description: 'Queries over the whole retention', price: 180, unit: 'month' },
  { id: 3, name: 'Priority transcoding', description: 'A queue of its own', price: 90, unit: 'month' },
  { id: 4, name: 'Staging', description: 'A second network to try configurations on', price: 60, unit: 'month' },
]

/** The measured products. */
export const productLines: readonly ProductLine[] = [
  { id: 1, key: 'delivery', name: 'Delivery', unit: 'GB' },
  { id: 2, key: 'transcoding', name: 'Transcoding', unit: 'minutes' },
  { id: 3, key: 'waf', name: 'WAF', unit: 'requests' },
  { id: 4, key: 'i3', name: 'Image optimisation', unit: 'images' },
  { id: 5, key: 'storage', name: 'Storage', unit: 'GB' },
  { id: 6, key: 'botmitigation', name: 'Bot mitigation', unit: 'requests' },
  { id: 7, key: 'dnsdelegation', name: 'DNS delegation', unit: 'domains' },
]

/** Euros per minute of video; ours. */
export const minutePrice = 0.015

const clientsAtFirst: readonly (readonly [number, string, number, string, string])[] = [
  [30, 'business', 12, 'Madrid', 'ES'],
  [31, 'business', 12, 'Lisbon', 'PT'],
  [41, 'advanced', 12, 'Vigo', 'ES'],
  [82, 'starter', 8, 'Boston', 'US'],
  [90, 'business', 1, 'Valencia', 'ES'],
]

function taxIdOf(country: string, id: number): string {
  if (country === 'ES') return spanishCompanyNumber('B', String(1_234_500 + id))
  return country === 'US' ? `12-34560${id}` : `${country}5019648${id}`
}

const thirty = [
  { id: 2, quantity: 1 },
  { id: 1, quantity: 3 },
]

/** The clients of the companies, with their contracts. */
export function seedAccounts(world: World, { now, isHostile = false }: SeedInput) {
  const clients = new Map(world.companies.all().flatMap(({ client }) => (client ? [[client.id, client.name]] : [])))
  const today = new Date(now * 1000)
  const rows = clientsAtFirst.map(([id, solution_type, months, city, country]): ClientRecord => {
    const since = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1) / 1000
    const name = clients.get(id) ?? `Client ${id}`
    return {
      id,
      name,
      since,
      info: {
        name: `${name} S.L.${isHostile ? ' <b onmouseover=alert(1)>&=1+1' : ''}`,
        tax_id: taxIdOf(country, id),
        address: `Calle Mayor ${id}`,
        city,
        postal_code: `280${id}`,
        country,
        email: `invoices@client${id}.example`,
        phone: '+34 900 000 000',
      },
      contracts: [{ since, solution_type, extras: id === 30 ? thirty : [] }],
      card: id === 82 ? null : { last_digits: String(4200 + id), expires: '11/2028' },
      deletion_requested_at: null,
    }
  })
  loadAll(world.clients, rows)
}

/** The contract of a client at a moment. */
export function contractAt(client: ClientRecord, at: number): ContractPeriod {
  const held = client.contracts.filter((row) => row.since <= at).at(-1) ?? client.contracts[0]
  if (!held) throw new RangeError(`Client ${client.id} has no contract`)
  return held
}
