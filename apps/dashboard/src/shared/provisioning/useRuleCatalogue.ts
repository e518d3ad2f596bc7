import {
  type ActionTemplate,
  type ConditionOperator,
  itemsOf,
  type Read,
  type RuleProperty,
  ruleBuilder,
  useRead,
} from '@parapet/api'
import { useMemo } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useArea } from './area.ts'

/** What rules are made of: conditions, actions, backends and the sites of the company. */
export interface RuleCatalogue {
  readonly company: number
  readonly properties: readonly RuleProperty[]
  readonly operators: readonly ConditionOperator[]
  readonly templates: readonly ActionTemplate[]
  readonly backends: readonly string[]
  readonly sites: readonly { readonly id: number; readonly url: string }[]
  readonly siteUrl: (site: number) => string | undefined
}

/** Reads the catalogue of rules; its parts are empty until they are there. */
export function useRuleCatalogue(): { catalogue: RuleCatalogue; failed: Read<unknown> | undefined } {
  const { company } = useSession()
  const { calls } = useArea()
  const properties = useRead(ruleBuilder.properties, {})
  const operators = useRead(ruleBuilder.operators, {})
  const templates = useRead(ruleBuilder.templates, {})
  const backends = useRead(calls.backends, {})
  const catalogue = useMemo((): RuleCatalogue => {
    const sites = company?.sites ?? []
    const urls = new Map(sites.map(({ id, url }) => [id, url]))
    return {
      company: company?.id ?? 0,
      properties: properties.data === undefined ? [] : itemsOf(properties.data).items,
      operators: operators.data ?? [],
      templates: templates.data === undefined ? [] : itemsOf(templates.data).items,
      backends: backends.data === undefined ? [] : itemsOf(backends.data).items.map(({ name }) => name),
      sites,
      siteUrl: (site) => urls.get(site),
    }
  }, [company, properties.data, operators.data, templates.data, backends.data])
  const failed = [properties, operators, templates, backends].find(
    ({ failure, data }) => failure !== undefined && data === undefined,
  )
  return { catalogue, failed }
}
