import { protection, underAttackSince, useRead } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { Button, Notice, useFormat, useWords } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { refusalText, useMay } from '../../platform/session/useMay.ts'
import { UnderAttackContext, underAttack } from './underAttack.tsx'
import { underAttackWords } from './underAttack.words.ts'
import { useSiteRates } from './useSiteRates.ts'
import { useUnderAttack } from './useUnderAttack.tsx'

/** The sites in under attack mode, switched on and off one by one or all together. */
export function UnderAttackView() {
  const t = useWords(underAttackWords)
  const f = useFormat()
  const [now] = useState(nowSeconds)
  const { data: sites = [] } = useRead(protection.underAttack, {})
  const rates = useSiteRates()
  const { turnOn, turnOff, dialog } = useUnderAttack(sites, rates)
  const refusedOn = refusalText(useMay(protection.activate))
  const refusedOff = refusalText(useMay(protection.deactivate))
  const tools = useMemo(() => ({ turnOn, turnOff, rates }), [turnOn, turnOff, rates])
  const active = sites.filter((site) => site.active)
  const first = Math.min(...active.flatMap((site) => underAttackSince(site) ?? []))
  return (
    <UnderAttackContext value={tools}>
      <ResourceScreen
        resource={underAttack}
        isEmbedded
        intro={
          active.length > 0 && (
            <Notice tone="watch">
              {t('active', { n: active.length, site: active[0]?.url ?? '' })}{' '}
              {Number.isFinite(first) && t('active.since', { length: f.duration(Math.max(0, now - first)) })}
            </Notice>
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
