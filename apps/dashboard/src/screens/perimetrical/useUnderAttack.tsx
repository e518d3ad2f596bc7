import { coversAllSites, protection, runRows, type UnderAttack } from '@parapet/api'
import { ConfirmDialog, Stack, Text, useFormat, useToast, useWords } from '@parapet/ui'
import { useCallback, useState } from 'react'
import { useSayDone } from '../../kit/action/useSayDone.ts'
import { useTask } from '../../kit/action/useTask.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { underAttackWords } from './underAttack.words.ts'
import type { SiteRates } from './useSiteRates.ts'

const NAMED = 10

/**
 * Switches under attack mode: on after a confirmation that states the consequence (typed if it leaves no
 * site off), off at once. Each result can be undone.
 */
export function useUnderAttack(sites: readonly UnderAttack[], rates: SiteRates | undefined) {
  const t = useWords(underAttackWords)
  const f = useFormat()
  const toast = useToast()
  const sayDone = useSayDone()
  const { send } = useTask()
  const describe = useDescribeFailure()
  const [asked, setAsked] = useState<readonly UnderAttack[]>([])
  const close = () => setAsked([])

  const switchTo = useCallback(
    async function switchTo(active: boolean, rows: readonly UnderAttack[]): Promise<void> {
      const results = await runRows(rows, ({ site }) =>
        active ? send(protection.activate, { site }) : send(protection.deactivate, { site }),
      )
      const done = results.flatMap((result) => (result.kind === 'done' ? [result.row] : []))
      const failed = results.flatMap((result) => (result.kind === 'failed' ? [result] : []))
      const [first] = done
      if (first)
        sayDone(t(active ? 'turnedOn' : 'turnedOff', { n: done.length, site: first.url }), {
          run: () => switchTo(!active, done),
        })
      for (const { row, failure } of failed.slice(0, 3))
        toast.error(t('failed', { site: row.url, why: describe(failure) }))
      if (failed.length > 3) toast.error(t('failed.more', { n: failed.length - 3 }))
    },
    [send, sayDone, toast, t, describe],
  )
  const turnOn = useCallback(async (rows: readonly UnderAttack[]) => setAsked(rows.filter((row) => !row.active)), [])
  const turnOff = useCallback(
    (rows: readonly UnderAttack[]) =>
      switchTo(
        false,
        rows.filter((row) => row.active),
      ),
    [switchTo],
  )
  const isAll = coversAllSites(sites, asked)
  const names = asked.map(({ url }) => url)
  const traffic = asked.flatMap(({ url }) => rates?.get(url) ?? [])
  const rate = traffic.reduce((sum, one) => sum + one.rate, 0)
  const times = traffic.length === 1 ? traffic[0]?.times : undefined
  const dialog = (
    <ConfirmDialog
      open={asked.length > 0}
      onClose={close}
      title={t('confirm.title', { n: asked.length, site: names[0] ?? '' })}
      confirmLabel={t('confirm.yes', { n: asked.length })}
      onConfirm={async () => {
        await switchTo(true, asked)
        close()
      }}
      {...(isAll && { typed: String(asked.length) })}
    >
      <Stack gap={3}>
        <Text as="p">{t('confirm.visitors')}</Text>
        {traffic.length > 0 && (
          <Text as="p" weight="semibold">
            {t('confirm.rate', { n: asked.length, rate: f.rate(rate) })}
            {typeof times === 'number' && ` ${t('confirm.times', { times: Math.round(times * 10) / 10 })}`}
          </Text>
        )}
        <Text as="p">{t('confirm.machines')}</Text>
        <Text as="p">{t('confirm.end')}</Text>
        {names.length > 1 && (
          <Text as="p" tone="muted">
            {names.slice(0, NAMED).join(', ')}
            {names.length > NAMED && t('confirm.more', { n: names.length - NAMED })}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  )
  return { turnOn, turnOff, dialog }
}
