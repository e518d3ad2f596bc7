import { listLines, type NetworkList } from '@parapet/api'
import { Notice, Text, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useLive } from '../../shared/provisioning/useLive.ts'
import { ipListsWords } from './ipLists.words.ts'

/** Which lines of the live VCL name the lists that are removed. */
export function IpListRemoval({ rows }: { rows: readonly NetworkList[] }) {
  const t = useWords(ipListsWords)
  const visitor = useSession()
  const mayRead = paths.autoprovisioning.guard.allows(visitor)
  const { live, read } = useLive('production', mayRead)
  if (!mayRead) return <Text as="p">{t('removal.unread')}</Text>
  const named = rows.flatMap(({ name }) => {
    const lines = live ? listLines(live.config_body, `acl_c${visitor.company?.id}_${name}`) : []
    return lines.length > 0 ? [{ name, lines }] : []
  })
  return (
    <ReadSection read={read} failed={t('removal.unread')} size="s">
      {() =>
        named.length === 0 ? (
          <Text as="p">{t('removal.unused')}</Text>
        ) : (
          <Notice tone="bad" title={t('removal.used')}>
            <ul>
              {named.map(({ name, lines }) => (
                <li key={name}>{t('removal.lines', { name, n: lines.length, lines: lines.join(', ') })}</li>
              ))}
            </ul>
            <p>{t('removal.open')}</p>
          </Notice>
        )
      }
    </ReadSection>
  )
}
