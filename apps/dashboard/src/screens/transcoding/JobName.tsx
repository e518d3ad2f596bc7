import { media, type TranscodingJob, useRead } from '@parapet/api'
import { Stack, Text } from '@parapet/ui'

/** The file that a job makes versions of, which the list call does not return, with the id of the job. */
export function JobName({ job }: { job: TranscodingJob }) {
  const { data } = useRead(media.job, { order: job.id }, { quiet: true })
  const name = data?.filename
  if (!name) return job.id
  return (
    <Stack gap={0}>
      <Text tone="inherit">{name}</Text>
      <Text size="s" tone="muted">
        {job.id}
      </Text>
    </Stack>
  )
}
