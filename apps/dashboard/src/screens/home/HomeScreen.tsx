import { EmptyState, useWords } from '@parapet/ui'
import { useSession } from '../../session/SessionContext.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { homeWords } from '../../words/home.ts'
import { FirstRun } from './FirstRun.tsx'

/** Home: a greeting, and the board of the company; its first steps while it has no sites. */
export function HomeScreen() {
  const t = useWords(homeWords)
  const { user, company } = useSession()
  if (!user) return null
  return (
    <>
      <PageHeader
        isHome
        name={t('title')}
        title={t('greeting', { name: user.first_name || user.username })}
        sentence={company ? t('sentence', { company: company.name, sites: company.sites.length }) : undefined}
      />
      {!company && <EmptyState title={t('none.title')} text={t('none.text')} drawing="forbidden" />}
      {company && company.sites.length === 0 && <FirstRun user={user} company={company} />}
    </>
  )
}
