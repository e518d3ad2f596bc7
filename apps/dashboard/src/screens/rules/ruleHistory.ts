import { fieldsOf, type HistoryField, siteText } from '../../kit/changes/historyValues.ts'
import { parameterName, type RulesT, templateName, testText } from '../../shared/provisioning/ruleSentence.ts'
import type en from '../../shared/provisioning/rules.en.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const conditionText = (value: unknown, t: RulesT) => {
  const { property, operator, value: compared } = fieldsOf(value)
  return testText({ property: textOf(property), operator: textOf(operator), value: textOf(compared) }, t)
}
const parameterText = (value: unknown, t: RulesT) => {
  const { name, value: given } = fieldsOf(value)
  return `${parameterName(textOf(name), t)}: ${textOf(given)}`
}
const templateText = (value: unknown, t: RulesT) => templateName(textOf(value), textOf(value), t)

/** How the history and a conflict show the fields of a rule, as they are sent and as the form has them. */
export const ruleHistory: Readonly<Record<string, HistoryField<typeof en>>> = {
  site: { text: siteText },
  scope: { label: 'scope', text: (value, { t }) => t(value === 'all' ? 'scope.all' : 'scope.some') },
  logic: { label: 'logic', text: (value, { t }) => t(value === 'or' ? 'logic.or' : 'logic.and') },
  condition: {
    label: 'scope',
    text: (value, { t }) =>
      listOf(fieldsOf(value).conditions)
        .map((test) => conditionText(test, t))
        .join('\n'),
  },
  conditions: { label: 'scope', text: (value, { t }) => conditionText(value, t) },
  action: {
    text: (value, { t }) => {
      const { template, parameters } = fieldsOf(value)
      return [templateText(template, t), ...listOf(parameters).map((one) => parameterText(one, t))].join('\n')
    },
  },
  template: { label: 'action', text: (value, { t }) => templateText(value, t) },
  parameters: { label: 'action', text: (value, { t }) => parameterText(value, t) },
}
