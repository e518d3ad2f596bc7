import { object } from 'valibot'
import { checkVcl } from '../../domain/vcl/check.ts'
import { vclMessage } from '../../domain/vcl/message.ts'
import type { VclConfig } from '../../entities/VclConfig.ts'
import { bodyAs, note, text } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { flagOf } from '../query.ts'
import { secondsToLive, vclSurroundings } from '../world/provisioning.ts'
import type { ConfigRecord, EdgeArea } from '../world/records.ts'

const steps = { queued: 15, validating: 45 } as const

/** The versions of an area. */
export const configsOf = ({ world, company }: SandboxRequest, area: EdgeArea): ConfigRecord[] =>
  world.vcl_configs.all().filter((row) => row.company === company.id && row.area === area)

const isDeployed = (row: ConfigRecord, now: number) => row.error_text === null && row.created_at + row.takes <= now

/** The version that is live. */
export function activeOf(rows: readonly ConfigRecord[], now: number): ConfigRecord | undefined {
  return rows
    .filter((row) => isDeployed(row, now))
    .reduce<ConfigRecord | undefined>((best, row) => (best && best.id > row.id ? best : row), undefined)
}

/** Compiles the pending versions again, after the backends have changed. */
export function recompile(req: SandboxRequest, area: EdgeArea) {
  const { world, company } = req
  for (const row of configsOf(req, area)) {
    if (row.error_text !== null || isDeployed(row, req.now())) continue
    const [problem] = checkVcl(row.config_body, vclSurroundings(world, company.id, area))
    if (problem) world.vcl_configs.put(row.id, { ...row, error_text: vclMessage(row.config_body, problem) })
  }
}

function configAnswer({ world, now }: SandboxRequest, row: ConfigRecord, active: ConfigRecord | undefined): VclConfig {
  const passed = now() - row.created_at
  const deployed = isDeployed(row, now())
  const creator = row.creator === null ? undefined : world.users.get(row.creator)
  const status = ((): VclConfig['status'] => {
    if (row.error_text !== null) return 'rejected'
    if (deployed) return row.id === active?.id ? 'live' : 'superseded'
    if (passed < steps.queued) return 'queued'
    return passed < steps.validating ? 'validating' : 'deploying'
  })()
  return {
    id: row.id,
    company: row.company,
    config_body: row.config_body,
    upload_dt: isoTime(row.created_at),
    production_dt: deployed ? isoTime(row.created_at + row.takes) : null,
    validated: row.error_text === null && passed >= steps.validating,
    active: row.id === active?.id,
    deployed,
    creator_user: creator
      ? {
          id: creator.id,
          email: creator.email,
          first_name: creator.first_name,
          last_name: creator.last_name,
          username: creator.username,
        }
      : null,
    comment: row.comment,
    status,
    error_text: row.error_text,
  }
}

const ConfigBody = object({ config_body: text(500_000), comment: note(500) })
/** The answers about VCL versions, which both areas give alike. */
export function configAnswers(area: EdgeArea) {
  return {
    configs(req: SandboxRequest) {
      if (req.scenario === 'empty') return []
      const rows = configsOf(req, area)
      const active = activeOf(rows, req.now())
      const wanted = flagOf(req.query, 'active')
      const deployed = flagOf(req.query, 'deployed')
      return rows
        .sort((a, b) => b.id - a.id)
        .map((row) => configAnswer(req, row, active))
        .filter(
          (row) =>
            (wanted === undefined || row.active === wanted) && (deployed === undefined || row.deployed === deployed),
        )
    },
    config(req: SandboxRequest) {
      const row = ownRow(req.world.vcl_configs, req.params.config, req.company)
      if (row.area !== area) throw refusals.notFound()
      return configAnswer(req, row, activeOf(configsOf(req, area), req.now()))
    },
    deploy(req: SandboxRequest) {
      const { world, company, user } = req
      const { config_body, comment } = bodyAs(req.body, ConfigBody)
      const [problem] = checkVcl(config_body, vclSurroundings(world, company.id, area))
      if (problem) throw new Refusal(400, vclMessage(config_body, problem))
      const number = world.vcl_configs.nextId()
      const row = world.vcl_configs.put(number, {
        id: number,
        company: company.id,
        area,
        config_body,
        comment: comment ?? '',
        created_at: Math.floor(req.now()),
        creator: user.id,
        takes: secondsToLive(number),
        error_text: null,
      })
      return Response.json(configAnswer(req, row, activeOf(configsOf(req, area), req.now())), { status: 201 })
    },
    customConfigs(req: SandboxRequest) {
      return req.world.custom_configs
        .all()
        .filter((row) => row.company === req.company.id && row.area === area)
        .map(({ area: _, ...row }) => row)
    },
  }
}
