import type { ServiceKey } from '@parapet/api'
import { Icon, type IconName, useWords } from '@parapet/ui'
import type { ReactNode } from 'react'
import { marketingWords } from '../../words/marketing.ts'
import * as css from './marketing.css.ts'

interface ServicePanelProps {
  service: ServiceKey
  icon: IconName
  /** Under the intro: a status, or why something cannot be done. */
  note?: ReactNode
  /** One button (§1). */
  action: ReactNode
  level?: 1 | 2 | 3
}

/** What a service is for, before it is hired (§1): title, subtitle, intro, feature list, one button. */
export function ServicePanel({ service, icon, note, action, level = 2 }: ServicePanelProps) {
  const t = useWords(marketingWords)
  const Title = `h${level}` as const
  const features = t(`${service}.features`)
    .trim()
    .split(/\s*\n\s*/)
  return (
    <article className={css.panel}>
      <div className={css.mark}>
        <Icon name={icon} size={20} />
      </div>
      <div>
        <Title className={css.title}>{t(`${service}.title`)}</Title>
        <p className={css.subtitle}>{t(`${service}.subtitle`)}</p>
      </div>
      <p className={css.intro}>{t(`${service}.intro`)}</p>
      <div>
        <h3 className={css.featuresTitle}>{t('features')}</h3>
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
      {note}
      <div className={css.action}>{action}</div>
    </article>
  )
}
