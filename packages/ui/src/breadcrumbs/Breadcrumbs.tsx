import { Icon } from '../icon/Icon.tsx'
import { useAnchor } from '../link/Link.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import * as css from './breadcrumbs.css.ts'

export interface Crumb {
  label: string
  href?: string
}

/** The path from Home to the current page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useWords(uiWords)
  const Anchor = useAnchor()
  return (
    <nav aria-label={t('crumbs.label')} className={css.root}>
      <ol className={css.list}>
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={index} className={css.crumb}>
              {href !== undefined && !isLast ? (
                <Anchor href={href} className={css.link}>
                  {label}
                </Anchor>
              ) : (
                <span className={css.here} aria-current={isLast ? 'page' : undefined}>
                  {label}
                </span>
              )}
              {!isLast && (
                <span className={css.mark}>
                  <Icon name="chevronRight" size={16} />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
