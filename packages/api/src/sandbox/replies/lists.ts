import { array, maxLength, nullish, object, partial, picklist, pipe, regex } from 'valibot'
import { mergeEntries, type NetworkEntry, networkListLimits } from '../../domain/networkLines.ts'
import { containsNetwork, type Network, parseNetwork } from '../../domain/networks.ts'
import { type ListAddress, listServices, type NetworkList } from '../../entities/NetworkList.ts'
import { bodyAs, flag, note, text } from '../body.ts'
import { Refusal, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { callsOf } from '../publicCalls.ts'
import { flagOf } from '../query.ts'
import { replies } from '../replies.ts'
import { listOfKind } from '../world/lists.ts'
import type { NetworkListRecord } from '../world/records.ts'
import { serviceId } from '../world/serviceIds.ts'
import { antiDdosHistory, block, blocked, isAlive, network, networkParam, secondsOf, unblock } from './blockedList.ts'

const services = listServices.map((name) => ({ id: serviceId(name), name }))
const ListBody = object({
  name: pipe(text(60), regex(/^[a-z][a-z0-9_]*$/, 'Only lower-case letters, digits and _, beginning with a letter.')),
  description: note(),
  services: nullish(pipe(array(object({ id: picklist(services.map((service) => service.id)) })), maxLength(10)), []),
  addresses: nullish(
    pipe(
      array(object({ address: network, description: note(300), until: nullish(secondsOf, null) })),
      maxLength(networkListLimits.entries),
    ),
    [],
  ),
  active: flag(true),
})

function addressesOf({ world, now }: SandboxRequest, row: NetworkListRecord): ListAddress[] {
  const kind = row.auto_generated ? listOfKind[row.name] : undefined
  const rows = kind
    ? world.blocked
        .all()
        .filter((entry) => entry.company === row.company && entry.kind === kind)
        .map(({ address, reason, until }) => ({ address, description: reason, until: until ?? null }))
    : row.addresses
  return rows.filter(isAlive(now()))
}

function listAnswer(req: SandboxRequest, row: NetworkListRecord, only?: Network | null): NetworkList {
  const isCounted = flagOf(req.query, 'address_count_only') === true
  const all = addressesOf(req, row)
  const shown = only ? all.filter(({ address }) => hasNetwork(address, only)) : all
  return {
    ...row,
    services: services.filter((service) => row.services.includes(service.id)),
    addresses: isCounted ? undefined : shown,
    address_count: all.length,
  }
}

function hasNetwork(address: string, wanted: Network): boolean {
  const block = parseNetwork(address)
  return block !== null && containsNetwork(block, wanted)
}

function ownList(req: SandboxRequest): NetworkListRecord {
  const row = ownRow(req.world.network_lists, req.params.list, req.company)
  if (row.auto_generated) throw new Refusal(403, { detail: 'Auto-generated lists cannot be changed.' })
  return row
}

function nameIsFree({ world, company }: SandboxRequest, name: string, but?: number) {
  if (world.network_lists.find((row) => row.company === company.id && row.name === name && row.id !== but))
    throw refusals.fields({ name: ['A list with this name already exists.'] })
}

const idsOf = (rows: readonly { id: number }[]) => [...new Set(rows.map((row) => row.id))]

export const listReplies = replies(callsOf('lists'), {
  all(req) {
    const text = req.query.get('address')
    const wanted = text === null ? undefined : parseNetwork(networkParam(text))
    const active = flagOf(req.query, 'active')
    const automatic = flagOf(req.query, 'auto_generated')
    if (req.scenario === 'empty') return []
    return req.world.network_lists
      .all()
      .filter(
        (row) =>
          row.company === req.company.id &&
          (active === undefined || row.active === active) &&
          (automatic === undefined || row.auto_generated === automatic) &&
          (!wanted || addressesOf(req, row).some(({ address }) => hasNetwork(address, wanted))),
      )
      .map((row) => listAnswer(req, row, wanted))
  },
  one: (req) => listAnswer(req, ownRow(req.world.network_lists, req.params.list, req.company)),
  add(req) {
    const made = bodyAs(req.body, ListBody)
    nameIsFree(req, made.name)
    const number = req.world.network_lists.nextId()
    const row: NetworkListRecord = {
      id: number,
      company: req.company.id,
      auto_generated: false,
      name: made.name,
      description: made.description ?? '',
      active: made.active ?? true,
      services: idsOf(made.services ?? []),
      addresses: mergeEntries(tidy(made.addresses ?? [])),
    }
    return Response.json(listAnswer(req, req.world.network_lists.put(number, row)), { status: 201 })
  },
  save(req) {
    const row = ownList(req)
    const made = bodyAs(req.body, ListBody)
    nameIsFree(req, made.name, row.id)
    const next: NetworkListRecord = {
      ...row,
      name: made.name,
      description: made.description ?? '',
      active: made.active ?? true,
      services: idsOf(made.services ?? []),
      addresses: mergeEntries(tidy(made.addresses ?? [])),
    }
    return listAnswer(req, req.world.network_lists.put(row.id, next))
  },
  change(req) {
    const row = ownList(req)
    const made = bodyAs(req.body, partial(ListBody))
    if (made.name !== undefined) nameIsFree(req, made.name, row.id)
    const has = (name: string) => name in req.body
    const next: NetworkListRecord = {
      ...row,
      name: made.name ?? row.name,
      description: has('description') ? (made.description ?? '') : row.description,
      active: has('active') ? (made.active ?? true) : row.active,
      services: has('services') ? idsOf(made.services ?? []) : row.services,
      addresses: has('addresses') ? mergeEntries(tidy(made.addresses ?? [])) : row.addresses,
    }
    return listAnswer(req, req.world.network_lists.put(row.id, next))
  },
  remove(req) {
    req.world.network_lists.remove(ownList(req).id)
    return undefined
  },
  addAddress(req) {
    const row = ownList(req)
    const address = networkParam(req.params.address)
    const { description, until } = bodyAs(req.body, object({ description: note(300), until: nullish(secondsOf, null) }))
    if (until != null && until <= req.now()) throw refusals.fields({ until: ['Enter a time in the future.'] })
    const others = row.addresses.filter((entry) => entry.address !== address)
    const entry = { address, description: description ?? '', until: until ?? null }
    req.world.network_lists.put(row.id, { ...row, addresses: [...others, entry] })
    return Response.json(entry, { status: others.length < row.addresses.length ? 200 : 201 })
  },
  removeAddress(req) {
    const row = ownList(req)
    const address = networkParam(req.params.address)
    const others = row.addresses.filter((entry) => entry.address !== address)
    if (others.length === row.addresses.length) throw refusals.notFound()
    req.world.network_lists.put(row.id, { ...row, addresses: others })
    return undefined
  },
  antiDdosHistory,
  blocked,
  block,
  unblock,
})

const tidy = (
  rows: readonly { address: string; description?: string | null; until?: number | null }[],
): NetworkEntry[] =>
  rows.map((row) => ({ address: row.address, description: row.description ?? '', until: row.until ?? null }))
