import { itemsOf, lists, type ReactionInfo, useRead } from '@parapet/api'
import {
  Button,
  Card,
  Combobox,
  type FieldBinding,
  Inline,
  MultiSelect,
  NumberField,
  Stack,
  TagInput,
  Text,
  TextField,
  useWords,
} from '@parapet/ui'
import type { ReactNode } from 'react'
import { useMay } from '../../platform/session/useMay.ts'
import { reactionsWords } from './reactions.words.ts'
import { useMemberEmails } from './useMemberEmails.ts'
import { useReactionName } from './useReactionName.ts'

type ParamPath = `reactions.${number}.params.${string}`
type Param = ReactionInfo['params'][number]

/** The part of a form that has reactions. */
interface ReactionForm {
  readonly values: { readonly reactions: readonly { readonly reaction_type: string }[] }
  readonly errors: Readonly<Record<string, string | undefined>>
  field(path: ParamPath): Omit<FieldBinding<unknown>, 'value'> & { value: unknown }
}

interface ReactionFieldsProps {
  form: ReactionForm
  index: number
  /** The kind of the reaction; undefined if the provider no longer offers it. */
  kind: ReactionInfo | undefined
  onRemove: () => void
  /** Fields above the params. */
  children?: ReactNode
}

/** One reaction, with the params that the provider asks for. */
export function ReactionFields({ form, index, kind, onRemove, children }: ReactionFieldsProps) {
  const t = useWords(reactionsWords)
  const type = form.values.reactions[index]?.reaction_type ?? ''
  const nameOf = useReactionName()
  const name = kind ? nameOf(type, kind.name) : t('unknown', { kind: type })
  const error = form.errors[`reactions.${index}.reaction_type`]
  return (
    <Card padding={4} as="section" label={name}>
      <Stack gap={4}>
        <Inline justify="between">
          <Text weight="semibold">{name}</Text>
          <Button size="s" tone="quiet" icon="trash" onClick={onRemove}>
            {t('remove', { kind: name })}
          </Button>
        </Inline>
        {error && <Text tone="bad">{error}</Text>}
        {children}
        {kind?.params.map((param) => (
          <ParamField key={param.name} form={form} path={`reactions.${index}.params.${param.name}`} param={param} />
        ))}
      </Stack>
    </Card>
  )
}

interface ParamFieldProps {
  form: ReactionForm
  path: ParamPath
  param: Param
}

const params = ['webhook', 'channel', 'url', 'ttl', 'list'] as const

function ParamField({ form, path, param }: ParamFieldProps) {
  const t = useWords(reactionsWords)
  const known = params.find((one) => one === param.name)
  const { value, onChange, ...field } = form.field(path)
  const shared = { ...field, label: known ? t(`param.${known}`) : param.label || param.name, required: param.required }
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
    case 'list':
      return <ListField {...shared} value={value} onChange={onChange} />
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
  const t = useWords(reactionsWords)
  const members = useMemberEmails()
  if (!members) return <TagInput {...props} label={t('emails.label')} help={t('emails.help')} />
  const emails = [...new Set([...members, ...props.value])]
  return (
    <MultiSelect
      {...props}
      label={t('emails.label')}
      help={t('emails.help')}
      options={emails.map((value) => ({ value, label: value }))}
    />
  )
}

type ListFieldProps = Omit<FieldBinding<unknown>, 'value'> & { label: string; required: boolean; value: unknown }

/** An IP list by its id, or as text for users who may not read the lists. */
function ListField({ value, onChange, ...props }: ListFieldProps) {
  const may = useMay(lists.all)
  const { data } = useRead(lists.all, may.kind === 'allowed' ? { limit: 1000, address_count_only: true } : null, {
    quiet: true,
  })
  if (!data) return <TextField {...props} value={String(value ?? '')} onChange={onChange} />
  return (
    <Combobox
      {...props}
      options={itemsOf(data).items.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? null : String(value)}
      onChange={(next) => onChange(Number(next))}
    />
  )
}
