import { safeUrl } from '@parapet/api'
import { EmptyState, Frame, LinkButton, Notice, Stack, useWords } from '@parapet/ui'
import { useEffect, useState } from 'react'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { frameAddress } from '../../kit/viewer/frameOrigins.ts'
import { useFrameOrigins } from '../../kit/viewer/useFrameOrigins.ts'
import type { ViewedPage } from '../../kit/viewer/viewedStore.ts'
import { viewerWords } from './viewer.words.ts'

const SLOW_MS = 10_000

interface PageViewProps {
  viewed: ViewedPage
  trail: { label: string; href: string }[]
}

/** A page of the provider in a sandboxed frame, if its origin is allowed (`frames` of config.json). */
export function PageView({ viewed: { name, address }, trail }: PageViewProps) {
  const t = useWords(viewerWords)
  const allowed = frameAddress(address, useFrameOrigins(), location.origin)
  const outside = allowed ?? safeUrl(address)
  const open = outside && (
    <LinkButton href={outside} external>
      {t('open')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={name}
        trail={trail}
        {...(allowed && { sentence: t('page.sentence', { host: new URL(allowed).host }), actions: open })}
      />
      {allowed ? (
        <LoadedPage name={name} address={allowed} />
      ) : (
        <EmptyState
          drawing="forbidden"
          title={t('refused.title')}
          text={outside ? t('refused.text', { host: new URL(outside).host }) : t('refused.unsafe')}
          action={open}
        />
      )}
    </>
  )
}

function LoadedPage({ name, address }: { name: string; address: string }) {
  const t = useWords(viewerWords)
  const [state, setState] = useState<'loading' | 'slow' | 'loaded'>('loading')
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Stack gap={4}>
      {state === 'slow' && (
        <Notice tone="info" live>
          {t('page.slow')}
        </Notice>
      )}
      <Frame kind="page" title={name} src={address} isBusy={state !== 'loaded'} onLoad={() => setState('loaded')} />
    </Stack>
  )
}
