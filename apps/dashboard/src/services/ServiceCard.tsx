import { Button, Icon, Link, Status, useWords, VisuallyHidden } from '@parapet/ui'
import { marketingWords } from '../words/marketing.ts'
import { servicesWords } from '../words/services.ts'
import { shellWords } from '../words/shell.ts'
import type { ListedService, SubscriptionState } from './serviceList.ts'
import * as css from './services.css.ts'

const tones = { active: 'good', hired: 'info', other: 'quiet' } as const

/** The status of a service, as icon and word. */
export function SubscriptionStatus({ status }: { status: SubscriptionState }) {
  const t = useWords(servicesWords)
  return <Status tone={tones[status]} label={t(`state.${status}`)} />
}

interface ServiceCardProps {
  listed: ListedService
  pageHref: string | null
  panelHref: string
  /** Activates or deactivates; undefined when the user may do neither (the panel explains why). */
  onChange: (() => void) | undefined
  isBusy: boolean
}

/** One service: its purpose, its status and its action. */
export function ServiceCard({ listed, pageHref, panelHref, onChange, isBusy }: ServiceCardProps) {
  const { service, status } = listed
  const t = useWords(servicesWords)
  const name = useWords(shellWords)(`service.${service.key}`)
  const text = useWords(marketingWords)(`${service.key}.intro`)
  const isOpenable = status === 'active' && pageHref !== null
  return (
    <article className={css.card} data-status={status}>
      <div className={css.cardHead}>
        <span className={css.cardIcon}>
          <Icon name={service.icon} size={20} />
        </span>
        <h3 className={css.cardName}>{name}</h3>
        <SubscriptionStatus status={status} />
      </div>
      <p className={css.cardText}>{text}</p>
      <div className={css.cardFoot}>
        <Link href={isOpenable ? pageHref : panelHref}>
          {isOpenable ? t('open') : t('details')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
        {onChange && (
          <span className={status === 'other' ? undefined : css.cardChange}>
            <Button size="s" tone={status === 'other' ? 'secondary' : 'quiet'} busy={isBusy} onClick={onChange}>
              {status === 'other' ? t('activate') : t('deactivate')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </span>
        )}
      </div>
    </article>
  )
}
