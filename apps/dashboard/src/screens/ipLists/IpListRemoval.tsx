import { hostText, type ListImpact, listImpact, listLines, type NetworkList, traceConfig } from '@parapet/api'
import { ListTable, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { impactWords } from '../../shared/provisioning/impact.words.ts'
import { MOST_SITES } from '../../shared/provisioning/impactSites.ts'
import { NamedInPrograms } from '../../shared/provisioning/NamedInPrograms.tsx'
import { effectParts, effectTexts } from '../../shared/provisioning/traceTexts.ts'
import { useAreaPrograms } from '../../shared/provisioning/useImpact.ts'
import { useLive } from '../../shared/provisioning/useLive.ts'
import { ipListsWords } from './ipLists.words.ts'

const areas = ['production', 'staging'] as const

/** Which lines name the lists that are removed, and for which sites they decide something. */
export function IpListRemoval({ rows }: { rows: readonly NetworkList[] }) {
  const t = useWords(ipListsWords)
  const { company } = useSession()
  const objects = rows.map(({ name }) => {
    const inVcl = `acl_c${company?.id}_${name}`
    return { name, linesIn: (program: string) => listLines(program, inVcl) }
  })
  return (
    <NamedInPrograms objects={objects} areas={areas} title={t('removal.used')} tone="bad">
      {(named) => (
        <Stack gap={2}>
          <p>{t('removal.open')}</p>
          {named.map(({ name }) => (
            <Treatment key={name} name={name} />
          ))}
        </Stack>
      )}
    </NamedInPrograms>
  )
}

/** The sites for which a list decides something in production: what becomes of its addresses, and of all others. */
function Treatment({ name }: { name: string }) {
  const t = useWords(ipListsWords)
  const ofImpact = useWords(impactWords)
  const format = useFormat()
  const { company } = useSession()
  const { live } = useLive('production')
  const { isRead, backends, textsOf } = useAreaPrograms('production')
  const own = useMemo(() => (company?.sites ?? []).map(({ url }) => url), [company])
  const sites = useMemo(
    () =>
      live && isRead
        ? listImpact(
            traceConfig(textsOf(live.config_body), backends),
            `acl_c${company?.id}_${name}`,
            own.slice(0, MOST_SITES),
          )
        : [],
    [live, isRead, textsOf, backends, company, name, own],
  )
  const texts = effectTexts(ofImpact, format)
  const side = (row: ListImpact, of: 'inside' | 'outside') =>
    effectParts
      .filter((part) => texts[part](row.inside) !== texts[part](row.outside))
      .map((part) => `${ofImpact(`column.${part}`)}: ${texts[part](row[of])}`)
      .join('; ')
  if (!live || !isRead || listLines(live.config_body, `acl_c${company?.id}_${name}`).length === 0) return null
  if (sites.length === 0) return <p>{t('removal.undecided', { name })}</p>
  return (
    <>
      <p>{t('removal.treats', { name, n: sites.length })}</p>
      <ListTable
        label={t('removal.treats', { name, n: sites.length })}
        isFitted
        columns={[
          { id: 'site', header: ofImpact('column.site'), value: ({ site }) => hostText(site) },
          { id: 'inside', header: t('removal.inside'), value: (row) => side(row, 'inside') },
          { id: 'outside', header: t('removal.outside'), value: (row) => side(row, 'outside') },
        ]}
        rows={sites.slice(0, MOST_NAMED)}
        getRowId={({ site }) => site}
      />
      <Text as="p" size="s" tone="muted">
        {sites.length > MOST_NAMED && `${t('removal.more', { n: sites.length - MOST_NAMED })} `}
        {own.length > MOST_SITES && t('removal.capped', { n: MOST_SITES, all: own.length })}
      </Text>
    </>
  )
}

const MOST_NAMED = 10
