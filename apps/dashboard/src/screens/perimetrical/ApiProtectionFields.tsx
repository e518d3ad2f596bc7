import {
  type ApiProtectionRule,
  apiProtectionActions,
  apiProtectionMethods,
  hostText,
  protection,
  useRead,
} from '@parapet/api'
import { Combobox, MultiSelect, NumberField, Select, Switch, Text, TextField, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import type { ApiProtectionDraft } from './apiProtection.tsx'
import { apiProtectionWords } from './apiProtection.words.ts'
import { RulePreview } from './RulePreview.tsx'

interface ApiProtectionFieldsProps {
  form: ResourceForm<ApiProtectionDraft>
  row: ApiProtectionRule | null
}

/** The fields of an API protection rule; its site never changes. */
export function ApiProtectionFields({ form, row }: ApiProtectionFieldsProps) {
  const t = useWords(apiProtectionWords)
  const { company } = useSession()
  const taken = useRead(protection.apiRules, {}, { quiet: true }).data?.map(({ site }) => site) ?? []
  const free = (company?.sites ?? []).filter(({ id }) => !taken.includes(id))
  return (
    <>
      {row ? (
        <Text as="p" weight="semibold">
          {hostText(row.url)}
        </Text>
      ) : (
        <Combobox
          label={t('column.site')}
          required
          help={t('site.help')}
          options={free.map(({ id, url }) => ({ value: String(id), label: hostText(url) }))}
          {...form.field('site')}
        />
      )}
      <Select
        label={t('column.action')}
        required
        help={t('action.help')}
        options={apiProtectionActions.map((value) => ({ value, label: t(`action.${value}`) }))}
        {...form.field('action')}
      />
      <TextField label={t('column.schema')} mono help={t('schema.help')} {...form.field('schema_url')} />
      <MultiSelect
        label={t('column.methods')}
        help={t('methods.help')}
        options={apiProtectionMethods.map((value) => ({ value, label: value }))}
        {...form.field('methods')}
      />
      <NumberField
        label={t('column.rate')}
        help={t('rate.help')}
        min={1}
        max={1_000_000}
        {...form.field('rate_limit')}
      />
      <Switch label={t('column.active')} {...form.field('active')} />
      <RulePreview
        site={row ? row.url || null : (free.find(({ id }) => String(id) === form.values.site)?.url ?? null)}
        draft={form.values}
      />
    </>
  )
}
