import { type Fact, hostText, itemsOf, provisioning, type Site, siteLines, useRead } from '@parapet/api'
import { Stack, Text, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { NamedInPrograms } from '../../shared/provisioning/NamedInPrograms.tsx'
import { sitesWords } from './sites.words.ts'
import type { DayCounts } from './useSiteRows.ts'

/** Returns the requests of a site in the last day and in the day before. */
export type CountsOf = (host: string) => Fact<DayCounts>

const areas = ['production', 'staging'] as const

/** What sites leave behind when the company no longer has them: their traffic, rules, and the lines that name them. */
export function SiteRemoval({ rows, countsOf }: { rows: readonly Site[]; countsOf: CountsOf }) {
  const t = useWords(sitesWords)
  const objects = rows.map(({ url }) => ({
    name: hostText(url),
    linesIn: (program: string) => siteLines(program, url),
  }))
  return (
    <Stack gap={3}>
      <Traffic rows={rows} countsOf={countsOf} />
      <NamedInPrograms objects={objects} areas={areas} title={t('disable.named')}>
        {() => <p>{t('disable.namedText')}</p>}
      </NamedInPrograms>
      <OwnRules rows={rows} />
    </Stack>
  )
}

function Traffic({ rows, countsOf }: { rows: readonly Site[]; countsOf: CountsOf }) {
  const t = useWords(sitesWords)
  const known = rows.flatMap(({ url }) => {
    const counts = countsOf(url)
    return counts.kind === 'known' ? [counts.value.requests] : []
  })
  const requests = known.reduce((sum, count) => sum + count, 0)
  const unknown = rows.length - known.length
  return (
    <Text as="p">
      {known.length > 0 && t('disable.requests', { requests, n: known.length })}{' '}
      {unknown > 0 && t('disable.requestsUnknown', { n: unknown })}
    </Text>
  )
}

function OwnRules({ rows }: { rows: readonly Site[] }) {
  const t = useWords(sitesWords)
  const mayRead = paths.autoprovisioning.guard.allows(useSession())
  const read = useRead(provisioning.rules, mayRead ? {} : null)
  if (!mayRead) return null
  const own = new Set(rows.map(({ id }) => id))
  return (
    <ReadSection read={read} failed={t('disable.rulesFailed')} lines={1} size="s">
      {(answer) => {
        const n = itemsOf(answer).items.filter(({ site }) => own.has(site)).length
        return n > 0 && <Text as="p">{t('disable.rules', { n })}</Text>
      }}
    </ReadSection>
  )
}
