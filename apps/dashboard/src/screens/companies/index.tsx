import { companies as companyCalls, isStaff, useRead } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { Button, EmptyState, ErrorState, Grid, Skeleton, Stack, TextField, useLocale, useWords } from '@parapet/ui'
import { useState } from 'react'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { textParam, useUrlState } from '../../router/useUrlState.ts'
import { useSession } from '../../session/SessionContext.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { companiesWords } from '../../words/companies.ts'
import { CompanyCard } from './CompanyCard.tsx'

// Two requests a company.
const AT_FIRST = 12

const params = { q: textParam }

/** The companies of a user of several, each with the health of its last hour. */
export default function CompaniesScreen() {
  const t = useWords(companiesWords)
  const { locale, zone } = useLocale()
  const describe = useDescribeFailure()
  const { user, companies: own } = useSession()
  // Staff have profiles in few companies, but may open all.
  const all = useRead(companyCalls.list, isStaff(user) ? {} : null)
  const companies = all.data ?? own
  const [{ q }, setUrl] = useUrlState(params)
  const [now, setNow] = useState(lastFullMinute)
  const [most, setMost] = useState(AT_FIRST)
  const query = q.trim().toLocaleLowerCase(locale)
  const found = companies
    .filter(({ id, name }) => name.toLocaleLowerCase(locale).includes(query) || String(id) === query)
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <>
      <PageHeader
        title={t('title')}
        sentence={t('sentence', { n: companies.length })}
        actions={
          <Button size="s" icon="refresh" onClick={() => setNow(lastFullMinute())}>
            {t('refresh')}
          </Button>
        }
      />
      <Stack gap={4}>
        {all.failure && (
          <ErrorState size="s" title={t('failedList')} text={describe(all.failure)} onRetry={all.retry} />
        )}
        {all.isLoading && <Skeleton lines={3} />}
        {companies.length > AT_FIRST && (
          <TextField label={t('search')} name="q" type="search" value={q} onChange={(text) => setUrl({ q: text })} />
        )}
        {found.length === 0 && !all.isLoading && query !== '' && <EmptyState title={t('none', { query: q })} />}
        <Grid min={280} as="ul" label={t('list')}>
          {found.slice(0, most).map((company) => (
            <CompanyCard key={company.id} company={company} now={now} zone={zone} />
          ))}
        </Grid>
        {found.length > most && (
          <Button onClick={() => setMost(most + AT_FIRST)}>
            {t('more', { n: Math.min(AT_FIRST, found.length - most) })}
          </Button>
        )}
      </Stack>
    </>
  )
}
