import type { TranscodingProfile } from '@parapet/api'
import { LinkButton, Stack, Text, useWords } from '@parapet/ui'
import { useTo } from '../../platform/session/useTo.ts'
import { transcodingProfilesWords } from './transcodingProfiles.words.ts'

/** Links to the jobs that use a profile. */
export function ProfileJobs({ row }: { row: TranscodingProfile }) {
  const t = useWords(transcodingProfilesWords)
  const to = useTo()
  return (
    <Stack gap={4} align="start">
      <Text>{t('jobs.text')}</Text>
      <LinkButton href={to('transcoding', undefined, { 'f.profile': row.name })}>
        {t('jobs.open', { name: row.name })}
      </LinkButton>
    </Stack>
  )
}
