import { callApi, type TicketDetails, ticketDesk, useApi } from '@parapet/api'
import { IconButton, Inline, Section, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { saveBlob } from '@parapet/ui/table'
import { useTask } from '../../kit/action/useTask.ts'
import { ticketsWords } from './tickets.words.ts'

type Attachment = TicketDetails['attachments'][number]

/** The files of a ticket. They are fetched with the user's key: the tracker's own addresses are not reachable from here. */
export function TicketAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useWords(ticketsWords)
  const f = useFormat()
  const api = useApi()
  const { isBusy, run } = useTask()
  if (attachments.length === 0) return null
  const download = async ({ id, filename }: Attachment) => {
    const { blob } = await callApi(ticketDesk.attachment, { attachment: id, filename }, api)
    saveBlob(filename, blob)
  }
  return (
    <Section title={t('attachments')} level={3}>
      <Stack as="ul" gap={2} label={t('attachments')}>
        {attachments.map((attachment) => (
          <li key={attachment.id}>
            <Inline justify="between">
              <Text>
                {attachment.filename} <Text tone="muted">{f.bytes(attachment.filesize)}</Text>
              </Text>
              <IconButton
                tone="quiet"
                icon="download"
                busy={isBusy}
                label={t('attachment.download', { name: attachment.filename })}
                onClick={() => void run(() => download(attachment))}
              />
            </Inline>
          </li>
        ))}
      </Stack>
    </Section>
  )
}
