import { cache, type PrefetchSubmission, purgeChunks, readUrlLines, withSchemes } from '@parapet/api'
import { Stack, useWords } from '@parapet/ui'
import { useCallback, useMemo } from 'react'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { useJobs } from '../../platform/jobs/useJobs.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { Composer } from '../../shared/composer/Composer.tsx'
import { useComposer } from '../../shared/composer/useComposer.ts'
import { useCopyCall } from '../../shared/composer/useCopyCall.ts'
import { OriginLoad } from './OriginLoad.tsx'
import { prefetchWords } from './prefetch.words.ts'
import { PrefetchContext, prefetches } from './prefetches.tsx'

/** Prefetch (§7, cache warm-up): URLs to load into the caches in advance, and their progress. */
export default function PrefetchScreen() {
  const t = useWords(prefetchWords)
  const to = useTo()
  const copy = useCopyCall()
  const jobs = useJobs()
  const { company } = useSession()
  const hosts = useMemo(() => (company?.sites ?? []).map(({ url }) => url), [company])
  const composer = useComposer({
    code: 'prefetch',
    read: useCallback((text: string) => readUrlLines(text, 'purge', hosts), [hosts]),
    chunksOf: (lines) => purgeChunks(lines, 'urls'),
    field: 'urls',
    call: cache.prefetch,
    request: async (send, urls) => {
      await send(cache.prefetch, { body: { urls: [...urls] } })
      return { accepted: urls, locked: [] }
    },
  })
  const { lines, change, add } = composer
  // Independent of the typed text: with thousands of lines, rendering it on each key is too slow.
  const past = useMemo(() => {
    const onEdit = (row: PrefetchSubmission) => {
      add(row.rows.map(({ url }) => url))
      globalThis.scrollTo({ top: 0 })
    }
    return (
      <PrefetchContext value={{ onEdit }}>
        <ResourceScreen resource={prefetches} title={t('recent')} isEmbedded />
      </PrefetchContext>
    )
  }, [add, t])
  const submit = async () => {
    const since = Date.now()
    const { accepted } = await composer.submit()
    if (accepted.length > 0)
      jobs.follow(
        'prefetch',
        { urls: accepted, since },
        { title: t('job', { n: accepted.length }), href: to('cachewarmup') },
      )
  }
  const count = lines.sent.length
  return (
    <Stack gap={8}>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <Composer
        composer={composer}
        label={t('urls')}
        help={t('urls.help')}
        placeholder={`https://${hosts[0] ?? 'www.example.com'}/`}
        onMend={() => change(withSchemes(composer.text))}
        sendLabel={t('send', { n: count })}
        onSend={() => void submit()}
        onCopy={() =>
          void copy(
            cache.prefetch,
            purgeChunks(lines.sent, 'urls').map((urls) => ({ body: { urls } })),
          )
        }
        next={t('next')}
      >
        {count > 0 && <OriginLoad urls={lines.sent} />}
      </Composer>
      {past}
    </Stack>
  )
}
