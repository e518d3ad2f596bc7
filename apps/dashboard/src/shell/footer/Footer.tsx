import { Icon, type IconName, lazyModule, useTheme, useWords } from '@parapet/ui'
import { useState } from 'react'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { useLazyPanel } from '../../kit/page/useLazyPanel.ts'
import { ProviderPageLink } from '../../kit/viewer/ProviderPageLink.tsx'
import type { docsAddress } from '../../platform/config/docsAddress.ts'
import { LegalLinks } from '../../platform/config/LegalLinks.tsx'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { shellWords } from '../../platform/words/shell.words.ts'
import { notOnPhone } from '../topBar/topBar.css.ts'
import * as css from './footer.css.ts'

const changeLog = lazyModule(() => import('./ChangeLog.tsx'))

interface FooterProps {
  helpHref: string | null
  salesHref: string | null
  docs: ReturnType<typeof docsAddress>
  blogHref: string | null
  version: string
}

/** The page footer: Help, Sales, Docs, Blog, powered-by line, legal links, and the version (not on phones, §2). */
export function Footer({ helpHref, salesHref, docs, blogHref, version }: FooterProps) {
  const t = useWords(shellWords)
  const { seed } = useTheme()
  const [isChangeLogOpen, setChangeLogOpen] = useState(false)
  const { ChangeLog } = useLazyPanel(changeLog, isChangeLogOpen, () => setChangeLogOpen(false)) ?? {}
  const externalLinks = [
    { key: 'sales', icon: 'mail', href: salesHref },
    { key: 'docs', icon: 'book', href: docs.href },
    { key: 'blog', icon: 'news', href: blogHref },
  ] as const
  return (
    <footer className={css.foot}>
      <ul className={css.footCards} aria-label={t('foot.label')}>
        {helpHref && (
          <li>
            <RouterLink href={helpHref} className={css.footCard}>
              <CardText icon="help" title={t('help.title')} text={t('help.text')} />
            </RouterLink>
          </li>
        )}
        {externalLinks.map(
          ({ key, icon, href }) =>
            href && (
              <li key={key}>
                {href.startsWith('mailto:') ? (
                  <a href={href} className={css.footCard}>
                    <CardText icon={icon} title={t(`${key}.title`)} text={t(`${key}.text`)} />
                  </a>
                ) : (
                  <ProviderPageLink href={href} name={t(`${key}.title`)} className={css.footCard}>
                    <CardText
                      icon={icon}
                      title={t(`${key}.title`)}
                      text={t(key === 'docs' && docs.isOfPage ? 'docs.page' : `${key}.text`)}
                    />
                  </ProviderPageLink>
                )}
              </li>
            ),
        )}
      </ul>
      <div className={css.footLine}>
        <span>{seed.poweredBy}</span>
        <span className={css.footLegal}>
          <LegalLinks className={css.footLink} />
        </span>
        <span className={notOnPhone}>
          <button type="button" className={css.footVersion} onClick={() => setChangeLogOpen(true)}>
            {t('version', { version })}
          </button>
        </span>
      </div>
      {ChangeLog && (
        <OptionalBoundary>
          <ChangeLog open={isChangeLogOpen} onClose={() => setChangeLogOpen(false)} />
        </OptionalBoundary>
      )}
    </footer>
  )
}

function CardText({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <>
      <span className={css.footIcon}>
        <Icon name={icon} size={20} />
      </span>
      <span className={css.footText}>
        <span className={css.footStrong}>{title}</span>
        <span className={css.footMuted}>{text}</span>
      </span>
    </>
  )
}
