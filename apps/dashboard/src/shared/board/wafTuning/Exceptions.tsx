import {
  exceptionsIn,
  isOverdue,
  itemsOf,
  provisioning,
  useRead,
  type WrittenException,
  withoutException,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { Button, KeyValue, LinkButton, Section, Stack, Status, useWords } from '@parapet/ui'
import { useState } from 'react'
import { refusalText, useMay } from '../../../platform/session/useMay.ts'
import { useTo } from '../../../platform/session/useTo.ts'
import { ReviewDialog } from '../../provisioning/ReviewDialog.tsx'
import { useDeployments } from '../../provisioning/useDeployments.ts'
import { wafTuningWords } from './wafTuning.words.ts'

/** The exceptions from a rule that are live or saved, with the day they should end, to be taken back. */
export function Exceptions({ rule }: { rule: string }) {
  const t = useWords(wafTuningWords)
  const to = useTo()
  const refusal = refusalText(useMay(provisioning.deploy))
  const { live } = useDeployments('production')
  const { data } = useRead(provisioning.rules, {}, { quiet: true })
  const [removed, setRemoved] = useState<WrittenException | null>(null)
  const [today] = useState(() => new Date(nowSeconds() * 1000).toISOString().slice(0, 10))
  const body = live?.config_body ?? ''
  const written = exceptionsIn(body).filter((one) => one.rule === rule)
  const byRule = (data ? itemsOf(data).items : []).filter(
    ({ action }) =>
      action.template === 'waf_exception' &&
      action.parameters.some(({ name, value }) => name === 'rule_id' && value.split(/\s+/).includes(rule)),
  )
  if (written.length + byRule.length === 0) return null
  const titleOf = ({ host, path, parameter }: WrittenException) =>
    `${host}${path}${parameter === null ? '' : ` (${parameter})`}`
  return (
    <Section title={t('exceptions.title')} level={3}>
      <KeyValue
        items={[
          ...written.map((one) => ({
            label: titleOf(one),
            value: (
              <Stack gap={2}>
                <Status
                  tone={isOverdue(one, today) ? 'watch' : 'good'}
                  label={
                    one.until === null
                      ? t('exceptions.noEnd')
                      : t(isOverdue(one, today) ? 'exceptions.overdue' : 'exceptions.until', { date: one.until })
                  }
                />
                <div>
                  <Button size="s" disabledReason={refusal} onClick={() => setRemoved(one)}>
                    {t('exceptions.remove')}
                  </Button>
                </div>
              </Stack>
            ),
          })),
          ...byRule.map(({ id, name, active }) => ({
            label: name,
            value: (
              <Stack gap={2}>
                <Status tone={active ? 'good' : 'quiet'} label={t(active ? 'exceptions.rule' : 'exceptions.idle')} />
                <div>
                  <LinkButton size="s" href={to('autoprovisioning', undefined, { tab: 'rules', open: String(id) })}>
                    {t('exceptions.open')}
                  </LinkButton>
                </div>
              </Stack>
            ),
          })),
        ]}
      />
      <ReviewDialog
        open={removed !== null}
        target="production"
        body={removed ? withoutException(body, removed) : body}
        comment={removed ? t('exceptions.comment', { rule, target: titleOf(removed) }) : ''}
        base={live?.id ?? 0}
        onClose={() => setRemoved(null)}
        onDeployed={() => setRemoved(null)}
      />
    </Section>
  )
}
