import { billing, useRead, useSendWrite } from '@parapet/api'
import { Button, ConfirmDialog, Inline, Notice, Section, Skeleton, Stack, Text, useToast, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useBusyAction } from '../../kit/action/useBusyAction.ts'
import { ListFailure } from '../../kit/read/ListNotices.tsx'
import { refusalText, useMay } from '../../session/useMay.ts'
import { paymentWords } from '../../words/payment.ts'

/** Marks all companies of a client for deletion (§7, billing/account), after its name was typed. */
export function CloseAccount({ client }: { client: number }) {
  const t = useWords(paymentWords)
  const toast = useToast()
  const send = useSendWrite()
  const { run } = useBusyAction()
  const refusal = refusalText(useMay(billing.removeAccount))
  const { data, failure, retry } = useRead(billing.client, { client })
  const [isAsking, setAsking] = useState(false)
  if (failure && !data) return <ListFailure title={t('close.failed')} failure={failure} onRetry={retry} />
  if (!data)
    return (
      <Section title={t('close')}>
        <Skeleton lines={2} />
      </Section>
    )
  const { name, marked_for_deletion: isMarked } = data
  const close = async () => {
    await run(async () => {
      await send(billing.removeAccount, { client })
      toast.success(t('close.done'))
    })
    setAsking(false)
  }
  return (
    <Section title={t('close')}>
      <Stack gap={4}>
        {isMarked ? <Notice tone="watch">{t('close.marked')}</Notice> : <Text as="p">{t('close.text')}</Text>}
        <Inline>
          <Button tone="danger" disabledReason={isMarked ? t('close.marked') : refusal} onClick={() => setAsking(true)}>
            {t('close.ask')}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('close.title', { client: name })}
        confirmLabel={t('close.confirm')}
        onConfirm={close}
        typed={name}
      >
        {t('close.text')}
      </ConfirmDialog>
    </Section>
  )
}
