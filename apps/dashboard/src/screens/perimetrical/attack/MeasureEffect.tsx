import { type Measure, type MeasurePreview, previewMeasure, sitesOfMeasure } from '@parapet/api'
import { Notice, Stack, useFormat, useWords } from '@parapet/ui'
import { ReadSection } from '../../../kit/read/ReadSection.tsx'
import { attackWords } from './attack.words.ts'
import { useCounts } from './counting.ts'
import type { AttackScope } from './useAttackScope.ts'

/** What a measure would have done in the last hour: to the attack, and to everything else that it acts on. */
export function MeasureEffect({ measure, scope }: { measure: Measure; scope: AttackScope }) {
  const t = useWords(attackWords)
  const { sites, include, lastHour, isAimed } = scope
  const read = useCounts(
    'attack preview',
    { when: { lastHour }, subject: { measure, sites, include } },
    async (countIn) => {
      const count = countIn(lastHour)
      const all = await previewMeasure(measure, { sites: sitesOfMeasure(measure), include: {} }, count)
      if (!isAimed) return { all, attack: null, elsewhere: 0 }
      const attack = await previewMeasure(measure, { sites, include }, count)
      if (measure.kind !== 'block') return { all, attack, elsewhere: 0 }
      const alike = await previewMeasure(measure, { sites: [], include }, count)
      return { all, attack, elsewhere: Math.max(0, alike.met - attack.met) }
    },
  )
  return (
    <ReadSection read={read} failed={t('preview.failed')} lines={4} size="s">
      {(effect) => <EffectNotice {...effect} measure={measure} scope={scope} />}
    </ReadSection>
  )
}

interface EffectProps {
  measure: Measure
  scope: AttackScope
  all: MeasurePreview
  attack: MeasurePreview | null
  /** Requests that it meets on other sites and that have in common what those of the attack have. */
  elsewhere: number
}

function EffectNotice({ measure, scope, all, attack, elsewhere }: EffectProps) {
  const t = useWords(attackWords)
  const f = useFormat()
  const where = sitesOfMeasure(measure)[0] ?? ''
  const lineOf = (met: number, served: number, isAtLeast: boolean) => ({
    n: met,
    count: f.number(met),
    served: f.number(served),
    share: f.percent(served > 0 ? met / served : null, 1),
    least: isAtLeast ? 'yes' : 'no',
  })
  const isAtLeast = all.isAtLeast || attack?.isAtLeast === true
  const isEstimate = measure.kind !== 'block' || measure.how !== 'blacklist'
  return (
    <Notice tone="info" live title={t('preview.title', f.ends(scope.lastHour))}>
      <Stack gap={2}>
        {attack && <strong>{t('preview.attack', lineOf(attack.met, attack.served, isAtLeast))}</strong>}
        <span>
          {t(attack ? 'preview.rest' : 'preview.all', {
            ...lineOf(
              attack ? Math.max(0, all.met - attack.met) : all.met,
              attack ? Math.max(0, all.served - attack.served) : all.served,
              isAtLeast,
            ),
            site: where,
            where: where === '' ? 'company' : 'site',
          })}
        </span>
        {elsewhere > 0 && <span>{t('preview.elsewhere', { n: elsewhere, count: f.number(elsewhere) })}</span>}
        {attack && attack.requests > attack.served && (
          <span>
            {t('preview.already', {
              n: attack.requests - attack.served,
              count: f.number(attack.requests - attack.served),
            })}
          </span>
        )}
        {isEstimate && <span>{t(measure.kind === 'apiRule' ? 'preview.estimateRate' : 'preview.estimateAgent')}</span>}
      </Stack>
    </Notice>
  )
}
