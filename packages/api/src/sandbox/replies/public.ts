import { array } from 'valibot'
import { area } from '../../call/area.ts'
import { call, file, gives } from '../../call/call.ts'
import { AnomalyThreshold } from '../../entities/Anomaly.ts'
import { Company } from '../../entities/Company.ts'
import { Role, ServiceRef } from '../../entities/Role.ts'
import { CustomConfig } from '../../entities/VclConfig.ts'
import { type Asked, refusals } from '../context.ts'
import { mustUse, ownRow } from '../may.ts'
import { replies } from '../replies.ts'
import { companyAnswer, isMember, roleIds } from '../world/World.ts'
import { prometheus } from './metrics.ts'

/**
 * Reads of the provider's public API that the dashboard does without, so that they are no rows of its table: what programs and the
 * provider's own tools ask for (provider-facts §3, §7, §13, §19).
 */
export const publicRows = area('public', {
  companies: call('GET companies/', gives(array(Company))),
  ownCompanies: call('GET v2 companies/current_user/companies/', gives(array(Company))),
  ownRoles: call('GET v2 companies/current_user/company/{company}/roles/', gives(array(Role))),
  ownServices: call('GET v2 companies/current_user/company/{company}/services/', gives(array(ServiceRef))),
  role: call('GET users/roles/{role}/', gives(Role)),
  customConfig: call('GET autoprovisioning/{company}/customconfig/{config}/', gives(CustomConfig)),
  threshold: call('GET statistics/{company}/anomalythreshold/{threshold}/', gives(AnomalyThreshold)),
  metrics: call('GET statistics/metrics/{company}/prometheus/', file),
})

const ownCompanies = ({ world, user }: Asked) =>
  world.companies.all().flatMap((company) => (isMember(user, company) ? [companyAnswer(world, company)] : []))

const rolesOf = ({ world, user, company }: Asked) =>
  [...new Set(roleIds(user, company))].flatMap((id) => world.roles.get(id) ?? [])

export const publicReplies = replies(publicRows, {
  companies: ownCompanies,
  ownCompanies,
  ownRoles: rolesOf,
  ownServices: ({ company }) => company.services.map(({ id, name }) => ({ id, name })),
  role({ world, params }) {
    const role = world.roles.get(params.role ?? '')
    if (!role) throw refusals.notFound()
    return role
  },
  customConfig(ask) {
    mustUse(ask, 'autoprovisioning', 'basicprovisioning')
    const { area: _, ...row } = ownRow(ask.world.custom_configs, ask.params.config, ask.company)
    return row
  },
  threshold(ask) {
    mustUse(ask, 'anomalydetection')
    const { company: _, ...row } = ownRow(ask.world.anomaly_thresholds, ask.params.threshold, ask.company)
    return { ...row, site: ask.world.sites.get(row.site_id)?.url ?? '' }
  },
  metrics: prometheus,
})
