import { companies as companyCalls, isStaff, useRead } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { Button, EmptyState, Grid, Stack, TextField, useLocale, useWords } from '@parapet/ui'
import { useState } from 'react'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { textParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { CompanyCard } from './CompanyCard.tsx'
import { companiesWords } from './companies.words.ts'

// Two requests a company.
const AT_FIRST = 12

const params = { q: textParam }

/** The companies of a user of several, each with the health of its last hour. */
export default function CompaniesScreen() {
  const t = useWords(companiesWords)
  const { locale, zone } = useLocale()
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
        {isStaff(user) && (
          <ReadSection read={all} failed={t('failedList')} lines={3} size="s">
            {() => null}
          </ReadSection>
        )}
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
