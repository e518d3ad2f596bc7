import { protection } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { Button, Notice, Stack, useFormat, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'

import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { AttackEffect } from '../../shared/underAttack/AttackEffect.tsx'
import { useSiteRates } from '../../shared/underAttack/useSiteRates.ts'
import { useUnderAttack } from '../../shared/underAttack/useUnderAttack.tsx'
import { useAttackedSites } from '../../shell/underAttack/useAttackedSites.ts'
import { UnderAttackContext, underAttack } from './underAttack.tsx'
import { underAttackWords } from './underAttack.words.ts'

/** The sites in under attack mode, switched on and off one by one or all together. */
export function UnderAttackView() {
  const t = useWords(underAttackWords)
  const f = useFormat()
  const [now] = useState(nowSeconds)
  const attacked = useAttackedSites()
  const { sites: active, all: sites, isIncomplete } = attacked
  const rates = useSiteRates()
  const { turnOn, turnOff, plan, dialog } = useUnderAttack(attacked, rates)
  const refusedOn = refusalText(useMay(protection.activate))
  const refusedOff = refusalText(useMay(protection.deactivate))
  const tools = useMemo(() => {
    const bySite = new Map(active.map((one) => [one.site, one]))
    return { turnOn, turnOff, plan, rates, now, attackedOf: ({ site }: { site: number }) => bySite.get(site) }
  }, [turnOn, turnOff, plan, rates, now, active])
  const first = Math.min(...active.flatMap(({ since }) => since ?? []))
  const [only] = active
  return (
    <UnderAttackContext value={tools}>
      <ResourceScreen
        resource={underAttack}
        isEmbedded
        intro={
          active.length > 0 && (
            <Stack gap={4}>
              <Notice tone="watch">
                {t('active', { n: active.length, site: only?.url ?? '' })}{' '}
                {Number.isFinite(first) && t('active.since', { length: f.duration(Math.max(0, now - first)) })}
                {isIncomplete && ` ${t('all.incomplete')}`}
              </Notice>
              {only && active.length === 1 && <AttackEffect site={only} />}
            </Stack>
          )
        }
        actions={
          <>
            {active.length > 0 && (
              <Button icon="x" disabledReason={refusedOff} onClick={() => void turnOff(active)}>
                {t('allOff', { n: active.length })}
              </Button>
            )}
            {active.length < sites.length && (
              <Button tone="danger" icon="shield" disabledReason={refusedOn} onClick={() => void turnOn(sites)}>
                {t('allOn', { n: sites.length - active.length })}
              </Button>
            )}
          </>
        }
      />
      {dialog}
    </UnderAttackContext>
  )
}
