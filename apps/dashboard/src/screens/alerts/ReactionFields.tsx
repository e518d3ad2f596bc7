import { company as companyCalls, itemsOf, type ReactionInfo, useRead } from '@parapet/api'
import { Button, Card, Inline, MultiSelect, NumberField, Stack, TagInput, Text, TextField, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../resource/useResourceForm.ts'
import { useMay } from '../../session/useMay.ts'
import { alertsWords } from '../../words/alerts.ts'
import type { LimitDraft } from './limits.tsx'

interface ReactionFieldsProps {
  form: ResourceForm<LimitDraft>
  index: number
  /** The kind of the channel; undefined if the provider no longer offers it. */
  kind: ReactionInfo | undefined
}

/** One channel of a limit, with the params that the provider asks for. */
export function ReactionFields({ form, index, kind }: ReactionFieldsProps) {
  const t = useWords(alertsWords)
  const { reactions } = form.values
  const type = reactions[index]?.reaction_type ?? ''
  const name = kind?.name ?? t('notify.unknown', { kind: type })
  const error = form.errors[`reactions.${index}.reaction_type`]
  return (
    <Card padding={4} as="section" label={name}>
      <Stack gap={4}>
        <Inline justify="between">
          <Text weight="semibold">{name}</Text>
          <Button
            size="s"
            tone="quiet"
            icon="trash"
            onClick={() =>
              form.set(
                'reactions',
                reactions.filter((_, at) => at !== index),
              )
            }
          >
            {t('notify.remove', { kind: name })}
          </Button>
        </Inline>
        {error && <Text tone="bad">{error}</Text>}
        {kind?.params.map((param) => (
          <ParamField key={param.name} form={form} path={`reactions.${index}.params.${param.name}`} param={param} />
        ))}
      </Stack>
    </Card>
  )
}

interface ParamFieldProps {
  form: ResourceForm<LimitDraft>
  path: `reactions.${number}.params.${string}`
  param: ReactionInfo['params'][number]
}

function ParamField({ form, path, param }: ParamFieldProps) {
  const { value, onChange, ...field } = form.field(path)
  const shared = { ...field, label: param.label || param.name, required: param.required }
  const orNothing = (next: unknown) => onChange(next === '' || next === null ? undefined : next)
  switch (param.type) {
    case 'emails':
      return (
        <EmailsField
          {...shared}
          value={Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []}
          onChange={onChange}
        />
      )
    case 'number':
      return <NumberField {...shared} min={0} value={typeof value === 'number' ? value : null} onChange={orNothing} />
    default:
      return (
        <TextField
          {...shared}
          mono={param.type === 'url'}
          value={typeof value === 'string' ? value : ''}
          onChange={orNothing}
        />
      )
  }
}

type EmailsFieldProps = Parameters<typeof TagInput>[0]

function EmailsField(props: EmailsFieldProps) {
  const t = useWords(alertsWords)
  const may = useMay(companyCalls.members)
  const { data } = useRead(companyCalls.members, may.kind === 'allowed' ? { limit: 1000 } : null, { quiet: true })
  if (!data) return <TagInput {...props} label={t('emails.label')} help={t('emails.help')} />
  const emails = [...new Set([...itemsOf(data).items.map(({ email }) => email), ...props.value])]
  return (
    <MultiSelect
      {...props}
      label={t('emails.label')}
      help={t('emails.help')}
      options={emails.map((value) => ({ value, label: value }))}
    />
  )
}
