import { Icon, type Locale, locales, Menu, type MenuItem, useLocale, useTheme, useWords } from '@parapet/ui'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'
import { shellWords } from '../words/shell.ts'
import * as css from './frame.css.ts'

const modes = ['light', 'dark', 'system'] as const
const icons = { light: 'sun', dark: 'moon', system: 'system' } as const

/** Light, dark, or as the system. */
export function ModeMenu() {
  const t = useWords(shellWords)
  const { mode: shown } = useTheme()
  const { mode, setMode } = usePreferences()
  const items = modes.map(
    (one): MenuItem => ({
      label: t(`mode.${one}`),
      icon: icons[one],
      checked: mode === one,
      onSelect: () => setMode(one),
    }),
  )
  return (
    <Menu
      label={t('mode.label')}
      trigger={
        <button type="button" className={css.topButton} aria-label={`${t('mode.label')}: ${t(`mode.${mode}`)}`}>
          <Icon name={icons[shown]} size={20} />
        </button>
      }
      items={items}
    />
  )
}

/** The language of the dashboard; each is written in itself. */
export function LanguageMenu() {
  const t = useWords(shellWords)
  const { locale } = useLocale()
  const { setLocale } = usePreferences()
  const items = locales.map(
    (one: Locale): MenuItem => ({
      label: t(`language.${one}`),
      checked: one === locale,
      onSelect: () => setLocale(one),
    }),
  )
  return (
    <Menu
      label={t('language.label')}
      trigger={
        <button
          type="button"
          className={css.topButton}
          aria-label={`${t('language.label')}: ${t(`language.${locale}`)}`}
        >
          <Icon name="language" size={20} />
          <span aria-hidden="true">{locale.toUpperCase()}</span>
        </button>
      }
      items={items}
    />
  )
}
