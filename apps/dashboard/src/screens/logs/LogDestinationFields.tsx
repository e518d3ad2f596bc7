import { asciiHost, type LogConfig, logFileExample, logProtocols, readHostPort, usualPort } from '@parapet/api'
import { Code, NumberField, PasswordField, RadioCards, Stack, Switch, Text, TextField, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { useSavedAs } from '../../kit/resource/useSavedAs.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import type { LogDraft } from './logDestinations.tsx'
import { logsWords } from './logs.words.ts'

/** The fields of a destination: the protocol, then those that it needs. */
export function LogDestinationFields({ form, row }: { form: ResourceForm<LogDraft>; row: LogConfig | null }) {
  const t = useWords(logsWords)
  const { company } = useSession()
  const savedAs = useSavedAs()
  const { protocol, path, host } = form.values
  // A pasted port belongs to the field of its own.
  const splitHost = () => {
    const typed = readHostPort(host)
    if (typed.host !== host) form.set('host', typed.host)
    if (typed.port !== null) form.set('port', typed.port)
  }
  const isKept = row?.protocol === protocol
  const secret = {
    required: !isKept,
    help: isKept ? t('secret.keeps') : t('secret.help'),
    // Keeps browsers from offering the password of this dashboard.
    autoComplete: 'new-password',
  } as const
  const port = usualPort(protocol)
  return (
    <>
      <RadioCards
        label={t('column.protocol')}
        options={logProtocols.map((value) => ({
          value,
          label: t(`protocol.${value}`),
          help: t(`protocol.${value}.help`),
        }))}
        {...form.field('protocol')}
      />
      {protocol === 's3' ? (
        <>
          <TextField label={t('bucket')} required mono help={t('bucket.help')} {...form.field('bucket')} />
          <TextField label={t('accessKey')} required mono {...form.field('access_key')} />
          <PasswordField label={t('secretKey')} {...secret} {...form.field('secret_access_key')} />
        </>
      ) : (
        <>
          <TextField
            label={t('host')}
            required
            mono
            help={savedAs(host, asciiHost(readHostPort(host).host))}
            {...form.field('host')}
            onBlur={() => {
              splitHost()
              form.field('host').onBlur()
            }}
          />
          <NumberField label={t('port')} help={t('port.help', { port: String(port ?? 0) })} {...form.field('port')} />
          <TextField label={t('user')} required {...form.field('user')} />
          <PasswordField label={t('password')} {...secret} {...form.field('password')} />
        </>
      )}
      <Stack gap={2}>
        <TextField label={t('column.path')} required mono help={t('path.help')} {...form.field('path')} />
        <Text tone="muted" size="s">
          {t('path.example')} <Code>{logFileExample(path, Date.now() / 1000 - 3600, company?.id ?? 0)}</Code>
        </Text>
      </Stack>
      <Switch label={t('active')} {...form.field('active')} />
    </>
  )
}
