import type { user } from '../../endpoints/user.ts'
import type { SharedUrl } from '../../entities/SharedUrl.ts'
import { isoTime, refusals, type SandboxRequest, textField } from '../context.ts'
import type { Answers } from '../replies.ts'
import type { CompanyRecord, Tables } from '../world/records.ts'
import { isMember, roleNames } from '../world/World.ts'

/** Reads the preferences of a request. */
export function preferencesFrom(body: object): {
  preferences: string
  version: string
  timezone: string
  temporal: boolean
} {
  const { preferences, temporal } = body as Record<string, unknown>
  if (typeof preferences !== 'string') throw refusals.fields({ preferences: ['This field is required.'] })
  if (preferences.length > 500_000) throw refusals.fields({ preferences: ['Too long.'] })
  return {
    preferences,
    version: textField(body, 'version', 20),
    timezone: textField({ timezone: 'default', ...body }, 'timezone', 64),
    temporal: temporal === true,
  }
}

function sharedUrlFrom(body: object): Pick<SharedUrl, 'preferences' | 'version' | 'temporal' | 'description'> {
  const { description } = body as Record<string, unknown>
  const { preferences, version, temporal } = preferencesFrom(body)
  if (description !== undefined && typeof description !== 'string') {
    throw refusals.fields({ description: ['Not a valid string.'] })
  }
  if (description && description.length > 2000) {
    throw refusals.fields({ description: ['Ensure this field has no more than 2000 characters.'] })
  }
  return { preferences, version, temporal, description: description ?? '' }
}

/** §7 has shared URLs by user, the public API by company: both are accepted. */
function companyOfShared({ world, user, params }: SandboxRequest): CompanyRecord | undefined {
  const id = Number(params.user)
  return id === user.id ? undefined : world.companies.get(id)
}

function sharedUrlOf(req: SandboxRequest): Tables['shared_urls'] {
  const found = req.world.shared_urls.get(req.params.id ?? '')
  if (!found || isExpired(found, req.now())) throw refusals.notFound()
  const company = found.company === undefined ? undefined : req.world.companies.get(found.company)
  if (company && !isMember(req.user, company)) throw refusals.forbidden()
  return found
}

const DAY = 86_400
const KEPT_DAYS = 7

function isExpired({ temporal, created_at }: SharedUrl, now: number): boolean {
  return temporal && created_at !== null && Date.parse(created_at) / 1000 + KEPT_DAYS * DAY <= now
}

function ownSharedUrl(req: SandboxRequest): Tables['shared_urls'] {
  const found = sharedUrlOf(req)
  if (found.owner === req.user.id) return found
  const company = found.company === undefined ? undefined : req.world.companies.get(found.company)
  const roles = company ? roleNames(req.world, req.user, company) : new Set()
  if (!roles.has('CompanyAdmin') && !roles.has('ClientAdmin')) throw refusals.forbidden()
  return found
}

const sharedUrlAnswer = ({ owner: _, company: __, ...rest }: Tables['shared_urls']): SharedUrl => rest

/** The answers about shared URLs. */
export const sharedUrlAnswers: Answers<typeof user> = {
  sharedUrls(req) {
    const { world, user, params, now } = req
    const company = companyOfShared(req)
    if (company && !isMember(user, company)) throw refusals.forbidden()
    const owner = Number(params.user)
    if (!company && owner !== user.id && !user.is_staff) throw refusals.forbidden()
    return world.shared_urls
      .all()
      .filter((row) => (company ? row.company === company.id : row.owner === owner && row.company === undefined))
      .filter((row) => !isExpired(row, now()))
      .map(sharedUrlAnswer)
  },
  sharedUrl: (req) => sharedUrlAnswer(sharedUrlOf(req)),
  addSharedUrl(req) {
    const { world, user, body, now } = req
    const company = companyOfShared(req)
    if (company && !isMember(user, company)) throw refusals.forbidden()
    const id = world.shared_urls.nextId()
    const row = {
      id,
      user: user.id,
      owner: user.id,
      ...(company && { company: company.id }),
      ...sharedUrlFrom(body),
      created_at: isoTime(now()),
    }
    return Response.json(sharedUrlAnswer(world.shared_urls.put(id, row)), { status: 201 })
  },
  saveSharedUrl(req) {
    const known = ownSharedUrl(req)
    return sharedUrlAnswer(req.world.shared_urls.put(String(known.id), { ...known, ...sharedUrlFrom(req.body) }))
  },
  removeSharedUrl(req) {
    req.world.shared_urls.remove(String(ownSharedUrl(req).id))
    return undefined
  },
}
