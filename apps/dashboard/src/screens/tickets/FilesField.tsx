import { FileField, type FileFieldProps, Progress, Stack, useWords } from '@parapet/ui'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { ticketsWords } from './tickets.words.ts'
import { useUploadProgress } from './useUpload.ts'

/** Files to attach: chosen, dropped or pasted, and how far they are while they are sent. */
export function FilesField(binding: Omit<FileFieldProps, 'label'>) {
  const t = useWords(ticketsWords)
  const { ticketFileBytes } = useConfig().third
  const sent = useUploadProgress()
  return (
    <Stack gap={2}>
      <FileField
        label={t('attachments')}
        help={t('files.help')}
        isMany
        takesPaste
        maxBytes={ticketFileBytes}
        {...binding}
      />
      {sent && (
        <Progress label={t('files.sending', { ...sent, n: sent.done + 1 })} value={sent.done / Math.max(1, sent.of)} />
      )}
    </Stack>
  )
}
