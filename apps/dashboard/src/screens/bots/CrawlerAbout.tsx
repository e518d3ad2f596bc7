import { safeUrl } from '@parapet/api'
import { Code, KeyValue, Link, Stack, useFormat, useWords } from '@parapet/ui'
import { aiCrawlersWords } from './aiCrawlers.words.ts'
import type { CrawlerRow } from './crawlerTools.ts'

/** Who runs a crawler and what for, under which user agents it came, and how its claim can be checked. */
export function CrawlerAbout({ row: { crawler, agents } }: { row: CrawlerRow }) {
  const t = useWords(aiCrawlersWords)
  const f = useFormat()
  const docs = safeUrl(crawler.docs)
  return (
    <KeyValue
      items={[
        { label: t('column.operator'), value: crawler.operator },
        { label: t('column.purpose'), value: t(`about.${crawler.purpose}`) },
        { label: t('about.robots'), value: <Code>{crawler.token}</Code> },
        {
          label: t('about.docs'),
          value: docs ? (
            <Link href={docs} external>
              {docs}
            </Link>
          ) : (
            t('about.noDocs')
          ),
        },
        {
          label: t('about.claim'),
          value: crawler.fetchedBy
            ? t('about.robotsOnly', { agent: crawler.fetchedBy })
            : `${t('about.notVerified')} ${t(crawler.proof ? `proof.${crawler.proof}` : 'proof.none', { operator: crawler.operator })}`,
        },
        ...(agents.length === 0
          ? []
          : [
              {
                label: t('about.agents'),
                value: (
                  <Stack gap={2}>
                    {agents.map(({ key, requests }) => (
                      <div key={key}>
                        <Code>{key}</Code> {t('about.requests', { n: requests, count: f.number(requests) })}
                      </div>
                    ))}
                  </Stack>
                ),
              },
            ]),
      ]}
    />
  )
}
