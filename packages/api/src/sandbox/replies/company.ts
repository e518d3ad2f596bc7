import type { Subscription } from '../../entities/Company.ts'
import { addressOf, isoTime, newToken, refusals, textField } from '../context.ts'
import { textAnswer } from '../files/answer.ts'
import { callsOf } from '../publicCalls.ts'
import { formatOf } from '../query.ts'
import { replies } from '../replies.ts'
import { ipRanges, ipRangesOf } from '../world/inventory.ts'
import type { CompanyRecord } from '../world/records.ts'
import { contractable } from '../world/seed.ts'
import { companyAnswer, userAnswer } from '../world/World.ts'
import { makeCompany } from './companies.ts'
import { addProfile, addUser, member, members, removeUser, saveProfile, saveUser } from './members.ts'

function subscriptionOf(
  company: CompanyRecord,
  service: { id: number; name: string },
  since: string | null,
): Subscription {
  return { id: company.id * 100 + service.id, service_id: service.id, name: service.name, created_at: since }
}

const hiredServices = (company: CompanyRecord) =>
  company.services.map((service) => subscriptionOf(company, service, service.since))

export const companyReplies = replies(callsOf('company'), {
  details: ({ world, company }) => companyAnswer(world, company),
  add(req) {
    const { world, user, body } = req
    const name = textField(body, 'name', 200)
    const clientId = user.client_profiles[0]?.client
    const client = world.companies.find((row) => row.client?.id === (body.client ?? clientId))?.client ?? null
    return makeCompany(req, { name, client })
  },
  save(req) {
    const { require_2fa } = req.body
    if (typeof require_2fa !== 'boolean') throw refusals.fields({ require_2fa: ['Must be a valid boolean.'] })
    return companyAnswer(req.world, req.world.companies.put(req.company.id, { ...req.company, require_2fa }))
  },
  supportType: ({ company }) => company.support,
  members,
  member,
  addUser,
  saveUser,
  removeUser,
  addProfile,
  saveProfile,
  ipRanges: () => [...ipRanges],
  publicIpRanges({ query }) {
    const group = query.get('group')
    const ranges = group === null ? ipRanges : ipRangesOf(group)
    if (!ranges) throw refusals.fields({ group: [`"${group?.slice(0, 40)}" is not a valid choice.`] })
    return formatOf(query) === 'txt' ? textAnswer(ranges) : [...ranges]
  },

  possibleUsers(req) {
    return req.world.users
      .all()
      .filter((user) => !user.is_staff)
      .map((user) => {
        const { is_staff, is_dealer, api_key, user_preferences, ...answer } = userAnswer(req.world, user)
        return answer
      })
  },
  impersonate(req) {
    const other = req.world.users.get(req.params.user ?? '')
    if (!other) throw refusals.notFound()
    if (other.is_staff) throw refusals.forbidden()
    const browser = `Impersonated by ${req.user.username}`
    return newToken(req, other, { browser, ip: addressOf(req.request), staff: req.user.id })
  },

  subscribable: ({ company }) =>
    contractable
      .filter((service) => !company.services.some((held) => held.id === service.id))
      .map((service) => subscriptionOf(company, service, null)),
  subscriptions: ({ company }) => hiredServices(company),
  subscribe(req) {
    const id = Number(req.body.service_id)
    const service = contractable.find((row) => row.id === id)
    if (!service)
      throw refusals.fields({ service_id: [`Invalid pk "${String(req.body.service_id)}" - object does not exist.`] })
    if (req.company.services.some((held) => held.id === id)) {
      throw refusals.fields({ service_id: ['The company already holds this service.'] })
    }
    const since = isoTime(req.now())
    req.world.companies.put(req.company.id, {
      ...req.company,
      services: [...req.company.services, { ...service, since }],
    })
    return Response.json(subscriptionOf(req.company, service, since), { status: 201 })
  },
  unsubscribe(req) {
    const wanted = Number(req.params.subscription)
    const found = hiredServices(req.company).find((row) => row.id === wanted)
    if (!found) throw refusals.notFound()
    const services = req.company.services.filter((held) => held.id !== found.service_id)
    req.world.companies.put(req.company.id, { ...req.company, services })
    return undefined
  },
})
