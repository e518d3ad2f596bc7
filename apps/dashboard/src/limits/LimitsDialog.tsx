import { type Alert, alerts, consumedShare, failureOf, limitBytes, useRead, useSendWrite } from '@parapet/api'
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Inline,
  Progress,
  Skeleton,
  Stack,
  Status,
  Switch,
  Text,
  useFormat,
  useLocale,
  useToast,
  useWords,
} from '@parapet/ui'
import { useState } from 'react'
import { useDescribeFailure } from '../failure/describeFailure.ts'
import { refusalText, useMay } from '../session/useMay.ts'
import { limitsWords } from '../words/limits.ts'

interface LimitsDialogProps {
  isOpen: boolean
  company: string
  onClose: () => void
}

/** The limits of this month: how much of each is consumed, who is notified, and turning one on or off. */
export function LimitsDialog({ isOpen, company, onClose }: LimitsDialogProps) {
  const t = useWords(limitsWords)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="m"
      title={t('title')}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {isOpen && <Limits company={company} />}
    </Dialog>
  )
}

function Limits({ company }: Pick<LimitsDialogProps, 'company'>) {
  const t = useWords(limitsWords)
  const { data, failure, retry } = useRead(alerts.list, {})
  const describe = useDescribeFailure()
  if (data === undefined && failure)
    return <ErrorState size="s" title={t('failed')} text={describe(failure)} onRetry={retry} />
  if (data === undefined) return <Skeleton lines={4} />
  if (data.length === 0)
    return <EmptyState size="s" title={t('none')} text={`${t('none.text', { company })} ${t('later')}`} />
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t('text')}
      </Text>
      <Stack as="ul" gap={6}>
        {data.map((alert) => (
          <Limit key={alert.id} alert={alert} />
        ))}
      </Stack>
      <Text as="p" tone="muted">
        {t('later')}
      </Text>
    </Stack>
  )
}

const units = ['requests', 'images', 'minutes'] as const
const services = ['delivery', 'waf', 'i3', 'storage', 'transcoding', 'botmitigation'] as const

function Limit({ alert }: { alert: Alert }) {
  const t = useWords(limitsWords)
  const f = useFormat()
  const { locale } = useLocale()
  const toast = useToast()
  const send = useSendWrite()
  const describe = useDescribeFailure()
  const refusal = refusalText(useMay(alerts.setActive))
  const [wanted, setWanted] = useState<boolean>()
  const { id, active, service, unit, limit, consumed, notified, reactions } = alert
  const known = services.find((one) => one === service)
  const name = known ? t(`service.${known}`) : service
  const amount = (value: number) => {
    const bytes = limitBytes({ limit: value, unit })
    const counted = units.find((one) => one === unit)
    if (counted) return t(`unit.${counted}`, { n: f.number(value) })
    return bytes === null ? `${f.number(value)} ${unit}` : f.bytes(bytes)
  }
  const share = consumedShare(alert)
  // The unit once: 1,250 of 5,000 requests.
  const used =
    consumed !== undefined &&
    t('used', {
      consumed: limitBytes({ limit: consumed, unit }) === null ? f.number(consumed) : amount(consumed),
      limit: amount(limit),
    })
  const whom = reactions.flatMap(({ params, reaction_type }) => {
    const { emails } = params
    return Array.isArray(emails) ? emails.filter((one) => typeof one === 'string') : [reaction_type]
  })
  const change = async (next: boolean) => {
    setWanted(next)
    try {
      await send(alerts.setActive, { alert: id, body: { active: next } })
    } catch (problem) {
      toast.error(describe(failureOf(problem)))
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <Stack as="li" gap={2}>
      <Inline justify="between">
        <Text weight="semibold">{name}</Text>
        <Status
          tone={!active ? 'quiet' : notified ? 'watch' : 'good'}
          label={t(!active ? 'state.off' : notified ? 'state.exceeded' : 'state.below')}
        />
      </Inline>
      {share === null || used === false ? (
        <Text as="p">{t('limit', { limit: amount(limit) })}</Text>
      ) : (
        <Stack gap={1}>
          <Text numeric>{`${used} · ${f.percent(share, 0)}`}</Text>
          <Progress quiet label={name} value={share} />
        </Stack>
      )}
      <Text as="p" tone="muted" size="s">
        {whom.length > 0
          ? t('notifies', { whom: new Intl.ListFormat(locale, { type: 'conjunction' }).format(whom) })
          : t('nobody')}
      </Text>
      <Switch
        label={t('active', { name })}
        name={`limit-${id}`}
        value={wanted ?? active}
        onChange={(next) => void change(next)}
        disabledReason={refusal}
      />
    </Stack>
  )
}
