import { Icon, locales, Menu, useLocale, useTheme, useWords, VisuallyHidden } from '@parapet/ui'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { shellWords } from '../../platform/words/shell.words.ts'
import * as css from './topBar.css.ts'

export const modes = ['light', 'dark', 'system'] as const
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
        isRadio: true,
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
        isRadio: true,
        onSelect: () => setLocale(one),
      }))}
    />
  )
}
