import { array, boolean, check, maxLength, minLength, object, pipe, string } from 'valibot'
import { networkListLimits } from '../../domain/networkLines.ts'
import { isNetwork } from '../../domain/networks.ts'
import type { BotListKind, OriginScript, PrivateBotList, PublicBotList } from '../../entities/BotLists.ts'
import type { Site } from '../../entities/Site.ts'
import { bodyAs, flag, note, text } from '../body.ts'
import { refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import { publicBotLists } from '../world/botLists.ts'
import type { BotListRecord } from '../world/records.ts'
import { sitesOf } from '../world/World.ts'

function ownSite(req: SandboxRequest): Site {
  const site = ownRow(req.world.sites, req.params.site, req.company)
  if (!site.active) throw refusals.notFound()
  return site
}

type PublicSeed = (typeof publicBotLists)[number]

function publicAnswer(req: SandboxRequest, { kind: _, isUsual, ...list }: PublicSeed): PublicBotList {
  const isOn = ({ id }: Site) => req.world.bot_switches.get(`${list.id}-${id}`)?.enabled ?? isUsual
  const sites = sitesOf(req.world, req.company.id)
  return { ...list, sites: sites.filter(isOn).map(({ id }) => id) }
}

function publicLists(req: SandboxRequest, kind: BotListKind): PublicBotList[] {
  return publicBotLists.filter((list) => list.kind === kind).map((list) => publicAnswer(req, list))
}

function switchPublic(req: SandboxRequest, kind: BotListKind): PublicBotList {
  const site = ownSite(req)
  const list = publicBotLists.find((row) => row.kind === kind && String(row.id) === req.params.list)
  if (!list) throw refusals.notFound()
  const { enabled } = bodyAs(req.body, object({ enabled: boolean() }))
  const id = `${list.id}-${site.id}`
  req.world.bot_switches.put(id, { id, company: req.company.id, list: list.id, site: site.id, enabled })
  return publicAnswer(req, list)
}

const PrivateBody = object({
  name: text(100),
  description: note(500),
  active: flag(true),
  addresses: pipe(
    array(pipe(string(), check(isNetwork, 'Enter a valid address or network.'))),
    minLength(1, 'This list may not be empty.'),
    maxLength(networkListLimits.entries),
  ),
})

function read(req: SandboxRequest): Pick<BotListRecord, 'name' | 'description' | 'active' | 'addresses'> {
  const { description, active, addresses, name } = bodyAs(req.body, PrivateBody)
  return { name, description: description ?? '', active: active ?? true, addresses: [...new Set(addresses)] }
}

const privateAnswer = ({ company: _, ...list }: BotListRecord): PrivateBotList => list

function privateLists(req: SandboxRequest, kind: BotListKind): PrivateBotList[] {
  const site = ownSite(req)
  return req.world.bot_lists
    .all()
    .filter((row) => row.site === site.id && row.company === req.company.id && row.kind === kind)
    .map(privateAnswer)
}

function privateList(req: SandboxRequest, kind: BotListKind): BotListRecord {
  const site = ownSite(req)
  const row = ownRow(req.world.bot_lists, req.params.list, req.company)
  if (row.site !== site.id || row.kind !== kind) throw refusals.notFound()
  return row
}

function add(req: SandboxRequest, kind: BotListKind): Response {
  const site = ownSite(req)
  const made = read(req)
  const id = req.world.bot_lists.nextId()
  const row = req.world.bot_lists.put(id, { ...made, id, company: req.company.id, site: site.id, kind })
  return Response.json(privateAnswer(row), { status: 201 })
}

function save(req: SandboxRequest, kind: BotListKind): PrivateBotList {
  const row = privateList(req, kind)
  return privateAnswer(req.world.bot_lists.put(row.id, { ...row, ...read(req) }))
}

function remove(req: SandboxRequest, kind: BotListKind): undefined {
  req.world.bot_lists.remove(privateList(req, kind).id)
}

function script(req: SandboxRequest): OriginScript {
  const { id: site } = ownSite(req)
  const token = req.world.origin_tokens.get(site)?.token
  if (!token) throw refusals.notFound()
  return {
    site,
    script: `<script async src="https://botm.parapet.example/battlebot.js" data-token="${token}"></script>`,
  }
}

export const botListReplies = replies(callsOf('botLists'), {
  publicAllow: (req) => publicLists(req, 'allow'),
  switchPublicAllow: (req) => switchPublic(req, 'allow'),
  publicDeny: (req) => publicLists(req, 'deny'),
  switchPublicDeny: (req) => switchPublic(req, 'deny'),
  allowed: (req) => privateLists(req, 'allow'),
  allowList: (req) => privateAnswer(privateList(req, 'allow')),
  addAllowed: (req) => add(req, 'allow'),
  saveAllowed: (req) => save(req, 'allow'),
  removeAllowed: (req) => remove(req, 'allow'),
  denied: (req) => privateLists(req, 'deny'),
  denyList: (req) => privateAnswer(privateList(req, 'deny')),
  addDenied: (req) => add(req, 'deny'),
  saveDenied: (req) => save(req, 'deny'),
  removeDenied: (req) => remove(req, 'deny'),
  script,
})
