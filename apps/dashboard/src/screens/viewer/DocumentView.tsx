import {
  Button,
  EmptyState,
  ErrorState,
  Frame,
  Inline,
  LinkButton,
  media,
  Skeleton,
  Stack,
  useMedia,
  useToast,
  useWords,
} from '@parapet/ui'
import { saveBlob } from '@parapet/ui/table'
import { useRef, useState } from 'react'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { ListFailure, SlowNotice } from '../../kit/read/ListNotices.tsx'
import type { ViewedDocument } from '../../kit/viewer/viewedStore.ts'
import { usePdf } from './usePdf.ts'
import { viewerWords } from './viewer.words.ts'

interface DocumentViewProps {
  viewed: ViewedDocument
  trail: { label: string; href: string }[]
}

/** A PDF of the provider in a frame, with the ways to print, save and open it; without the frame where it cannot be shown. */
export function DocumentView(props: DocumentViewProps) {
  const [attempt, setAttempt] = useState(0)
  // A new attempt is a new arrival: its header takes the focus that the retry button loses.
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ viewed, trail, onRetry }: DocumentViewProps & { onRetry: () => void }) {
  const t = useWords(viewerWords)
  const toast = useToast()
  const { state, cancel } = usePdf(viewed)
  const frame = useRef<HTMLIFrameElement>(null)
  const isPhone = useMedia(media.phone)
  const isShown = navigator.pdfViewerEnabled && !isPhone
  const { name, fileName } = viewed
  const print = () => {
    try {
      frame.current?.contentWindow?.print()
    } catch {
      // Firefox shows a PDF as a page of another origin.
      toast.info(t('print.own'))
    }
  }
  const ways = state.kind === 'ready' && (
    <>
      <Button tone={isShown ? 'secondary' : 'primary'} icon="download" onClick={() => saveBlob(fileName, state.file)}>
        {t('download')}
      </Button>
      <LinkButton href={state.url} external>
        {t('open')}
      </LinkButton>
    </>
  )
  return (
    <>
      <PageHeader
        title={name}
        trail={trail}
        actions={
          ways &&
          isShown && (
            <>
              <Button icon="print" onClick={print}>
                {t('print')}
              </Button>
              {ways}
            </>
          )
        }
      />
      {state.kind === 'loading' && (
        <Stack gap={4}>
          {state.isSlow && <SlowNotice text={t('slow')} onCancel={cancel} />}
          <div role="status" aria-label={t('loading', { name })}>
            <Skeleton width="100%" height="60vh" />
          </div>
        </Stack>
      )}
      {state.kind === 'failed' && (
        <ListFailure title={t('failed', { name })} failure={state.failure} onRetry={onRetry} />
      )}
      {state.kind === 'notPdf' && <ErrorState title={t('failed', { name })} text={t('notPdf')} onRetry={onRetry} />}
      {state.kind === 'ready' &&
        (isShown ? (
          <Frame ref={frame} kind="document" title={name} src={`${state.url}#navpanes=0`} />
        ) : (
          <EmptyState
            title={t('elsewhere.title', { name })}
            text={t('elsewhere.text')}
            action={<Inline>{ways}</Inline>}
          />
        ))}
    </>
  )
}
