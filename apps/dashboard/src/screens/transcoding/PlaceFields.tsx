import { type TranscodingDraft, withSplitCredentials } from '@parapet/api'
import { Columns, PasswordField, Stack, TextField, useWords } from '@parapet/ui'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { transcodingWizardWords } from './transcodingWizard.words.ts'

/** The URL and credentials of a location. Credentials in a typed URL move to their fields. */
export function PlaceFields({
  form,
  path,
  label,
  help,
}: {
  form: ResourceForm<TranscodingDraft>
  path: 'origin' | `destinations.${number}`
  label: string
  help: string
}) {
  const t = useWords(transcodingWizardWords)
  const url = form.field(`${path}.url`)
  const place = form.field(path).value
  const isS3 = /^s3:/i.test(url.value.trim())
  const splitUrl = () => {
    const split = withSplitCredentials(place)
    if (split.url !== place.url) form.set(path, split)
    url.onBlur?.()
  }
  return (
    <Stack gap={4}>
      <TextField label={label} required mono help={help} {...url} onBlur={splitUrl} />
      <Columns count={2}>
        <TextField label={t(isS3 ? 'accessKey' : 'user')} mono help={t('user.help')} {...form.field(`${path}.user`)} />
        <PasswordField
          label={t(isS3 ? 'secretKey' : 'password')}
          // Keeps browsers from offering the password of this dashboard.
          autoComplete="new-password"
          {...form.field(`${path}.password`)}
        />
      </Columns>
    </Stack>
  )
}
