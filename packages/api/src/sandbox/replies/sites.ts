import { boolean, literal, nullish, object } from 'valibot'
import { hostOf } from '../../domain/hosts.ts'
import { makeBackend } from '../../entities/Backend.ts'
import type { Site } from '../../entities/Site.ts'
import type { SiteWizard } from '../../entities/SiteSteps.ts'
import { bodyAs, flag, id, text } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import { schedule } from '../scheduled.ts'
import { codeOf } from '../world/onboarding.ts'
import type { VerificationRecord, WizardRecord } from '../world/records.ts'
import { hostAnswers, isProven, noteNewSite } from '../world/siteDns.ts'
import { isMember, sitesOf } from '../world/World.ts'
import { isRequested, planRequest } from './certificateRequests.ts'

const takes = { verification: 60, backend: 30, configuring: 120, certificate: 240, expiry: 86_400 } as const

function hostFrom(text: string, field: 'url' | 'domain'): string {
  const host = hostOf(text)
  if (!host) throw refusals.fields({ [field]: ['Enter a valid domain name.'] })
  return host
}

function domainFrom(req: SandboxRequest): string {
  return hostFrom(bodyAs(req.body, object({ domain: text(300) })).domain, 'domain')
}

const verificationKey = (company: number, domain: string) => `${company} ${domain}`

const isVerified = ({ world, now }: Pick<SandboxRequest, 'world' | 'now'>, row: VerificationRecord | undefined) =>
  isProven(world, row, now())

function ownSite(req: SandboxRequest): Site {
  return ownRow(req.world.sites, req.params.site, req.company)
}

function addSite(req: SandboxRequest): Response {
  const { world, company } = req
  const url = hostFrom(bodyAs(req.body, object({ url: text(300) })).url, 'url')
  const known = world.sites.find((site) => site.url === url)
  if (known && known.company !== company.id) throw new Refusal(400, { message: 'Site ownership denied' })
  if (known?.active) throw new Refusal(400, { message: `Site ${url} already exists` })
  if (known) return Response.json(world.sites.put(known.id, { ...known, active: true }), { status: 201 })
  if (!isVerified(req, world.verifications.get(verificationKey(company.id, url))))
    throw new Refusal(403, { message: `The ownership of ${url} is not verified` })
  const number = world.sites.nextId()
  noteNewSite(world, url, Math.floor(req.now()))
  return Response.json(world.sites.put(number, { id: number, company: company.id, url, active: true, ssl: false }))
}

function verify(req: SandboxRequest): VerificationRecord {
  const domain = domainFrom(req)
  const key = verificationKey(req.company.id, domain)
  const known = req.world.verifications.get(key)
  if (known) return known
  const asked_at = Math.floor(req.now())
  const txt = codeOf(req.company.id, domain)
  return req.world.verifications.put(key, { id: key, company: req.company.id, domain, txt, asked_at })
}

const isElsewhere = (domain: string) => domain.includes('othercdn')

const originOf = (domain: string) => ({ origin: `origin.${domain}`, port: 443, ssl: true })

function wizardAnswer(req: SandboxRequest, row: WizardRecord): SiteWizard {
  const passed = req.now() - row.asked_at
  const verified = isVerified(req, req.world.verifications.get(verificationKey(row.company, row.domain)))
  const isWaiting = isElsewhere(row.domain) && row.confirmed_at === null
  const start = row.confirmed_at ?? row.asked_at + takes.verification + takes.backend
  const status = ((): SiteWizard['status'] => {
    if (!verified) return passed > takes.expiry ? 'expired' : 'pending_verification'
    if (isWaiting) return 'another_cdn'
    if (req.now() < start) return 'backend_found'
    return req.now() < start + takes.configuring ? 'configuring' : 'done'
  })()
  return {
    id: row.id,
    domain: row.domain,
    status,
    backend: verified ? originOf(row.domain) : null,
    txt: row.txt ?? null,
    expires_at: verified ? null : isoTime(row.asked_at + takes.expiry),
  }
}

function backendName({ world, company }: SandboxRequest, domain: string): string {
  const taken = new Set(world.backends.all().flatMap((row) => (row.company === company.id ? [row.name] : [])))
  const plain =
    domain
      .replace(/[^a-z0-9]/g, '')
      .replace(/^\d+/, '')
      .slice(0, 36) || 'origin'
  const others = Array.from({ length: taken.size + 1 }, (_, i) => `${plain}${i + 2}`)
  return [plain, ...others].find((name) => !taken.has(name)) ?? plain
}

function planSite(req: SandboxRequest, row: WizardRecord, start: number) {
  const { origin, port, ssl } = originOf(row.domain)
  schedule(req.world, start, 'backends', null, {
    ...makeBackend({ company: row.company, name: backendName(req, row.domain), origin, port, ssl, host: row.domain }),
    health_check: '/',
    area: 'production',
    sick_since: null,
  })
  planRequest(req, row.domain, start, takes.configuring)
  const made = { company: row.company, url: row.domain, active: true, ssl: true }
  const known = req.world.sites.find(({ url }) => url === row.domain)
  if (!known) noteNewSite(req.world, row.domain, start + takes.configuring)
  schedule(req.world, start + takes.configuring, 'sites', known?.id ?? null, made)
}

export const siteReplies = replies(callsOf('sites'), {
  list: ({ world, company }) => sitesOf(world, company.id),
  one: ({ world, params, company }) => ownRow(world.sites, params.site, company),
  add: addSite,
  save(req) {
    const site = ownSite(req)
    const wanted = bodyAs(req.body, object({ url: text(300), active: boolean() }))
    if (hostFrom(wanted.url, 'url') !== site.url)
      throw refusals.fields({ url: ['The name of a site cannot be changed.'] })
    return req.world.sites.put(site.id, { ...site, active: wanted.active })
  },
  remove(req) {
    const site = ownSite(req)
    if (!site.active) throw refusals.notFound()
    req.world.sites.put(site.id, { ...site, active: false })
    return undefined
  },
  enableSsl(req) {
    const site = ownSite(req)
    if (site.ssl) throw new Refusal(400, { message: `${site.url} has a certificate already` })
    if (isRequested(req, site.url)) throw new Refusal(400, { message: `The certificate of ${site.url} is on its way` })
    const start = Math.floor(req.now())
    planRequest(req, site.url, start, takes.certificate)
    schedule(req.world, start + takes.certificate, 'sites', site.id, { ssl: true })
    return Response.json({ detail: 'The certificate was requested.' }, { status: 202 })
  },
  move(req) {
    const site = ownRow(req.world.sites, req.params.site, req.company)
    const { user, world } = req
    const { company: target } = bodyAs(req.body, object({ company: id() }))
    const other = world.companies.get(target)
    if (!other || !isMember(user, other))
      throw refusals.fields({ company: [`Invalid pk "${target}" - object does not exist.`] })
    if (other.id === req.company.id) throw refusals.fields({ company: ['The site already belongs to this company.'] })
    return world.sites.put(site.id, { ...site, company: other.id })
  },
  verification: (req) => ({ txt: verify(req).txt }),
  validate(req) {
    const domain = domainFrom(req)
    const row = req.world.verifications.get(verificationKey(req.company.id, domain))
    const verified = isVerified(req, row)
    const { txt, file, cname } = hostAnswers(req.world, req.company.id, domain, req.now())
    const method = verified ? (row && txt.includes(row.txt) ? ('dns' as const) : ('file' as const)) : null
    return { domain, verified, method, found: { txt, file, cname } }
  },

  wizard(req) {
    const { world, company } = req
    bodyAs(req.body, object({ domain: text(300), automatic: nullish(literal(true), true) }))
    const { domain, txt } = verify(req)
    const site = world.sites.find((row) => row.url === domain)
    if (site && site.company !== company.id) throw new Refusal(400, { message: 'Site ownership denied' })
    if (site?.active) throw new Refusal(400, { message: `Site ${domain} already exists` })
    const number = world.wizards.nextId()
    const asked_at = Math.floor(req.now())
    const row = { id: number, company: company.id, domain, txt, asked_at, confirmed_at: null }
    world.wizards.put(number, row)
    if (!isElsewhere(domain) && !domain.startsWith('unverified.'))
      planSite(req, row, asked_at + takes.verification + takes.backend)
    return Response.json(wizardAnswer(req, row), { status: 201 })
  },
  confirmWizard(req) {
    const wanted = bodyAs(req.body, object({ id: id(), confirm: flag(true) }))
    const row = req.world.wizards.get(wanted.id)
    if (row?.company !== req.company.id) throw refusals.notFound()
    if (wizardAnswer(req, row).status !== 'another_cdn') throw refusals.fields({ id: ['There is nothing to confirm.'] })
    if (!wanted.confirm) {
      req.world.wizards.remove(row.id)
      return { ...wizardAnswer(req, row), status: 'expired' as const }
    }
    const confirmed = { ...row, confirmed_at: Math.floor(req.now()) }
    planSite(req, confirmed, confirmed.confirmed_at)
    return wizardAnswer(req, req.world.wizards.put(row.id, confirmed))
  },
  wizards(req) {
    return req.world.wizards
      .all()
      .filter((row) => row.company === req.company.id && row.asked_at + 2 * takes.expiry > req.now())
      .map((row) => wizardAnswer(req, row))
  },
})
