import { type Backend, backendLines, backendVclName, hostText, itemsOf, rulesWithBackend, useRead } from '@parapet/api'
import { Notice, Text, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useArea } from '../../shared/provisioning/area.ts'
import { NamedInPrograms } from '../../shared/provisioning/NamedInPrograms.tsx'
import { backendsWords } from './backends.words.ts'

/** Which programs name the backends that are removed, and which rules send requests to them, for which sites. */
export function BackendRemoval({ rows }: { rows: readonly Backend[] }) {
  const t = useWords(backendsWords)
  const { name: area, calls } = useArea()
  const { company } = useSession()
  const rules = useRead(calls.rules, {})
  const siteName = (id: number) => {
    const url = company?.sites.find((site) => site.id === id)?.url
    return url === undefined ? `#${id}` : hostText(url)
  }
  return (
    <>
      <NamedInPrograms
        objects={rows.map((row) => ({
          name: backendVclName(row),
          linesIn: (program: string) => backendLines(program, row),
        }))}
        areas={[area]}
        title={t('removal.named')}
        tone="bad"
      />
      <ReadSection read={rules} failed={t('removal.unread')} lines={1} size="s">
        {(answer) => {
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
    </>
  )
}
