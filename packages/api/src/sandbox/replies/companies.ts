import { object } from 'valibot'
import { bodyAs, id, text } from '../body.ts'
import { Refusal, refusals, type SandboxRequest } from '../context.ts'
import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import type { CompanyRecord } from '../world/records.ts'
import { companyAnswer, isMember } from '../world/World.ts'

/** All companies a user may see. */
export const ownCompanies = ({ world, user }: SandboxRequest) =>
  world.companies.all().flatMap((company) => (isMember(user, company) ? [companyAnswer(world, company)] : []))

/** Creates a company; its creator becomes its admin. */
export function makeCompany(
  { world, user }: SandboxRequest,
  made: Pick<CompanyRecord, 'name' | 'client'> & Partial<CompanyRecord>,
) {
  const number = Math.max(1000, world.companies.nextId())
  const record = world.companies.put(number, {
    services: [],
    require_2fa: false,
    support: { name: 'Standard', description: '' },
    retention_period: 24,
    ...made,
    id: number,
  })
  world.users.put(user.id, {
    ...user,
    profiles: [...user.profiles, { id: user.id * 1000 + number, company: number, roles: [2] }],
  })
  return Response.json(companyAnswer(world, record), { status: 201 })
}

export const companiesReplies = replies(callsOf('companies'), {
  list: ownCompanies,
  clone(req) {
    const { company: number, name } = bodyAs(req.body, object({ company: id(), name: text(200) }))
    const model = req.world.companies.get(number)
    if (!model || !isMember(req.user, model))
      throw refusals.fields({ company: [`Invalid pk "${number}" - object does not exist.`] })
    return makeCompany(req, { ...model, name })
  },
  remove(req) {
    const { world, company } = req
    if (world.sites.find((site) => site.company === company.id))
      throw new Refusal(400, { message: `Company ${company.name} has sites, or had them` })
    world.companies.remove(company.id)
    for (const user of world.users.all()) {
      const profiles = user.profiles.filter((row) => row.company !== company.id)
      if (profiles.length < user.profiles.length) world.users.put(user.id, { ...user, profiles })
    }
    return undefined
  },
})
