import { array, maxLength, nullish, number, object, picklist, pipe, rawCheck } from 'valibot'
import { type Alert, alertServices, alertUnits } from '../../entities/Alert.ts'
import { bodyAs, flag } from '../body.ts'
import { refusals, type SandboxRequest } from '../context.ts'
import { consumedThisMonth } from '../monthly.ts'
import { ownRow } from '../permissions.ts'
import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import type { AlertRecord } from '../world/records.ts'
import { checkedReactions, reactionParams, reactionsFor } from './reactions.ts'

const AlertBody = object({
  active: flag(true),
  service: picklist(alertServices),
  limit: pipe(
    number(),
    rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed && !(dataset.value > 0 && dataset.value <= 1e15))
        addIssue({ message: 'Ensure this value is greater than 0.' })
    }),
  ),
  unit: picklist(alertUnits),
  reactions: nullish(
    pipe(
      array(
        object({
          reaction_type: picklist(reactionsFor('TransparentAlert').map((row) => row.reaction_type)),
          params: reactionParams,
        }),
      ),
      maxLength(20),
    ),
    [],
  ),
})

function alertFrom(body: object): Omit<Alert, 'id' | 'notified'> {
  const { active, service, limit, unit, reactions } = bodyAs(body, AlertBody)
  return { active: active ?? true, service, limit, unit, reactions: checkedReactions(reactions ?? []) }
}

const unitsOf: Readonly<Record<(typeof alertServices)[number], Readonly<Record<string, number>>>> = {
  delivery: { GB: 1, TB: 1024 },
  storage: { GB: 1, TB: 1024 },
  waf: { requests: 1 },
  botmitigation: { requests: 1 },
  i3: { images: 1, requests: 1 },
  transcoding: { minutes: 1 },
}

async function alertAnswer(req: SandboxRequest, { company: _, ...row }: AlertRecord): Promise<Alert> {
  const service = alertServices.find((name) => name === row.service)
  const unit = service && unitsOf[service][row.unit]
  if (!service || unit === undefined || !row.active) return { ...row, notified: false }
  const consumed = (await consumedThisMonth(req, req.company.id, service)) / unit
  return { ...row, notified: consumed >= row.limit, consumed: Math.round(consumed * 100) / 100 }
}

const ownAlert = (req: SandboxRequest) => ownRow(req.world.alerts, req.params.alert, req.company)

export const alertReplies = replies(callsOf('alerts'), {
  list(req) {
    const rows = req.scenario === 'empty' ? [] : req.world.alerts.all()
    return Promise.all(rows.filter((row) => row.company === req.company.id).map((row) => alertAnswer(req, row)))
  },
  one: (req) => alertAnswer(req, ownAlert(req)),
  async add(req) {
    const made = alertFrom(req.body)
    const number = req.world.alerts.nextId()
    const row = req.world.alerts.put(number, { id: number, company: req.company.id, notified: false, ...made })
    return Response.json(await alertAnswer(req, row), { status: 201 })
  },
  save(req) {
    const row = ownAlert(req)
    return alertAnswer(req, req.world.alerts.put(row.id, { ...row, ...alertFrom(req.body) }))
  },
  setActive(req) {
    const row = ownAlert(req)
    const { active } = req.body
    if (typeof active !== 'boolean') throw refusals.fields({ active: ['Must be a valid boolean.'] })
    return alertAnswer(req, req.world.alerts.put(row.id, { ...row, active }))
  },
  remove(req) {
    req.world.alerts.remove(ownAlert(req).id)
    return undefined
  },
  reactions: ({ query }) => reactionsFor(query.get('service')),
})
