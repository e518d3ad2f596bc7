import { Button, Icon, type IconName, Link, Status, Tooltip, useWords } from '@parapet/ui'
import { marketingWords } from '../../words/marketing.ts'
import { servicesWords } from '../../words/services.ts'
import { shellWords } from '../../words/shell.ts'
import type { ListedService, ServiceStanding } from './serviceList.ts'
import * as css from './services.css.ts'

const tones = { active: 'good', hired: 'info', other: 'quiet' } as const

/** The standing as icon and word; what it means for the reader is a tooltip away. */
export function Standing({ standing }: { standing: ServiceStanding }) {
  const t = useWords(servicesWords)
  return (
    <Tooltip text={t(`state.${standing}Hint`)}>
      <Status tone={tones[standing]} label={t(`state.${standing}`)} />
    </Tooltip>
  )
}

interface ServiceCardProps {
  listed: ListedService
  /** The service's own page; null when it has none here. */
  pageHref: string | null
  panelHref: string
  /** Activates or deactivates; undefined when the user may do neither here (the panel says why). */
  onChange?: () => void
  isBusy: boolean
}

/** One service: what it is, how it stands, and what can be done about it. */
export function ServiceCard({ listed, pageHref, panelHref, onChange, isBusy }: ServiceCardProps) {
  const { service, standing } = listed
  const t = useWords(servicesWords)
  const name = useWords(shellWords)(`service.${service.key}`)
  const text = useWords(marketingWords)(`${service.key}.intro`)
  return (
    <article className={css.card} data-standing={standing}>
      <div className={css.cardHead}>
        <span className={css.cardIcon}>
          <Icon name={service.icon as IconName} size={20} />
        </span>
        <h3 className={css.cardName}>{name}</h3>
        <Standing standing={standing} />
      </div>
      <p className={css.cardText}>{text}</p>
      <div className={css.cardFoot}>
        <Link href={standing === 'active' && pageHref ? pageHref : panelHref}>
          {standing === 'active' && pageHref ? t('open') : t('details')}
        </Link>
        {onChange && (
          <Button
            size="s"
            tone={standing === 'other' ? 'secondary' : 'quiet'}
            busy={isBusy}
            onClick={onChange}
            label={`${standing === 'other' ? t('activate') : t('deactivate')}: ${name}`}
          >
            {standing === 'other' ? t('activate') : t('deactivate')}
          </Button>
        )}
      </div>
    </article>
  )
}
