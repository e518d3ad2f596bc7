import { maxLength, nullish, object, picklist, pipe, rawCheck, string } from 'valibot'
import { canonicalNetwork } from '../../domain/networks.ts'
import { type BlockedAddress, blockedKinds } from '../../entities/BlockedAddress.ts'
import type { AntiDdosDay } from '../../entities/NetworkList.ts'
import { bodyAs, note, whole } from '../body.ts'
import { isoTime, refusals, type SandboxRequest } from '../context.ts'
import { atTheEdge } from '../traffic/scan.ts'
import { ddos } from '../traffic/views.ts'
import type { BlockedRecord } from '../world/records.ts'
import { sitesOf } from '../world/World.ts'

/** An epoch second. */
export const secondsOf = whole(0, 4_102_444_800)

/** An address or network. */
export const network = pipe(
  string(),
  maxLength(60),
  rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && !canonicalNetwork(dataset.value))
      addIssue({ message: 'Enter a valid IPv4 or IPv6 address or network.' })
  }),
)

/** Whether an entry has not ended. */
export const isAlive = (now: number) => (row: { until?: number | null }) => row.until == null || row.until > now

/** Reads an address or network of a path or body. */
export function networkParam(text: string | undefined): string {
  const address = canonicalNetwork(text ?? '')
  if (!address) throw refusals.fields({ address: ['Enter a valid IPv4 or IPv6 address or network.'] })
  return address
}

const dayOf = (text: string | null, name: string): number => {
  const at = text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) / 1000 : Number.NaN
  if (Number.isNaN(at)) throw refusals.fields({ [name]: ['Date has wrong format. Use YYYY-MM-DD.'] })
  return at
}

const blockedAnswer = ({ company: _, id: __, ...row }: BlockedRecord): BlockedAddress => row

async function antiDdosDay(req: SandboxRequest, from: number): Promise<AntiDdosDay> {
  const sites = req.scenario === 'empty' ? [] : sitesOf(req.world, req.company.id).map(({ url }) => url)
  const to = Math.min(from + 86_400, Math.floor(req.now()))
  const statistics = await req.statistics.within(sites, from, to)
  const question = { sites, from, to, conditions: [atTheEdge, ...ddos.rows] }
  const { total_count: addresses } = await statistics.table(question, { column: 'clientip' }, 1)
  const { results } = await statistics.table(question, { column: 'tier' }, 1)
  const requests = results[0]?.requests ?? 0
  return { date: isoTime(from).slice(0, 10), addresses, requests, list: 'ddos_identified_ips' }
}

/** What anti-DDoS stopped, day by day. */
export async function antiDdosHistory(req: SandboxRequest) {
  const from = dayOf(req.query.get('from'), 'from')
  const to = dayOf(req.query.get('to'), 'to')
  if (from > to) throw refusals.fields({ from: ['from must not be after to.'] })
  const days = Math.round((to - from) / 86_400) + 1
  if (days > 31) throw refusals.fields({ to: ['At most 31 days.'] })
  const history: AntiDdosDay[] = []
  for (let at = from; at <= Math.min(to, req.now()); at += 86_400) history.push(await antiDdosDay(req, at))
  return history
}

/** The blocked addresses, of one kind or all. */
export function blocked(req: SandboxRequest) {
  const kind = req.query.get('kind')
  if (kind !== null && !blockedKinds.some((known) => known === kind))
    throw refusals.fields({ kind: [`"${kind.slice(0, 40)}" is not a valid choice.`] })
  if (req.scenario === 'empty') return []
  return req.world.blocked
    .all()
    .filter((row) => row.company === req.company.id && (kind === null || row.kind === kind) && isAlive(req.now())(row))
    .map(blockedAnswer)
}

/** Blocks an address. */
export function block(req: SandboxRequest) {
  const { world, company } = req
  const Body = object({
    kind: picklist(blockedKinds),
    address: network,
    reason: note(300),
    until: nullish(secondsOf, null),
  })
  const wanted = bodyAs(req.body, Body)
  const address = networkParam(wanted.address)
  if (wanted.until != null && wanted.until <= req.now())
    throw refusals.fields({ until: ['Enter a time in the future.'] })
  const known = world.blocked.find(
    (row) => row.company === company.id && row.kind === wanted.kind && row.address === address,
  )
  const number = known?.id ?? world.blocked.nextId()
  const row = world.blocked.put(number, {
    id: number,
    company: company.id,
    kind: wanted.kind,
    address,
    reason: wanted.reason ?? '',
    origin: 'hand',
    created_by: req.user.username,
    created_at: Math.floor(req.now()),
    until: wanted.until ?? null,
  })
  return Response.json(blockedAnswer(row), { status: known ? 200 : 201 })
}

/** Releases a blocked address. */
export function unblock(req: SandboxRequest) {
  const address = networkParam(req.params.address)
  const row = req.world.blocked.find(
    (known) => known.company === req.company.id && known.kind === req.params.kind && known.address === address,
  )
  if (!row) throw refusals.notFound()
  req.world.blocked.remove(row.id)
  return undefined
}
