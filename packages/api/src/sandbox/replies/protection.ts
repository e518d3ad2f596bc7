import { array, boolean, maxLength, nullish, object, picklist, pipe } from 'valibot'
import { apiProtectionMethods } from '../../domain/underAttack.ts'
import { protection } from '../../endpoints/protection.ts'
import { type ApiProtectionRule, apiProtectionActions, type UnderAttack } from '../../entities/Protection.ts'
import type { Site } from '../../entities/Site.ts'
import { bodyAs, flag, id, text, whole } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { span } from '../query.ts'
import { replies } from '../replies.ts'
import type { ApiProtectionRecord, UnderAttackRecord } from '../world/records.ts'
import { sitesOf } from '../world/World.ts'

function ownSite(req: SandboxRequest): Site {
  const site = ownRow(req.world.sites, req.params.site, req.company)
  if (!site.active) throw refusals.notFound()
  return site
}

function underAttackAnswer(site: Site, row: UnderAttackRecord | undefined): UnderAttack {
  return {
    site: site.id,
    url: site.url,
    active: row !== undefined,
    activated_at: row ? isoTime(row.activated_at) : null,
    activated_by: row?.activated_by ?? null,
  }
}

const RuleBody = object({
  active: flag(true),
  action: picklist(apiProtectionActions),
  schema_url: nullish(text(2000), null),
  methods: nullish(pipe(array(picklist(apiProtectionMethods)), maxLength(10)), []),
  rate_limit: nullish(whole(1, 1_000_000), null),
})

function ruleAnswer(req: SandboxRequest, { id: site, company: _, ...row }: ApiProtectionRecord): ApiProtectionRule {
  return { site, url: req.world.sites.get(site)?.url ?? '', ...row }
}

function ownRule(req: SandboxRequest): ApiProtectionRecord {
  return ownRow(req.world.api_protection, req.params.site, req.company)
}

function putRule(req: SandboxRequest, site: number): ApiProtectionRecord {
  const { active, schema_url, methods: wanted, rate_limit, ...body } = bodyAs(req.body, RuleBody)
  if (schema_url != null && !URL.canParse(schema_url)) throw refusals.fields({ schema_url: ['Enter a valid URL.'] })
  return req.world.api_protection.put(site, {
    ...body,
    id: site,
    company: req.company.id,
    active: active ?? true,
    schema_url: schema_url ?? null,
    methods: [...new Set(wanted)],
    rate_limit: rate_limit ?? null,
  })
}

const ReportBody = object({
  timestamp: span,
  sites: nullish(pipe(array(id()), maxLength(1000)), []),
  whitelist: nullish(boolean(), false),
})

export const protectionReplies = replies(protection, {
  underAttack(req) {
    return sitesOf(req.world, req.company.id).map((site) =>
      underAttackAnswer(site, req.world.under_attack.get(site.id)),
    )
  },
  underAttackOf(req) {
    const site = ownSite(req)
    return underAttackAnswer(site, req.world.under_attack.get(site.id))
  },
  activate(req) {
    const site = ownSite(req)
    const known = req.world.under_attack.get(site.id)
    const activated_at = Math.floor(req.now())
    const row = known ?? { id: site.id, company: site.company, activated_at, activated_by: req.user.email }
    if (!known) req.world.under_attack.put(site.id, row)
    return Response.json(underAttackAnswer(site, row), { status: known ? 200 : 201 })
  },
  deactivate(req) {
    if (!req.world.under_attack.remove(ownSite(req).id)) throw refusals.notFound()
    return undefined
  },

  apiRules(req) {
    return req.world.api_protection
      .all()
      .filter((row) => row.company === req.company.id)
      .map((row) => ruleAnswer(req, row))
  },
  apiRule: (req) => ruleAnswer(req, ownRule(req)),
  addApiRule(req) {
    const { site } = bodyAs(req.body, object({ site: id() }))
    const owner = req.world.sites.get(site)
    if (!owner?.active) throw refusals.fields({ site: [`Invalid pk "${site}" - object does not exist.`] })
    if (owner.company !== req.company.id) throw new Refusal(400, { message: 'Site ownership denied' })
    if (req.world.api_protection.get(site)) throw refusals.fields({ site: ['This site already has a rule.'] })
    return Response.json(ruleAnswer(req, putRule(req, site)), { status: 201 })
  },
  saveApiRule: (req) => ruleAnswer(req, putRule(req, ownRule(req).id)),
  removeApiRule(req) {
    req.world.api_protection.remove(ownRule(req).id)
    return undefined
  },

  falsePositives(req) {
    const { timestamp, sites } = bodyAs(req.body, ReportBody)
    if (timestamp.to - timestamp.from > 7 * 86_400) throw refusals.fields({ timestamp: ['At most 7 days.'] })
    const own = sitesOf(req.world, req.company.id)
    const wanted = sites ?? []
    const wrong = wanted.find((number) => !own.some((site) => site.id === number))
    if (wrong !== undefined) throw refusals.fields({ sites: [`Invalid pk "${wrong}" - object does not exist.`] })
    const number = req.world.mails.nextId()
    const about = own.filter((site) => wanted.length === 0 || wanted.includes(site.id)).map(({ url }) => url)
    req.world.mails.put(number, {
      id: number,
      to: req.user.email,
      subject: 'Your report of WAF false positives',
      text: `From ${isoTime(timestamp.from)} to ${isoTime(timestamp.to)}: ${about.slice(0, 20).join(', ')}`,
      sent_at: isoTime(req.now()),
    })
    return undefined
  },
})
