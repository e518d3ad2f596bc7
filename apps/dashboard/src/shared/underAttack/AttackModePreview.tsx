import { attackModePreview, rowsOf } from '@parapet/api'
import { Stack, Text, useFormat, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { underAttackPlanWords } from './underAttackPlan.words.ts'
import { useLastHour, useSiteTable } from './useSiteTable.ts'

const NAMED = 3
const LONGEST = 60

/** What under attack mode would have held back on some sites in the last hour. */
export function AttackModePreview({ sites }: { sites: readonly string[] }) {
  const t = useWords(underAttackPlanWords)
  const f = useFormat()
  const read = useSiteTable('agent', useLastHour(), sites)
  return (
    <ReadSection read={read} failed={t('preview.failed')} lines={1} size="s">
      {(table) => {
        const { rows, totalCount } = rowsOf(table)
        const { requests, held, agents } = attackModePreview(rows)
        if (requests === 0) return <Text as="p">{t('preview.none')}</Text>
        const named = agents
          .slice(0, NAMED)
          .map(({ key }) => (key.length > LONGEST ? `${key.slice(0, LONGEST)}…` : key))
        return (
          <Stack gap={1}>
            <Text as="p">
              {t('preview.text', { held: f.number(held), all: f.number(requests), share: f.percent(held / requests) })}
            </Text>
            {named.length > 0 && <Text as="p">{t('preview.top', { agents: named.join(' · ') })}</Text>}
            {totalCount !== null && totalCount > rows.length && (
              <Text as="p" tone="muted">
                {t('preview.cut', { n: f.number(rows.length) })}
              </Text>
            )}
          </Stack>
        )
      }}
    </ReadSection>
  )
}
