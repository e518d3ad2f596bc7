import type { AccessLogField } from '@parapet/api'
import { Button, type DrawingName, LinkButton, Popover, Skeleton, useWords } from '@parapet/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { cx } from '../charts/cx.ts'
import { frameWords } from '../words/frame.ts'
import { rareWords } from '../words/rare.ts'
import { FrameBoundary } from './FrameBoundary.tsx'
import { Message } from './FrameMessages.tsx'
import * as css from './frame.css.ts'
import type { Emptiness, Offer } from './frameState.ts'
import * as rareCss from './rare.css.ts'

const drawings = {
  noTraffic: 'noTraffic',
  filtered: 'filtered',
  range: 'chooseRange',
  site: 'chooseSite',
  unknown: 'nothing',
  nothing: 'nothing',
  notLogged: 'nothing',
} as const satisfies Record<Emptiness['kind'], DrawingName>

/** Nothing to show, with the reason and the one thing that changes it. */
export function EmptyMessage({ reason, isSmall }: { reason: Emptiness; isSmall: boolean }) {
  const t = useWords(rareWords)
  const drawing = isSmall ? undefined : drawings[reason.kind]
  switch (reason.kind) {
    case 'noTraffic':
      return (
        <Message drawing={drawing} title={t('empty.noTraffic', { who: reason.who, range: reason.range })}>
          {reason.lastSeen && (
            <p className={css.messageText}>
              <Suspense fallback={<>&nbsp;</>}>{reason.lastSeen}</Suspense>
            </p>
          )}
        </Message>
      )
    case 'filtered':
      return (
        <Message
          drawing={drawing}
          title={t('empty.filtered')}
          actions={
            <>
              {reason.filters.slice(0, 3).map(({ label, onRelax }) => (
                <Button key={label} tone="secondary" size="s" onClick={onRelax}>
                  <span className={rareCss.relax}>{t('empty.relax', { filter: label })}</span>
                </Button>
              ))}
              {reason.filters.length > 1 && reason.onRelaxAll && (
                <Button tone="quiet" size="s" onClick={reason.onRelaxAll}>
                  {t('empty.relaxAll')}
                </Button>
              )}
            </>
          }
        >
          <p className={css.messageText}>{t('empty.filteredText')}</p>
        </Message>
      )
    case 'range':
      return (
        <Message drawing={drawing} title={t('empty.chooseRange')}>
          <p className={css.messageText}>{t('empty.chooseRangeText')}</p>
        </Message>
      )
    case 'site':
      return (
        <Message drawing={drawing} title={t('empty.chooseSite')}>
          <p className={css.messageText}>{t('empty.chooseSiteText')}</p>
        </Message>
      )
    case 'unknown':
      return (
        <Message drawing={drawing} title={t('empty.unknown', { range: reason.range })}>
          <p className={css.messageText}>{t('empty.unknownText')}</p>
        </Message>
      )
    case 'notLogged':
      // No server can log them.
      if (reason.field === 'queries') return <Message drawing={drawing} title={t('notLogged.queries')} />
      return <NotLogged field={reason.field} drawing={drawing} />
    case 'nothing':
      return <Message drawing={drawing} title={reason.text ?? t('empty.nothing')} />
  }
}

const LogLines = lazy(() => import('./LogLines.tsx').then((module) => ({ default: module.LogLines })))

function NotLogged({ field, drawing }: { field: AccessLogField; drawing: DrawingName | undefined }) {
  const t = useWords(rareWords)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <Message
      drawing={drawing}
      title={t(`notLogged.${field}`)}
      actions={
        <Button
          tone="secondary"
          size="s"
          onClick={() => {
            setOpened(true)
            setOpen(true)
          }}
        >
          {t('notLogged.how')}
        </Button>
      }
    >
      {wasOpened && (
        <Suspense fallback={null}>
          <LogLines isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Message>
  )
}

/** The user lacks a permission: which, and who can grant it. */
export function ForbiddenMessage({ what, isSmall }: { what: string; isSmall: boolean }) {
  const t = useWords(rareWords)
  return (
    <Message drawing={isSmall ? undefined : 'forbidden'} title={t('forbidden.title')}>
      <p className={css.messageText}>{t('forbidden.text', { what })}</p>
    </Message>
  )
}

/** A service that is not hired: a preview on sample data, and how to get it. */
export function OfferPreview({ offer, isSmall, children }: { offer: Offer; isSmall: boolean; children?: ReactNode }) {
  const t = useWords(rareWords)
  const frame = useWords(frameWords)
  return (
    <div className={cx(rareCss.preview, isSmall && rareCss.previewSmall)}>
      {children && (
        <span className={cx(rareCss.watermark, isSmall && rareCss.watermarkSmall)}>
          {t(isSmall ? 'notHired.example' : 'notHired.sample')}
        </span>
      )}
      <div className={rareCss.sample} aria-hidden="true" inert>
        {children}
      </div>
      <div className={cx(rareCss.offer, isSmall && rareCss.offerSmall)}>
        {!isSmall && (
          <>
            <p className={css.messageTitle}>{frame('notHired.title')}</p>
            <p className={css.messageText}>{t('notHired.text')}</p>
          </>
        )}
        <div className={css.actions}>
          <LinkButton tone="secondary" size="s" href={offer.action.href}>
            {offer.action.label}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

/** The explanation of a widget, beside the menu that opened it. */
export function AboutPopover({
  subtitle,
  about,
  onOpen,
}: {
  subtitle: string | undefined
  about: ReactNode
  onOpen: (isOpen: boolean) => void
}) {
  const t = useWords(frameWords)
  return (
    <Popover
      open
      onOpen={onOpen}
      label={t('menu.about')}
      placement="bottom-start"
      trigger={<span aria-hidden="true" />}
    >
      <div className={rareCss.about}>
        {subtitle && <p className={rareCss.aboutSubtitle}>{subtitle}</p>}
        <FrameBoundary of={subtitle} fallback={(retry) => <Button onClick={retry}>{t('failed.retry')}</Button>}>
          <Suspense fallback={<Skeleton height={40} />}>{about}</Suspense>
        </FrameBoundary>
      </div>
    </Popover>
  )
}
