import {
  type ActionTemplate,
  backendVclName,
  countryCodes,
  hostText,
  type OperandKind,
  operandKind,
  operatorsOf,
  parameterRange,
  type Rule,
  type RuleProperty,
  ruleWarnings,
} from '@parapet/api'
import {
  Button,
  Code,
  Combobox,
  FieldSet,
  Grid,
  IconButton,
  Inline,
  Notice,
  NumberField,
  RadioCards,
  Section,
  Select,
  Stack,
  Status,
  Switch,
  Text,
  TextField,
  useFormat,
  useLocale,
  useWords,
} from '@parapet/ui'
import { vclProblemText, vclWords } from '@parapet/widgets/vcl'
import { useDeferredValue, useMemo } from 'react'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import {
  categoryName,
  operatorName,
  parameterName,
  propertyName,
  ruleSentence,
  templateName,
} from '../../shared/provisioning/ruleSentence.ts'
import { rulesWords } from '../../shared/provisioning/rules.words.ts'
import type { RuleCatalogue } from '../../shared/provisioning/useRuleCatalogue.ts'
import { RuleTester, verdictTones } from './RuleTester.tsx'
import { emptyCondition, MOST_CONDITIONS, programOf, type RuleDraft, ruleOfDraft } from './ruleDraft.ts'
import { conditionVerdicts, type Verdict as VerdictKind } from './ruleVerdicts.ts'
import { type Tried, useTried } from './triedRequest.ts'
import { useRules } from './useRules.ts'
import { warningText } from './warningText.ts'

interface FieldsProps {
  form: ResourceForm<RuleDraft>
  row: Rule | null
}

const scopes = ['some', 'all'] as const

export function RuleFields({ form, row }: FieldsProps) {
  const t = useWords(rulesWords)
  const { catalogue } = useRules()
  const { values } = form
  const deferred = useDeferredValue(values)
  const rule = useMemo(() => ruleOfDraft(deferred, row, catalogue.templates), [deferred, row, catalogue])
  const tried = useTried(rule, catalogue)
  return (
    <>
      <Combobox
        label={t('column.site')}
        required
        options={catalogue.sites.map(({ id, url }) => ({ value: String(id), label: hostText(url) }))}
        {...form.field('site')}
        {...(row && { disabledReason: t('site.fixed') })}
      />
      <RadioCards
        label={t('scope')}
        options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        {...form.field('scope')}
        onChange={(scope) => {
          form.set('scope', scope)
          if (scope === 'some' && values.conditions.length === 0) form.set('conditions', [emptyCondition])
        }}
      />
      {values.scope === 'some' && <Conditions form={form} rule={rule} tried={tried} />}
      <ActionFields form={form} row={row} />
      <Switch label={t('active')} help={t('active.help')} {...form.field('active')} />
      <Preview draft={values} rule={rule} tried={tried} />
    </>
  )
}

interface ConditionsProps {
  form: ResourceForm<RuleDraft>
  rule: Rule
  tried: Tried
}

function Conditions({ form, rule, tried }: ConditionsProps) {
  const t = useWords(rulesWords)
  const { catalogue } = useRules()
  const { request } = tried
  const verdicts = useMemo(
    () => (request ? conditionVerdicts(rule, request, catalogue) : []),
    [rule, request, catalogue],
  )
  const { conditions } = form.values
  const choose = (index: number, property: string) => {
    const found = catalogue.properties.find(({ name }) => name === property)
    const { operator } = conditions[index] ?? emptyCondition
    const operators = found ? operatorsOf(found) : []
    const next = operators.includes(operator) ? operator : (operators[0] ?? 'equals')
    form.set('conditions', conditions.with(index, { property, operator: next, value: found?.choices?.[0] ?? '' }))
  }
  return (
    <>
      {conditions.length > 1 && (
        <Select
          label={t('logic')}
          help={t('logic.help')}
          options={(['and', 'or'] as const).map((value) => ({ value, label: t(`logic.${value}`) }))}
          {...form.field('logic')}
        />
      )}
      {conditions.map((condition, index) => {
        const property = catalogue.properties.find(({ name }) => name === condition.property)
        return (
          <FieldSet key={index} legend={t('condition', { n: index + 1 })}>
            <Grid min={160} gap={3}>
              <Select
                label={t('condition.property')}
                options={catalogue.properties.map(({ name, label }) => ({
                  value: name,
                  label: propertyName(name, label, t),
                }))}
                {...form.field(`conditions.${index}.property`)}
                onChange={(next) => choose(index, next)}
              />
              <Select
                label={t('condition.operator')}
                options={catalogue.operators
                  .filter(({ name }) => property && operatorsOf(property).includes(name))
                  .map(({ name, label }) => ({ value: name, label: operatorName(name, label, t) }))}
                {...form.field(`conditions.${index}.operator`)}
              />
              <OperandField form={form} index={index} property={property} />
            </Grid>
            <Verdict verdict={condition.value === '' ? undefined : verdicts[index]} />
            {conditions.length > 1 && (
              <Inline>
                <IconButton
                  size="s"
                  icon="trash"
                  label={t('condition.remove', { n: index + 1 })}
                  onClick={() => form.set('conditions', conditions.toSpliced(index, 1))}
                />
              </Inline>
            )}
          </FieldSet>
        )
      })}
      <Inline>
        <Button
          size="s"
          icon="plus"
          disabledReason={conditions.length < MOST_CONDITIONS ? undefined : t('condition.most', { n: MOST_CONDITIONS })}
          onClick={() => form.set('conditions', [...conditions, emptyCondition])}
        >
          {t('condition.add')}
        </Button>
      </Inline>
    </>
  )
}

/** Whether the request that is tried below meets a condition. */
function Verdict({ verdict }: { verdict: VerdictKind | undefined }) {
  const t = useWords(rulesWords)
  if (!verdict || verdict === 'unreached') return null
  return (
    <div>
      <Status tone={verdictTones[verdict]} label={t(`tried.${verdict}`)} />
    </div>
  )
}

interface OperandProps {
  form: ResourceForm<RuleDraft>
  index: number
  property: RuleProperty | undefined
}

/** The field of what a condition compares with, by its kind. */
function OperandField({ form, index, property }: OperandProps) {
  const t = useWords(rulesWords)
  const { locale } = useLocale()
  const kind = operandKind(property ?? { name: '' })
  const options = useMemo(() => {
    if (property?.choices) return property.choices.map((value) => ({ value, label: value }))
    if (kind !== 'country') return null
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return countryCodes
      .map((value) => ({ value, label: names.of(value) ?? value, detail: value }))
      .sort((a, b) => a.label.localeCompare(b.label, locale))
  }, [property, kind, locale])
  const field = form.field(`conditions.${index}.value`)
  const shared = { ...field, label: t('condition.value'), required: true }
  const chosen = field.value || null
  if (options && kind === 'country') return <Combobox {...shared} value={chosen} options={options} />
  if (options) return <Select {...shared} value={chosen} options={options} />
  const help = isHelped(kind) && t(`operand.${kind}`)
  return <TextField {...shared} mono {...(help && { help })} />
}

const helped = ['network', 'host', 'path', 'query', 'region', 'number'] as const
const isHelped = (kind: OperandKind): kind is (typeof helped)[number] =>
  (helped as readonly OperandKind[]).includes(kind)

function ActionFields({ form }: FieldsProps) {
  const t = useWords(rulesWords)
  const { catalogue } = useRules()
  const { values } = form
  const template = catalogue.templates.find(({ name }) => name === values.template)
  const choose = (name: string) => {
    const next = catalogue.templates.find((one) => one.name === name)
    form.field('template').onChange(name)
    form.set(
      'parameters',
      (next?.parameters ?? []).map((one) => ({ name: one.name, value: one.default ?? '' })),
    )
  }
  return (
    <>
      <Combobox
        label={t('action')}
        required
        options={catalogue.templates.map(({ name, label, category }) => ({
          value: name,
          label: templateName(name, label, t),
          detail: categoryName(category, t),
        }))}
        {...form.field('template')}
        onChange={choose}
      />
      {values.parameters.map(({ name }, index) => (
        <ParameterField
          key={`${values.template} ${name}`}
          form={form}
          index={index}
          parameter={template?.parameters.find((one) => one.name === name)}
          catalogue={catalogue}
        />
      ))}
    </>
  )
}

interface ParameterProps {
  form: ResourceForm<RuleDraft>
  index: number
  parameter: ActionTemplate['parameters'][number] | undefined
  catalogue: RuleCatalogue
}

function ParameterField({ form, index, parameter, catalogue }: ParameterProps) {
  const t = useWords(rulesWords)
  const path = `parameters.${index}.value` as const
  const field = form.field(path)
  const label = parameterName(parameter?.name ?? '', t)
  const isBackend = parameter?.type === 'backend'
  const choices = isBackend ? catalogue.backends : parameter?.type === 'choice' ? parameter.choices : null
  if (choices)
    return (
      <Select
        label={label}
        required
        options={choices.map((value) => ({
          value,
          label: isBackend ? backendVclName({ company: catalogue.company, name: value }) : value,
        }))}
        {...field}
        value={field.value || null}
      />
    )
  if (parameter?.type === 'number')
    return (
      <NumberField
        label={label}
        required
        {...parameterRange(parameter.name)}
        {...field}
        value={field.value === '' ? null : Number(field.value)}
        onChange={(next) => field.onChange(next === null ? '' : String(next))}
      />
    )
  return <TextField label={label} required mono {...field} />
}

/** The sentence, the VCL and the warnings of the rule as it is entered. */
function Preview({ draft, rule, tried }: { draft: RuleDraft; rule: Rule; tried: Tried }) {
  const t = useWords(rulesWords)
  const vcl = useWords(vclWords)
  const { locale } = useLocale()
  const format = useFormat()
  const { catalogue, rules } = useRules()
  const { program, problems, warnings } = useMemo(() => {
    const others = rules.filter(({ id }) => id !== rule.id)
    return { ...programOf([rule], catalogue), warnings: ruleWarnings([...others, rule], catalogue) }
  }, [rule, catalogue, rules])
  const own = warnings.get(rule.id)
  const before = useMemo(() => ruleWarnings(rules, catalogue), [rules, catalogue])
  const others = rules.filter(({ id }) => {
    const warning = warnings.get(id)
    return warning !== undefined && 'by' in warning && warning.by === rule.id && !before.has(id)
  })
  const isWhole = draft.site !== null && draft.template !== null
  const { when, effect } = ruleSentence(rule, catalogue, t, locale, format)
  return (
    <Stack gap={6}>
      <Section title={t('preview')}>
        {!isWhole ? (
          <Text tone="muted">{t('preview.none')}</Text>
        ) : (
          <Stack gap={3}>
            <Text as="p" weight="semibold">
              {t('arrow', { when, effect })}
            </Text>
            {own && <Notice tone="watch">{warningText(own, rules, t)}</Notice>}
            {others.map(({ id, order }) => (
              <Notice key={id} tone="watch">
                {t('warning.others', { order })}
              </Notice>
            ))}
            {problems.map((problem) => (
              <Notice key={`${problem.code}${problem.at}`} tone="bad">
                {vclProblemText(vcl, problem)}
              </Notice>
            ))}
            {program.trim() === '' ? (
              <Text tone="muted">{t('preview.inactive')}</Text>
            ) : (
              <Code block label={t('preview.code')}>
                {program}
              </Code>
            )}
          </Stack>
        )}
      </Section>
      {isWhole && <RuleTester rule={rule} rules={rules} catalogue={catalogue} tried={tried} />}
    </Stack>
  )
}
