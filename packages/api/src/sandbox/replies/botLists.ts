import { array, boolean, check, maxLength, minLength, object, pipe, string } from 'valibot'
import { isNetwork } from '../../domain/networks.ts'
import { botLists } from '../../endpoints/botLists.ts'
import type { BotListKind, OriginScript, PrivateBotList, PublicBotList } from '../../entities/BotLists.ts'
import type { Site } from '../../entities/Site.ts'
import { bodyAs, flag, note, text } from '../body.ts'
import { refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { replies } from '../replies.ts'
import { type BotListRecord, publicBotLists } from '../world/botLists.ts'
import { sitesOf } from '../world/World.ts'

function ownSite(ask: SandboxRequest): Site {
  const site = ownRow(ask.world.sites, ask.params.site, ask.company)
  if (!site.active) throw refusals.notFound()
  return site
}

type PublicSeed = (typeof publicBotLists)[number]

function publicAnswer(ask: SandboxRequest, { kind: _, isUsual, ...list }: PublicSeed): PublicBotList {
  const isOn = ({ id }: Site) => ask.world.bot_switches.get(`${list.id}-${id}`)?.enabled ?? isUsual
  const sites = sitesOf(ask.world, ask.company.id)
  return { ...list, sites: sites.filter(isOn).map(({ id }) => id) }
}

function publicLists(ask: SandboxRequest, kind: BotListKind): PublicBotList[] {
  return publicBotLists.filter((list) => list.kind === kind).map((list) => publicAnswer(ask, list))
}

function switchPublic(ask: SandboxRequest, kind: BotListKind): PublicBotList {
  const site = ownSite(ask)
  const list = publicBotLists.find((row) => row.kind === kind && String(row.id) === ask.params.list)
  if (!list) throw refusals.notFound()
  const { enabled } = bodyAs(ask.body, object({ enabled: boolean() }))
  const id = `${list.id}-${site.id}`
  ask.world.bot_switches.put(id, { id, company: ask.company.id, list: list.id, site: site.id, enabled })
  return publicAnswer(ask, list)
}

const PrivateBody = object({
  name: text(100),
  description: note(500),
  active: flag(true),
  addresses: pipe(
    array(pipe(string(), check(isNetwork, 'Enter a valid address or network.'))),
    minLength(1, 'This list may not be empty.'),
    maxLength(1000),
  ),
})

function read(ask: SandboxRequest): Pick<BotListRecord, 'name' | 'description' | 'active' | 'addresses'> {
  const { description, active, addresses, name } = bodyAs(ask.body, PrivateBody)
  return { name, description: description ?? '', active: active ?? true, addresses: [...new Set(addresses)] }
}

const privateAnswer = ({ company: _, ...list }: BotListRecord): PrivateBotList => list

function privateLists(ask: SandboxRequest, kind: BotListKind): PrivateBotList[] {
  const site = ownSite(ask)
  return ask.world.bot_lists
    .all()
    .filter((row) => row.site === site.id && row.company === ask.company.id && row.kind === kind)
    .map(privateAnswer)
}

function privateList(ask: SandboxRequest, kind: BotListKind): BotListRecord {
  const site = ownSite(ask)
  const row = ownRow(ask.world.bot_lists, ask.params.list, ask.company)
  if (row.site !== site.id || row.kind !== kind) throw refusals.notFound()
  return row
}

function add(ask: SandboxRequest, kind: BotListKind): Response {
  const site = ownSite(ask)
  const made = read(ask)
  const id = ask.world.bot_lists.nextId()
  const row = ask.world.bot_lists.put(id, { ...made, id, company: ask.company.id, site: site.id, kind })
  return Response.json(privateAnswer(row), { status: 201 })
}

function save(ask: SandboxRequest, kind: BotListKind): PrivateBotList {
  const row = privateList(ask, kind)
  return privateAnswer(ask.world.bot_lists.put(row.id, { ...row, ...read(ask) }))
}

function remove(ask: SandboxRequest, kind: BotListKind): undefined {
  ask.world.bot_lists.remove(privateList(ask, kind).id)
}

function script(ask: SandboxRequest): OriginScript {
  const { id: site } = ownSite(ask)
  const token = ask.world.origin_tokens.get(site)?.token
  if (!token) throw refusals.notFound()
  return {
    site,
    script: `<script async src="https://botm.parapet.example/battlebot.js" data-token="${token}"></script>`,
  }
}

/** Answers the rows of `botLists`. */
export const botListReplies = replies(botLists, {
  publicAllow: (ask) => publicLists(ask, 'allow'),
  switchPublicAllow: (ask) => switchPublic(ask, 'allow'),
  publicDeny: (ask) => publicLists(ask, 'deny'),
  switchPublicDeny: (ask) => switchPublic(ask, 'deny'),
  allowed: (ask) => privateLists(ask, 'allow'),
  allowList: (ask) => privateAnswer(privateList(ask, 'allow')),
  addAllowed: (ask) => add(ask, 'allow'),
  saveAllowed: (ask) => save(ask, 'allow'),
  removeAllowed: (ask) => remove(ask, 'allow'),
  denied: (ask) => privateLists(ask, 'deny'),
  denyList: (ask) => privateAnswer(privateList(ask, 'deny')),
  addDenied: (ask) => add(ask, 'deny'),
  saveDenied: (ask) => save(ask, 'deny'),
  removeDenied: (ask) => remove(ask, 'deny'),
  script,
})
