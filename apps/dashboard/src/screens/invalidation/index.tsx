import { useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ViewTabs } from '../../kit/page/ViewTabs.tsx'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { CacheStatusPanel } from '../../shared/cacheStatus/CacheStatusPanel.tsx'
import { invalidationWords } from '../../shared/cacheStatus/invalidation.words.ts'
import { TagPurge } from './TagPurge.tsx'
import { UrlPurge } from './UrlPurge.tsx'

const views = ['url', 'tag', 'status'] as const
const params = { by: choiceParam(views, 'url') }

/** Invalidation (§7): purge by URL or tag, and the cache status of a URL. */
export default function InvalidationScreen() {
  const t = useWords(invalidationWords)
  const [{ by }] = useUrlState(params)
  return (
    <>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <ViewTabs
        page="invalidation"
        param="by"
        views={views}
        selected={by}
        label={t('by')}
        labelOf={(id) => t(`by.${id}`)}
      >
        {by === 'url' ? <UrlPurge /> : by === 'tag' ? <TagPurge /> : <CacheStatusPanel />}
      </ViewTabs>
    </>
  )
}
