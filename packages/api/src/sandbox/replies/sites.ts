import { boolean, literal, nullish, object } from 'valibot'
import { hostOf } from '../../domain/hosts.ts'
import { sites } from '../../endpoints/sites.ts'
import { makeBackend } from '../../entities/Backend.ts'
import type { Site } from '../../entities/Site.ts'
import type { SiteWizard } from '../../entities/SiteSteps.ts'
import { bodyAs, flag, id, text } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { replies } from '../replies.ts'
import { schedule } from '../scheduled.ts'
import { codeOf, type VerificationRecord, type WizardRecord } from '../world/onboarding.ts'
import { isMember, sitesOf } from '../world/World.ts'
import { isRequested, planRequest } from './certificateRequests.ts'

const takes = { verification: 60, backend: 30, configuring: 120, certificate: 240, expiry: 86_400 } as const

function hostFrom(said: string, field: 'url' | 'domain'): string {
  const host = hostOf(said)
  if (!host) throw refusals.fields({ [field]: ['Enter a valid domain name.'] })
  return host
}

function domainFrom(ask: SandboxRequest): string {
  return hostFrom(bodyAs(ask.body, object({ domain: text(300) })).domain, 'domain')
}

const verificationKey = (company: number, domain: string) => `${company} ${domain}`

function isVerified({ now }: Pick<SandboxRequest, 'now'>, row: VerificationRecord | undefined): boolean {
  return row !== undefined && !row.domain.startsWith('unverified.') && row.asked_at + takes.verification <= now()
}

function ownSite(ask: SandboxRequest): Site {
  return ownRow(ask.world.sites, ask.params.site, ask.company)
}

function addSite(ask: SandboxRequest): Response {
  const { world, company } = ask
  const url = hostFrom(bodyAs(ask.body, object({ url: text(300) })).url, 'url')
  const known = world.sites.find((site) => site.url === url)
  if (known && known.company !== company.id) throw new Refusal(400, { message: 'Site ownership denied' })
  if (known?.active) throw new Refusal(400, { message: `Site ${url} already exists` })
  if (known) return Response.json(world.sites.put(known.id, { ...known, active: true }), { status: 201 })
  if (!isVerified(ask, world.verifications.get(verificationKey(company.id, url))))
    throw new Refusal(403, { message: `The ownership of ${url} is not verified` })
  const number = world.sites.nextId()
  return Response.json(world.sites.put(number, { id: number, company: company.id, url, active: true, ssl: false }))
}

function verify(ask: SandboxRequest): VerificationRecord {
  const domain = domainFrom(ask)
  const key = verificationKey(ask.company.id, domain)
  const known = ask.world.verifications.get(key)
  if (known) return known
  const asked_at = Math.floor(ask.now())
  const txt = codeOf(ask.company.id, domain)
  return ask.world.verifications.put(key, { id: key, company: ask.company.id, domain, txt, asked_at })
}

const isElsewhere = (domain: string) => domain.includes('othercdn')

const originOf = (domain: string) => ({ origin: `origin.${domain}`, port: 443, ssl: true })

function wizardAnswer(ask: SandboxRequest, row: WizardRecord): SiteWizard {
  const passed = ask.now() - row.asked_at
  const verified = isVerified(ask, ask.world.verifications.get(verificationKey(row.company, row.domain)))
  const isWaiting = isElsewhere(row.domain) && row.confirmed_at === null
  const start = row.confirmed_at ?? row.asked_at + takes.verification + takes.backend
  const status = ((): SiteWizard['status'] => {
    if (!verified) return passed > takes.expiry ? 'expired' : 'pending_verification'
    if (isWaiting) return 'another_cdn'
    if (ask.now() < start) return 'backend_found'
    return ask.now() < start + takes.configuring ? 'configuring' : 'done'
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

function planSite(ask: SandboxRequest, row: WizardRecord, start: number) {
  const { origin, port, ssl } = originOf(row.domain)
  schedule(ask.world, start, 'backends', null, {
    ...makeBackend({ company: row.company, name: backendName(ask, row.domain), origin, port, ssl, host: row.domain }),
    ...{ health_check: '/', area: 'production', sick_since: null },
  })
  planRequest(ask, row.domain, start, takes.configuring)
  const made = { company: row.company, url: row.domain, active: true, ssl: true }
  const known = ask.world.sites.find(({ url }) => url === row.domain)
  schedule(ask.world, start + takes.configuring, 'sites', known?.id ?? null, made)
}

/** Answers the rows of `sites`. */
export const siteReplies = replies(sites, {
  list: ({ world, company }) => sitesOf(world, company.id),
  one: ({ world, params, company }) => ownRow(world.sites, params.site, company),
  add: addSite,
  save(ask) {
    const site = ownSite(ask)
    const wanted = bodyAs(ask.body, object({ url: text(300), active: boolean() }))
    if (hostFrom(wanted.url, 'url') !== site.url)
      throw refusals.fields({ url: ['The name of a site cannot be changed.'] })
    return ask.world.sites.put(site.id, { ...site, active: wanted.active })
  },
  remove(ask) {
    const site = ownSite(ask)
    if (!site.active) throw refusals.notFound()
    ask.world.sites.put(site.id, { ...site, active: false })
    return undefined
  },
  enableSsl(ask) {
    const site = ownSite(ask)
    if (site.ssl) throw new Refusal(400, { message: `${site.url} has a certificate already` })
    if (isRequested(ask, site.url)) throw new Refusal(400, { message: `The certificate of ${site.url} is on its way` })
    const start = Math.floor(ask.now())
    planRequest(ask, site.url, start, takes.certificate)
    schedule(ask.world, start + takes.certificate, 'sites', site.id, { ssl: true })
    return Response.json({ detail: 'The certificate was requested.' }, { status: 202 })
  },
  move(ask) {
    const site = ownRow(ask.world.sites, ask.params.site, ask.company)
    const { user, world } = ask
    const { company: target } = bodyAs(ask.body, object({ company: id() }))
    const other = world.companies.get(target)
    if (!other || !isMember(user, other))
      throw refusals.fields({ company: [`Invalid pk "${target}" - object does not exist.`] })
    if (other.id === ask.company.id) throw refusals.fields({ company: ['The site already belongs to this company.'] })
    return world.sites.put(site.id, { ...site, company: other.id })
  },
  verification: (ask) => ({ txt: verify(ask).txt }),
  validate(ask) {
    const domain = domainFrom(ask)
    const row = ask.world.verifications.get(verificationKey(ask.company.id, domain))
    const verified = isVerified(ask, row)
    return { domain, verified, method: verified ? ('dns' as const) : null }
  },

  wizard(ask) {
    const { world, company } = ask
    bodyAs(ask.body, object({ domain: text(300), automatic: nullish(literal(true), true) }))
    const { domain, txt } = verify(ask)
    const site = world.sites.find((row) => row.url === domain)
    if (site && site.company !== company.id) throw new Refusal(400, { message: 'Site ownership denied' })
    if (site?.active) throw new Refusal(400, { message: `Site ${domain} already exists` })
    const number = world.wizards.nextId()
    const asked_at = Math.floor(ask.now())
    const row = { id: number, company: company.id, domain, txt, asked_at, confirmed_at: null }
    world.wizards.put(number, row)
    if (!isElsewhere(domain) && !domain.startsWith('unverified.'))
      planSite(ask, row, asked_at + takes.verification + takes.backend)
    return Response.json(wizardAnswer(ask, row), { status: 201 })
  },
  confirmWizard(ask) {
    const wanted = bodyAs(ask.body, object({ id: id(), confirm: flag(true) }))
    const row = ask.world.wizards.get(wanted.id)
    if (row?.company !== ask.company.id) throw refusals.notFound()
    if (wizardAnswer(ask, row).status !== 'another_cdn') throw refusals.fields({ id: ['There is nothing to confirm.'] })
    if (!wanted.confirm) {
      ask.world.wizards.remove(row.id)
      return { ...wizardAnswer(ask, row), status: 'expired' as const }
    }
    const confirmed = { ...row, confirmed_at: Math.floor(ask.now()) }
    planSite(ask, confirmed, confirmed.confirmed_at)
    return wizardAnswer(ask, ask.world.wizards.put(row.id, confirmed))
  },
  wizards(ask) {
    return ask.world.wizards
      .all()
      .filter((row) => row.company === ask.company.id && row.asked_at + 2 * takes.expiry > ask.now())
      .map((row) => wizardAnswer(ask, row))
  },
})
