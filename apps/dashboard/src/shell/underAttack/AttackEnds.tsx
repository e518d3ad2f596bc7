import { attackEnds, protection } from '@parapet/api'
import { Banner, Button, Inline, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useMay } from '../../platform/session/useMay.ts'
import { attackModeWords } from './attackMode.words.ts'
import { useAttackedSites } from './useAttackedSites.ts'
import { useMaySeeAttacks } from './useMaySeeAttacks.ts'
import { useNowSeconds } from './useNowSeconds.ts'
import { useSwitchAttack } from './useSwitchAttack.ts'

const LOOK_MS = 15_000
const HOUR_S = 3600

/** Says that the planned end of under attack mode was reached, and turns it off in one press: the provider knows no end. */
export function AttackEnds() {
  const t = useWords(attackModeWords)
  const f = useFormat()
  const maySee = useMaySeeAttacks()
  const mayTurnOff = useMay(protection.deactivate).kind === 'allowed'
  const isWanted = maySee && mayTurnOff
  const { sites } = useAttackedSites(isWanted)
  const now = useNowSeconds(sites.some(({ plan }) => plan?.until != null) ? LOOK_MS : 0)
  const { off, replan } = useSwitchAttack()
  const [isBusy, setBusy] = useState(false)
  const { over } = attackEnds(sites, now)
  const [first] = over
  if (!isWanted || !first) return null
  const during = (work: () => Promise<void>) => async () => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const prolong = async () => {
    for (const site of over) await replan(site, { reason: site.plan?.reason ?? '', until: now + HOUR_S })
  }
  return (
    <Banner
      tone="watch"
      actions={
        <Inline gap={2}>
          <Button size="s" tone="secondary" busy={isBusy} onClick={() => void during(() => off(over))()}>
            {t('over.off', { n: over.length })}
          </Button>
          <Button size="s" tone="secondary" busy={isBusy} onClick={() => void during(prolong)()}>
            {t('over.more')}
          </Button>
        </Inline>
      }
    >
      <strong>
        {over.length === 1
          ? t('over.one', { site: first.url, ago: f.ago(first.plan?.until ?? null) })
          : t('over.many', { n: over.length })}
      </strong>{' '}
      {t('over.why')}
    </Banner>
  )
}
