import { type Alert, alerts, consumedShare, useRead } from '@parapet/api'
import {
  Button,
  Dialog,
  Inline,
  LinkButton,
  Progress,
  Stack,
  Status,
  Text,
  useFormat,
  useLocale,
  useWords,
} from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import { LimitSwitch } from './LimitSwitch.tsx'
import { limitRecipients } from './limitRecipients.ts'
import { limitsWords } from './limits.words.ts'
import { useAmounts } from './useAmounts.ts'

interface LimitsDialogProps {
  isOpen: boolean
  company: string
  onClose: () => void
}

/** The limits of this month: how much of each is consumed, who is notified, and turning one on or off. */
export function LimitsDialog({ isOpen, company, onClose }: LimitsDialogProps) {
  const t = useWords(limitsWords)
  const to = useTo()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="m"
      title={t('title')}
      actions={
        <>
          <LinkButton href={to('user-alerts')}>{t('manage')}</LinkButton>
          <Button tone="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {isOpen && <Limits company={company} />}
    </Dialog>
  )
}

function Limits({ company }: Pick<LimitsDialogProps, 'company'>) {
  const t = useWords(limitsWords)
  const read = useRead(alerts.list, {})
  return (
    <ReadSection
      read={read}
      failed={t('failed')}
      empty={{ title: t('none'), text: t('none.text', { company }) }}
      size="s"
    >
      {(limits) => (
        <Stack gap={4}>
          <Text as="p" tone="muted">
            {t('text')}
          </Text>
          <Stack as="ul" gap={6}>
            {limits.map((alert) => (
              <Limit key={alert.id} alert={alert} />
            ))}
          </Stack>
        </Stack>
      )}
    </ReadSection>
  )
}

function Limit({ alert }: { alert: Alert }) {
  const t = useWords(limitsWords)
  const f = useFormat()
  const { locale } = useLocale()
  const { serviceName, entered, usedOfLimit } = useAmounts()
  const { active, service, unit, limit, consumed, notified } = alert
  const name = serviceName(service)
  const share = consumedShare(alert)
  const whom = limitRecipients(alert)
  return (
    <Stack as="li" gap={2}>
      <Inline justify="between">
        <Text weight="semibold">{name}</Text>
        <Status
          tone={!active ? 'quiet' : notified ? 'watch' : 'good'}
          label={t(!active ? 'state.off' : notified ? 'state.exceeded' : 'state.below')}
        />
      </Inline>
      {share === null || consumed === undefined ? (
        <Text as="p">{t('limit', { limit: entered(limit, unit) })}</Text>
      ) : (
        <Stack gap={1}>
          <Text numeric>{`${usedOfLimit(consumed, limit, unit)} · ${f.percent(share, 0)}`}</Text>
          <Progress quiet label={name} value={share} />
        </Stack>
      )}
      <Text as="p" tone="muted" size="s">
        {whom.length > 0
          ? t('notifies', { whom: new Intl.ListFormat(locale, { type: 'conjunction' }).format(whom) })
          : t('nobody')}
      </Text>
      <LimitSwitch alert={alert} />
    </Stack>
  )
}
