import { Tabs, useWords } from '@parapet/ui'
import { CacheStatusPanel } from '../../cacheStatus/CacheStatusPanel.tsx'
import { choiceParam, useUrlState } from '../../router/useUrlState.ts'
import { useTo } from '../../session/useTo.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { invalidationWords } from '../../words/invalidation.ts'
import { TagPurge } from './TagPurge.tsx'
import { UrlPurge } from './UrlPurge.tsx'

const views = ['url', 'tag', 'status'] as const
const params = { by: choiceParam(views, 'url') }

/** Invalidation (§7): purge by URL or tag, and the cache status of a URL. */
export default function InvalidationScreen() {
  const t = useWords(invalidationWords)
  const to = useTo()
  const [{ by }] = useUrlState(params)
  return (
    <>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <Tabs
        label={t('by')}
        selected={by}
        tabs={views.map((id) => ({
          id,
          label: t(`by.${id}`),
          href: to('invalidation', undefined, id === 'url' ? undefined : { by: id }),
        }))}
      >
        {by === 'url' ? <UrlPurge /> : by === 'tag' ? <TagPurge /> : <CacheStatusPanel />}
      </Tabs>
    </>
  )
}
