import type { ServiceKey } from '@parapet/api'
import { Icon, type IconName, useWords } from '@parapet/ui'
import type { ReactNode } from 'react'
import { marketingWords } from '../words/marketing.ts'
import * as css from './marketing.css.ts'

interface ServicePanelProps {
  service: ServiceKey
  icon: IconName
  /** Under the intro: a status, or why something cannot be done. */
  note?: ReactNode
  /** One button (§1). */
  action: ReactNode
  isTitled?: boolean
}

/** The marketing panel of a service (§1): title, subtitle, intro, feature list, one button. */
export function ServicePanel({ service, icon, note, action, isTitled = true }: ServicePanelProps) {
  const t = useWords(marketingWords)
  const features = t(`${service}.features`)
    .trim()
    .split(/\s*\n\s*/)
  const Heading = isTitled ? 'h3' : 'h2'
  return (
    <article className={css.panel}>
      <div className={css.words}>
        <div className={css.mark}>
          <Icon name={icon} size={20} />
        </div>
        <div>
          {isTitled && <h2 className={css.title}>{t(`${service}.title`)}</h2>}
          <p className={isTitled ? css.subtitle : css.lead}>{t(`${service}.subtitle`)}</p>
        </div>
        <p className={css.intro}>{t(`${service}.intro`)}</p>
        {note}
        <div className={css.action}>{action}</div>
      </div>
      <div className={css.box}>
        <Heading className={css.featuresTitle}>{t('features')}</Heading>
        <ul className={css.features}>
          {features.map((feature) => (
            <li key={feature} className={css.feature}>
              <span className={css.tick}>
                <Icon name="check" size={16} />
              </span>
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
