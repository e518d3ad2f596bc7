import { certificates, type DnsHook } from '@parapet/api'
import { Notice, PasswordField, Select, type T, Text, TextField, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { allRows, resource, write } from '../../kit/resource/resource.ts'
import type en from './dnsCredentials.en.ts'
import { dnsCredentialsWords } from './dnsCredentials.words.ts'
import { useCredentialTools, useDnsHooks } from './useCredentialTools.ts'

/** The values of the form: those of the keys by their position in the provider's list. */
interface CredentialDraft {
  alias: string
  provider: string | null
  values: string[]
}

interface CredentialRow {
  readonly id: number
  readonly alias: string
  readonly creds: readonly { provider: string; dns_key_name: string }[]
}

/** The record itself confirms the domain, or the provider's own DNS does: nobody has to enter a value. */
const fixedValues: Readonly<Record<string, string>> = { CNAME_VERIFICATION: '', TCDN_DNS_PROVIDER: 'yes' }
const isAsked = (name: string) => !(name in fixedValues)

const keysOf = (hooks: readonly DnsHook[], provider: string | null) =>
  (hooks.find((hook) => hook.provider === provider)?.keys ?? []).map((key) => key.key_name)
const bodyOf = ({ alias, provider, values }: CredentialDraft, hooks: readonly DnsHook[]) => ({
  alias: alias.trim(),
  creds: keysOf(hooks, provider).map((name, index) => ({
    hook_key_name: name,
    hook_key_value: fixedValues[name] ?? (values[index] ?? '').trim(),
  })),
})

/** The fields of the known providers, by the names of their keys. */
const named = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'CF_Account_ID',
  'CF_Token',
  'CF_Zone_ID',
  'CF_Zone_Token',
  'AZUREDNS_SUBSCRIPTIONID',
  'AZUREDNS_TENANTID',
  'AZUREDNS_APPID',
  'AZUREDNS_CLIENTSECRET',
  'DO_API_KEY',
  'NS1_Key',
  'Zilore_Key',
] as const

/** The name of a key in words; one of a provider that we do not know is named as the provider does. */
function keyLabel(name: string, t: T<typeof en>): string {
  const known = named.find((one) => one === name)
  return known ? t(`key.${known}`) : name
}

function CredentialFields({ form, row }: { form: ResourceForm<CredentialDraft>; row: CredentialRow | null }) {
  const t = useWords(dnsCredentialsWords)
  const { provider, values } = form.values
  const hooks = useDnsHooks()
  const keys = keysOf(hooks, provider)
  return (
    <>
      <TextField label={t('column.alias')} required {...form.field('alias')} />
      <Select
        label={t('provider')}
        required
        options={hooks.map((hook) => ({ value: hook.provider, label: hook.provider }))}
        {...form.field('provider')}
        onChange={(next) => {
          form.field('provider').onChange(next)
          form.set('values', [])
        }}
      />
      {row !== null && keys.some(isAsked) && <Notice tone="info">{t('keys.replace')}</Notice>}
      {keys.map((name, index) =>
        isAsked(name) ? (
          <PasswordField
            key={name}
            label={keyLabel(name, t)}
            help={t('keys.help', { name })}
            required
            autoComplete="new-password"
            {...form.field(`values.${index}`)}
            value={values[index] ?? ''}
          />
        ) : null,
      )}
      {keys.length > 0 && !keys.some(isAsked) && <Text as="p">{t('provider.none')}</Text>}
    </>
  )
}

/** The DNS credentials of a company. The values of their keys are sent, and never read back. */
export const dnsCredentials = resource({
  code: 'dnscredentials',
  words: dnsCredentialsWords,
  list: allRows(certificates.credentials, () => ({})),
  getId: (row: CredentialRow) => String(row.id),
  getTitle: (row) => row.alias,
  hasNote: true,
  sort: { id: 'alias', desc: false },
  remove: write(certificates.removeCredential, (row: CredentialRow) => ({ credential: row.id })),
  isRemovalTyped: () => false,
  use: useCredentialTools,
  of: ({ hooks, usesOf }) => ({
    columns: (make) => [
      make.text('alias', (row) => row.alias, { primary: true }),
      make.text('provider', (row) => row.creds[0]?.provider, { primary: true }),
      make.tags('keys', (row) => row.creds.map((key) => key.dns_key_name)),
      make.count('use', (row) => usesOf(row.id)),
    ],
    form: {
      Fields: CredentialFields,
      initial: (row): CredentialDraft => ({
        alias: row?.alias ?? '',
        provider: row?.creds[0]?.provider ?? null,
        values: [],
      }),
      getTitle: ({ alias }) => alias.trim(),
      secrets: ['values'],
      toField: (path) => path.replace(/^creds\.(\d+)(?:\.hook_key_value)?$/, 'values.$1'),
      check: ({ alias, provider, values }, t) => ({
        alias: alias.trim() === '' ? t('error.alias') : undefined,
        provider: provider === null ? t('error.provider') : undefined,
        ...Object.fromEntries(
          keysOf(hooks, provider).map((name, index) => [
            `values.${index}`,
            isAsked(name) && !values[index]?.trim() ? t('error.key', { key: keyLabel(name, t) }) : undefined,
          ]),
        ),
      }),
    },
    create: write(certificates.addCredential, (draft: CredentialDraft) => ({ body: bodyOf(draft, hooks) })),
    update: write(certificates.saveCredential, (draft: CredentialDraft, row: CredentialRow) => ({
      credential: row.id,
      body: bodyOf(draft, hooks),
    })),
  }),
})
