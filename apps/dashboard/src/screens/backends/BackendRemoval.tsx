import { type Backend, backendVclName, hostText, itemsOf, rulesWithBackend, useRead } from '@parapet/api'
import { Notice, Text, useWords } from '@parapet/ui'
import { joinReads } from '../../kit/read/joinReads.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useArea } from '../../shared/provisioning/area.ts'
import { useLive } from '../../shared/provisioning/useLive.ts'
import { backendsWords } from './backends.words.ts'

/** Which rules send requests to the backends that are removed, and for which sites: they cannot be deployed without them. */
export function BackendRemoval({ rows }: { rows: readonly Backend[] }) {
  const t = useWords(backendsWords)
  const { name: area, calls } = useArea()
  const { company } = useSession()
  const { read: live } = useLive(area)
  const rules = useRead(calls.rules, {})
  const siteName = (id: number) => {
    const url = company?.sites.find((site) => site.id === id)?.url
    return url === undefined ? `#${id}` : hostText(url)
  }
  return (
    <ReadSection read={joinReads(live, rules)} failed={t('removal.unread')} size="s">
      {([, answer]) => {
        const named = rows.flatMap((row) => {
          const using = rulesWithBackend(itemsOf(answer).items, row.name)
          const sites = [...new Set(using.map(({ site }) => siteName(site)))].sort()
          return using.length > 0 ? [{ name: backendVclName(row), n: using.length, sites: sites.join(', ') }] : []
        })
        if (named.length === 0) return <Text as="p">{t('removal.unused')}</Text>
        return (
          <Notice tone="bad" title={t('removal.used')}>
            <ul>
              {named.map((one) => (
                <li key={one.name}>{t('removal.rules', one)}</li>
              ))}
            </ul>
          </Notice>
        )
      }}
    </ReadSection>
  )
}
