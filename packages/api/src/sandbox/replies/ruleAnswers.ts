import { array, maxLength, nullish, number, object, pipe, unknown } from 'valibot'
import { renumber, sortRules } from '../../domain/rules.ts'
import { ruleVcl } from '../../domain/ruleVcl.ts'
import type { NewCondition, Rule } from '../../entities/Rule.ts'
import { bodyAs, id, text } from '../body.ts'
import { refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { integerOf } from '../query.ts'
import type { EdgeArea, RuleRecord } from '../world/records.ts'
import {
  ActionBody,
  CompoundBody,
  ConditionBody,
  compoundOf,
  optionsFor,
  putRule,
  RuleBody,
  ruleOf,
} from './ruleRecords.ts'

const OrderBody = object({
  rules: pipe(
    array(
      object({ id: id(), name: text(60), order: number(), action: nullish(unknown()), condition: nullish(unknown()) }),
    ),
    maxLength(1000),
  ),
})

const rulesOf = ({ world, company }: SandboxRequest, area: EdgeArea): RuleRecord[] =>
  world.rules
    .all()
    .filter((row) => row.company === company.id && row.area === area)
    .sort((a, b) => a.site - b.site || a.order - b.order)

function ownRule(req: SandboxRequest, area: EdgeArea): RuleRecord {
  const row = ownRow(req.world.rules, req.params.rule, req.company)
  if (row.area !== area) throw refusals.notFound()
  return row
}

const ruleAnswer = ({ company: _, area: __, ...rule }: RuleRecord): Rule => rule

function closeRanks(req: SandboxRequest, area: EdgeArea, site: number) {
  for (const row of renumber(sortRules(rulesOf(req, area).filter((rule) => rule.site === site))))
    req.world.rules.put(row.id, row)
}

function withConditions(req: SandboxRequest, row: RuleRecord, list: readonly NewCondition[]): RuleRecord {
  if (list.length > 20) throw refusals.fields({ non_field_errors: ['At most 20 conditions.'] })
  const { logic_operator } = row.condition
  return putRule(req, {
    ...row,
    condition: compoundOf(row.id, { logic_operator: logic_operator ?? null, conditions: bare(list) }),
  })
}

const bare = (list: readonly NewCondition[]) =>
  list.map(({ property, operator, value }) => ({ property, operator, value }))

function conditionIndex(req: SandboxRequest, { condition }: RuleRecord): number {
  const place = condition.conditions.findIndex((row) => String(row.id) === req.params.condition)
  if (place < 0) throw refusals.notFound()
  return place
}

/** The answers about rules, which both areas give alike. */
export function ruleAnswers(area: EdgeArea) {
  return {
    generatedVcl(req: SandboxRequest) {
      const site = integerOf(req.query, 'site')
      const rules = rulesOf(req, area).filter((row) => site === undefined || row.site === site)
      return { config_body: ruleVcl(rules, optionsFor(req)) }
    },
    rules: (req: SandboxRequest) => (req.scenario === 'empty' ? [] : rulesOf(req, area).map(ruleAnswer)),
    rule: (req: SandboxRequest) => ruleAnswer(ownRule(req, area)),
    addRule(req: SandboxRequest) {
      const body = bodyAs(req.body, RuleBody)
      const order = rulesOf(req, area).filter(({ site }) => site === body.site).length + 1
      const row = ruleOf(req, area, body, { id: req.world.rules.nextId(), order })
      return Response.json(ruleAnswer(putRule(req, row)), { status: 201 })
    },
    saveRule(req: SandboxRequest) {
      const row = ownRule(req, area)
      const body = bodyAs(req.body, RuleBody)
      if (body.site !== row.site) throw refusals.fields({ site: ['The site of a rule cannot be changed.'] })
      return ruleAnswer(putRule(req, ruleOf(req, area, body, row)))
    },
    removeRule(req: SandboxRequest) {
      const row = ownRule(req, area)
      req.world.rules.remove(row.id)
      closeRanks(req, area, row.site)
      return undefined
    },
    reorderRules(req: SandboxRequest) {
      const wanted = bodyAs(req.body, OrderBody).rules
      const all = rulesOf(req, area)
      const site = integerOf(req.query, 'site') ?? all.find((row) => row.id === wanted[0]?.id)?.site
      const own = all.filter((row) => row.site === site)
      const sorted = [...wanted].sort((a, b) => a.order - b.order)
      const found = sorted.flatMap((row) => own.find((rule) => rule.id === row.id) ?? [])
      if (own.length === 0) throw refusals.fields({ rules: ['This site has no rules.'] })
      if (found.length !== sorted.length || new Set(found).size !== own.length)
        throw refusals.fields({ rules: ['Send every rule of the site, each once.'] })
      const next = renumber(found)
      if (sorted.some((row, i) => row.order !== i + 1 || row.name !== next[i]?.name))
        throw refusals.fields({ rules: ['Orders start at 1 without gaps; a rule is named rule_{order}.'] })
      return next.map((row) => ruleAnswer(req.world.rules.put(row.id, row)))
    },
    ruleCounts(req: SandboxRequest) {
      const counts = new Map<number, number>()
      for (const { site } of rulesOf(req, area)) counts.set(site, (counts.get(site) ?? 0) + 1)
      return [...counts].map(([site, count]) => ({ site, count }))
    },
    conditions: (req: SandboxRequest) => ownRule(req, area).condition.conditions,
    addCondition(req: SandboxRequest) {
      const row = ownRule(req, area)
      const added = withConditions(req, row, [...row.condition.conditions, bodyAs(req.body, ConditionBody)])
      return Response.json(added.condition.conditions.at(-1), { status: 201 })
    },
    saveCondition(req: SandboxRequest) {
      const row = ownRule(req, area)
      const place = conditionIndex(req, row)
      const saved = withConditions(
        req,
        row,
        row.condition.conditions.with(place, { id: 0, ...bodyAs(req.body, ConditionBody) }),
      )
      return Response.json(saved.condition.conditions[place])
    },
    removeCondition(req: SandboxRequest) {
      const row = ownRule(req, area)
      withConditions(req, row, row.condition.conditions.toSpliced(conditionIndex(req, row), 1))
      return undefined
    },
    actions: (req: SandboxRequest) => [ownRule(req, area).action],
    saveAction(req: SandboxRequest) {
      const row = ownRule(req, area)
      if (String(row.action.id) !== req.params.action) throw refusals.notFound()
      const action = bodyAs(req.body, ActionBody)
      const { condition, active, site } = row
      return putRule(
        req,
        ruleOf(
          req,
          area,
          {
            action,
            active,
            site,
            condition: { logic_operator: condition.logic_operator ?? null, conditions: bare(condition.conditions) },
          },
          row,
        ),
      ).action
    },
    compoundConditions: (req: SandboxRequest) => rulesOf(req, area).map(({ condition }) => condition),
    bindConditions(req: SandboxRequest) {
      const { rule } = bodyAs(req.body, object({ rule: id() }))
      const body = bodyAs(req.body, CompoundBody)
      const row = rulesOf(req, area).find((one) => one.id === rule)
      if (!row) throw refusals.fields({ rule: [`Invalid pk "${rule}" - object does not exist.`] })
      return Response.json(putRule(req, { ...row, condition: compoundOf(rule, body) }).condition, { status: 201 })
    },
  }
}
