import { Icon, Logo, locales, Pin, useLocale, useTheme, useWords } from '@parapet/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { LegalLinks } from '../../platform/config/LegalLinks.tsx'
import * as css from './AuthFrame.css.ts'
import { authWords } from './auth.words.ts'
import { BrandPattern } from './BrandPattern.tsx'
import { usePublic } from './PublicContext.ts'

interface AuthFrameProps {
  title: string
  text?: string
  /** The end of the top bar; a choice of the language by default. */
  tools?: ReactNode
  children: ReactNode
}

/** The layout of every page before the shell: a brand panel, which phones hide, and the content. */
export function AuthFrame({ title, text, tools = <LanguageSelect />, children }: AuthFrameProps) {
  const t = useWords(authWords)
  const { seed } = useTheme()
  const { locale } = useLocale()
  const slogan = seed.login?.slogan
  const heading = useRef<HTMLHeadingElement>(null)
  const previousTitle = useRef<string>(undefined)

  useEffect(() => {
    document.title = `${title} - ${seed.title}`
    if (
      previousTitle.current !== undefined &&
      previousTitle.current !== title &&
      !document.activeElement?.matches('input')
    )
      heading.current?.focus()
    previousTitle.current = title
  }, [title, seed.title])

  return (
    <div className={css.frame}>
      <aside className={css.panel} aria-label={seed.title}>
        <BrandPattern />
        <div className={css.brand}>
          <Logo on="rail">
            <span className={css.mark}>
              <Pin size={32} />
            </span>
            {seed.title}
          </Logo>
        </div>
        <p className={css.line}>{slogan?.[locale] || slogan?.en || slogan?.es || t('line')}</p>
        <div className={css.powered}>{seed.poweredBy}</div>
      </aside>
      <div className={css.side}>
        <header className={css.top}>
          <div className={css.topBrand}>
            <Logo on="page">
              <span className={css.topMark}>
                <Pin size={24} />
              </span>
              {seed.title}
            </Logo>
          </div>
          <div className={css.tools}>{tools}</div>
        </header>
        <main className={css.middle}>
          <div className={css.head}>
            <h1 ref={heading} tabIndex={-1} className={css.title}>
              {title}
            </h1>
            {text && <p className={css.text}>{text}</p>}
          </div>
          {children}
        </main>
        <footer className={css.foot}>
          <LegalLinks className={css.legal} />
        </footer>
      </div>
    </div>
  )
}

// A native select: the login must not load a list component for two languages.
function LanguageSelect() {
  const t = useWords(authWords)
  const { locale } = useLocale()
  const { setLocale } = usePublic()
  return (
    <label className={css.language}>
      <Icon name="language" label={t('language')} />
      <select
        className={css.languageSelect}
        aria-label={t('language')}
        value={locale}
        onChange={(event) => {
          const next = locales.find((one) => one === event.target.value)
          if (next) setLocale(next)
        }}
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {t(`language.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
