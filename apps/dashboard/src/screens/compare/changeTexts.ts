import {
  type AreaChange,
  type BackendChange,
  backendVclName,
  changeVerb,
  type PlanStep,
  type Rule,
  type RuleChange,
} from '@parapet/api'
import { type T, useFormat, useLocale, useWords } from '@parapet/ui'
import type { AreaName } from '../../shared/provisioning/area.ts'
import { ruleSentence } from '../../shared/provisioning/ruleSentence.ts'
import { rulesWords } from '../../shared/provisioning/rules.words.ts'
import { useRuleCatalogue } from '../../shared/provisioning/useRuleCatalogue.ts'
import { lineChanges } from '../../shared/provisioning/versionTexts.ts'
import type en from './compare.en.ts'
import { compareWords } from './compare.words.ts'

/** Changes in words. */
export interface ChangeTexts {
  /** What a change is about. */
  nameOf(change: AreaChange): string
  /** What is done with it in the target, and how it differs. */
  detailOf(change: AreaChange): string
  /** A step of a plan, as an order. */
  stepOf(step: PlanStep): string
}

const valueText = (value: string | number | boolean, t: T<typeof en>) =>
  typeof value === 'boolean'
    ? t(value ? 'yes' : 'no')
    : value === ''
      ? t('empty')
      : String(value).replace(/\r?\n/g, ', ')

/** Returns changes in words, towards an area. */
export function useChangeTexts(target: AreaName): ChangeTexts {
  const t = useWords(compareWords)
  const words = useWords(rulesWords)
  const { locale } = useLocale()
  const format = useFormat()
  const { catalogue } = useRuleCatalogue()
  const siteOf = (site: number) => catalogue.siteUrl(site) ?? String(site)
  const vclName = (name: string) => backendVclName({ company: catalogue.company, name })
  const sentence = (rule: Rule) => ruleSentence(rule, catalogue, words, locale, format)
  const ruleName = (rule: Rule) => {
    const name = t('rule', { site: siteOf(rule.site), ...sentence(rule) })
    return rule.active ? name : t('rule.off', { rule: name })
  }
  const backendChanges = ({ source, target: old, fields }: BackendChange) =>
    fields.map((field) => {
      const [after, before] = [source, old].map((one) => (one ? valueText(one[field], t) : ''))
      return t('change', { name: t(`field.${field}`), before: before ?? '', after: after ?? '' })
    })
  const ruleChanges = ({ source, target: old, parts }: RuleChange) =>
    parts.map((part) => {
      const text = (rule: Rule | null) => {
        if (!rule) return ''
        const { when, effect } = sentence(rule)
        return part === 'condition' ? when : part === 'action' ? effect : valueText(rule.active, t)
      }
      return t('change', { name: t(`part.${part}`), before: text(old), after: text(source) })
    })
  const nameOf = (change: AreaChange): string => {
    switch (change.kind) {
      case 'backend':
        return vclName(change.name)
      case 'rule': {
        const rule = change.source ?? change.target
        return rule ? ruleName(rule) : ''
      }
      case 'order':
        return t('order', { site: siteOf(change.site) })
      case 'vcl':
        return t('vcl.label', { id: String(change.source.id) })
    }
  }
  return {
    nameOf,
    detailOf(change) {
      if (change.kind === 'order') return t('order.text')
      if (change.kind === 'vcl') {
        if (!change.target) return t('vcl.add')
        const lines = lineChanges(change.target.config_body.trim(), change.source.config_body.trim())
        return t('vcl.change', { id: String(change.target.id), ...lines })
      }
      const verb = changeVerb(change)
      if (verb !== 'change') return verb === 'add' ? t(`add.${target}`) : t(`remove.${target}`)
      const changes = change.kind === 'backend' ? backendChanges(change) : ruleChanges(change)
      return t('differs', { changes: changes.join('; ') })
    },
    stepOf(step) {
      if (step.kind === 'order') return t('step.order', { site: siteOf(step.site) })
      if (step.kind === 'vcl') return t('step.vcl', { id: String(step.source.id) })
      return t(`step.${step.kind}.${changeVerb(step)}`, { name: nameOf(step) })
    },
  }
}
