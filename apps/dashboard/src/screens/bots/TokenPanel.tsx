import { botLists, botSettings, type OriginConfig, useRead } from '@parapet/api'
import {
  Button,
  ConfirmDialog,
  CopyField,
  EmptyState,
  Inline,
  SecretField,
  Stack,
  Text,
  useFormat,
  useWords,
} from '@parapet/ui'
import { useState } from 'react'
import { useAction } from '../../kit/action/useAction.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { botsWords } from './bots.words.ts'

/** The token of a site: hidden, copied and replaced, with the script that its pages need. */
export function TokenPanel({ row }: { row: OriginConfig }) {
  const t = useWords(botsWords)
  const f = useFormat()
  const { run, isBusy, refusal } = useAction(botSettings.makeToken)
  const read = useRead(botSettings.token, { site: row.site })
  const script = useRead(botLists.script, read.data?.token ? { site: row.site } : null, { quiet: true })
  const [isAsking, setAsking] = useState(false)
  const make = async () => {
    const made = await run({ site: row.site }, { done: t('token.made', { site: row.url }) })
    if (made && script.data) script.retry()
    setAsking(false)
  }
  return (
    <ReadSection read={read} failed={t('token.failed')}>
      {({ token, created_at }) =>
        token ? (
          <Stack gap={4}>
            <Text as="p">{t('token.text')}</Text>
            <SecretField
              label={t('token.label')}
              value={token}
              {...(created_at && {
                help: t('token.created', { date: f.date(Date.parse(created_at) / 1000, 'date') }),
              })}
            />
            {script.data && <CopyField label={t('script.label')} value={script.data.script} />}
            <Inline>
              <Button icon="refresh" disabledReason={refusal} onClick={() => setAsking(true)}>
                {t('token.rotate')}
              </Button>
            </Inline>
            <ConfirmDialog
              open={isAsking}
              onClose={() => setAsking(false)}
              title={t('token.rotateTitle', { site: row.url })}
              confirmLabel={t('token.rotate')}
              onConfirm={make}
            >
              {t('token.rotateText')}
            </ConfirmDialog>
          </Stack>
        ) : (
          <EmptyState
            size="s"
            title={t('token.none')}
            text={t('token.noneText')}
            action={
              <Button tone="primary" busy={isBusy} disabledReason={refusal} onClick={() => void make()}>
                {t('token.create')}
              </Button>
            }
          />
        )
      }
    </ReadSection>
  )
}
