import { botLists, botSettings, type OriginConfig, useRead, useSendWrite } from '@parapet/api'
import {
  Button,
  ConfirmDialog,
  CopyField,
  EmptyState,
  Inline,
  SecretField,
  Skeleton,
  Stack,
  Text,
  useFormat,
  useToast,
  useWords,
} from '@parapet/ui'
import { useState } from 'react'
import { useFailureToast } from '../../failure/useFailureToast.ts'
import { ListFailure } from '../../kit/read/ListNotices.tsx'
import { refusalText, useMay } from '../../session/useMay.ts'
import { botsWords } from '../../words/bots.ts'

/** The token of a site: hidden, copied and replaced, with the script that its pages need. */
export function TokenPanel({ row }: { row: OriginConfig }) {
  const t = useWords(botsWords)
  const f = useFormat()
  const toast = useToast()
  const send = useSendWrite()
  const showFailure = useFailureToast()
  const refusal = refusalText(useMay(botSettings.makeToken))
  const { data, failure, retry } = useRead(botSettings.token, { site: row.site })
  const script = useRead(botLists.script, data?.token ? { site: row.site } : null, { quiet: true })
  const [isAsking, setAsking] = useState(false)
  const make = async () => {
    try {
      await send(botSettings.makeToken, { site: row.site })
      toast.success(t('token.made'))
      if (script.data) script.retry()
    } catch (problem) {
      showFailure(problem)
    } finally {
      setAsking(false)
    }
  }
  if (failure && !data) return <ListFailure title={t('token.failed')} failure={failure} onRetry={retry} />
  if (!data) return <Skeleton width="100%" height="160px" />
  if (!data.token)
    return (
      <EmptyState
        size="s"
        title={t('token.none')}
        text={t('token.noneText')}
        action={
          <Button tone="primary" disabledReason={refusal} onClick={() => void make()}>
            {t('token.create')}
          </Button>
        }
      />
    )
  return (
    <Stack gap={4}>
      <Text as="p">{t('token.text')}</Text>
      <SecretField
        label={t('token.label')}
        value={data.token}
        {...(data.created_at && {
          help: t('token.created', { date: f.date(Date.parse(data.created_at) / 1000, 'date') }),
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
  )
}
