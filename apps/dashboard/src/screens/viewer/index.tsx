import { EmptyState, LinkButton, useWords } from '@parapet/ui'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { useViewed } from '../../kit/viewer/useViewer.ts'
import { match } from '../../platform/links/match.ts'
import { pathOf } from '../../platform/links/publicLinks.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { appWords } from '../../platform/words/app.words.ts'
import { DocumentView } from './DocumentView.tsx'
import { PageView } from './PageView.tsx'
import { viewerWords } from './viewer.words.ts'

/** Shows the document or page that another screen opened (§2); nothing after a reload or in a new tab. */
export default function ViewerScreen() {
  const t = useWords(viewerWords)
  const title = useWords(appWords)
  const to = useTo()
  const { viewed, from } = useViewed()
  const page = from === undefined ? undefined : match(pathOf(from))?.page
  const back = page && from !== undefined ? { label: title(page.title), href: from } : undefined
  const trail = back ? [back] : []
  if (viewed?.kind === 'document') return <DocumentView key={viewed.name} viewed={viewed} trail={trail} />
  if (viewed?.kind === 'page') return <PageView key={viewed.address} viewed={viewed} trail={trail} />
  return (
    <>
      <PageHeader title={t('title')} trail={trail} />
      <EmptyState
        title={t('nothing.title')}
        text={t('nothing.text')}
        action={
          <LinkButton tone="primary" href={back?.href ?? to('home')}>
            {back ? t('nothing.back', { page: back.label }) : t('nothing.home')}
          </LinkButton>
        }
      />
    </>
  )
}
