import { Icon, locales, Menu, Select, useLocale, useTheme, useWords, VisuallyHidden } from '@parapet/ui'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'
import { shellWords } from '../words/shell.ts'
import * as css from './topBar.css.ts'

const modes = ['light', 'dark', 'system'] as const
const icons = { light: 'sun', dark: 'moon', system: 'system' } as const

/** Light, dark, or as the system. */
export function ModeMenu() {
  const t = useWords(shellWords)
  const { mode: shown } = useTheme()
  const { mode, setMode } = usePreferences()
  return (
    <Menu
      label={t('mode.label')}
      placement="bottom-end"
      trigger={
        <button type="button" className={css.topButton} aria-label={`${t('mode.label')}: ${t(`mode.${mode}`)}`}>
          <Icon name={icons[shown]} size={20} />
        </button>
      }
      items={modes.map((one) => ({
        label: t(`mode.${one}`),
        icon: icons[one],
        checked: mode === one,
        isOneOf: true,
        onSelect: () => setMode(one),
      }))}
    />
  )
}

/** The language of the dashboard; each is written in itself. */
export function LanguageMenu() {
  const t = useWords(shellWords)
  const { locale } = useLocale()
  const { setLocale } = usePreferences()
  return (
    <Menu
      label={t('language.label')}
      placement="bottom-end"
      trigger={
        <button type="button" className={css.topButton}>
          <VisuallyHidden>{`${t('language.label')}: ${t(`language.${locale}`)}`}</VisuallyHidden>
          <Icon name="language" size={20} />
          <span aria-hidden="true">{locale.toUpperCase()}</span>
        </button>
      }
      items={locales.map((one) => ({
        label: t(`language.${one}`),
        checked: one === locale,
        isOneOf: true,
        onSelect: () => setLocale(one),
      }))}
    />
  )
}

/** The mode as a field, for sheets and the profile. */
export function ModeChoice() {
  const t = useWords(shellWords)
  const { mode, setMode } = usePreferences()
  return (
    <Select
      label={t('mode.label')}
      name="mode"
      value={mode}
      onChange={(next) => next && setMode(next)}
      options={modes.map((one) => ({ value: one, label: t(`mode.${one}`) }))}
    />
  )
}

/** The language as a field, for sheets and the profile. */
export function LanguageChoice() {
  const t = useWords(shellWords)
  const { locale } = useLocale()
  const { setLocale } = usePreferences()
  return (
    <Select
      label={t('language.label')}
      name="language"
      value={locale}
      onChange={(next) => next && setLocale(next)}
      options={locales.map((one) => ({ value: one, label: t(`language.${one}`) }))}
    />
  )
}
