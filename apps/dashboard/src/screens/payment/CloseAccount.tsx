import { type AnswerOf, billing, useRead } from '@parapet/api'
import { Button, ConfirmDialog, Inline, Notice, Section, Stack, Text, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { paymentWords } from './payment.words.ts'

/** Marks all companies of a client for deletion (§7, billing/account), after its name was typed. */
export function CloseAccount({ client }: { client: number }) {
  const t = useWords(paymentWords)
  const read = useRead(billing.client, { client })
  return (
    <Section title={t('close')}>
      <ReadSection read={read} failed={t('close.failed')} lines={2}>
        {(account) => <Closing client={client} account={account} />}
      </ReadSection>
    </Section>
  )
}

interface ClosingProps {
  client: number
  account: AnswerOf<typeof billing.client>
}

function Closing({ client, account: { name, marked_for_deletion: isMarked } }: ClosingProps) {
  const t = useWords(paymentWords)
  const { run, refusal } = useAction(billing.removeAccount)
  const [isAsking, setAsking] = useState(false)
  const close = async () => {
    await run({ client }, { done: t('close.done') })
    setAsking(false)
  }
  return (
    <>
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
    </>
  )
}
