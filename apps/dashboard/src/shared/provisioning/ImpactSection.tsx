import { type BackendImpact, hostText, type SiteEffect, type SiteImpact } from '@parapet/api'
import { Accordion, ListTable, Notice, Section, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { impactWords } from './impact.words.ts'
import { isChanged } from './impactSites.ts'
import { doubtText, effectParts, effectTexts } from './traceTexts.ts'
import type { Impact } from './useImpact.ts'

const MOST_NAMES = 10
const MOST_DOUBTS = 5

const tones = {
  lost: 'bad',
  answered: 'bad',
  partlyLost: 'watch',
  partlyNone: 'info',
} as const satisfies Partial<Record<BackendImpact, string>>
const kinds = ['lost', 'answered', 'partlyLost', 'partlyNone'] as const

/** What a deployment does to each site: who loses a backend, what cannot be decided, and what else changes. */
export function ImpactSection({ impact }: { impact: Impact }) {
  const t = useWords(impactWords)
  const { sites, all, texts } = impact
  const changed = sites.filter(isChanged)
  const undecided = sites.filter(({ backend }) => backend === 'undecided')
  const loops = [...new Set(sites.flatMap((site) => site.loops))]
  const names = (rows: readonly SiteImpact[]) => {
    const list = rows.slice(0, MOST_NAMES).map(({ site }) => hostText(site))
    const text = list.join(', ')
    return rows.length > MOST_NAMES ? t('and', { sites: text, n: rows.length - MOST_NAMES }) : text
  }
  const doubts = [
    ...new Set(
      undecided.flatMap(({ before, after }) =>
        (after.doubts.length > 0 ? after : before).doubts.map((doubt) => doubtText(doubt, texts, t)),
      ),
    ),
  ]
  return (
    <Section title={t('title')}>
      <Stack gap={3}>
        {kinds.map((kind) => {
          const own = sites.filter(({ backend }) => backend === kind)
          if (own.length === 0) return null
          return (
            <Notice key={kind} tone={tones[kind]} title={t(kind, { n: own.length })}>
              {t(`text.${kind}`, { sites: names(own) })}
            </Notice>
          )
        })}
        {loops.length > 0 && (
          <Notice tone="bad" title={t('loops')}>
            {loops.join(', ')}
          </Notice>
        )}
        {undecided.length > 0 && (
          <Notice tone="watch" title={t('undecided', { n: undecided.length })}>
            <p>{t('undecidedText', { sites: names(undecided) })}</p>
            <ul>
              {doubts.slice(0, MOST_DOUBTS).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {doubts.length > MOST_DOUBTS && <li>{t('undecided.more', { n: doubts.length - MOST_DOUBTS })}</li>}
            </ul>
          </Notice>
        )}
        {changed.length === 0 ? (
          <Text as="p">{t('none', { n: sites.length })}</Text>
        ) : (
          <Accordion
            items={[
              {
                id: 'changes',
                title: t('changes'),
                detail: t('changes.some', { n: changed.length }),
                content: <Changes sites={changed} />,
              },
            ]}
          />
        )}
        <Text as="p" size="s" tone="muted">
          {t('basis')}
          {sites.length < all && ` ${t('capped', { n: sites.length, all })}`}
        </Text>
      </Stack>
    </Section>
  )
}

function Changes({ sites }: { sites: readonly SiteImpact[] }) {
  const t = useWords(impactWords)
  const format = useFormat()
  const columns = useMemo(() => {
    const of = effectTexts(t, format)
    const change = (text: (effect: SiteEffect) => string) => (row: SiteImpact) => {
      const [before, after] = [text(row.before), text(row.after)]
      return before === after ? after : t('change', { before, after })
    }
    return [
      { id: 'site', header: t('column.site'), value: (row: SiteImpact) => hostText(row.site) },
      ...effectParts.map((id) => ({
        id,
        header: t(`column.${id}`),
        value: change(of[id]),
      })),
    ]
  }, [t, format])
  return <ListTable label={t('changes')} isFitted columns={columns} rows={sites} getRowId={({ site }) => site} />
}
