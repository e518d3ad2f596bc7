import { locales, Select, useLocale, useWords } from '@parapet/ui'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { shellWords } from '../../platform/words/shell.words.ts'
import { modes } from './ModeMenu.tsx'

/** The mode as a field, for sheets and the profile. */
export function ModeChoice() {
  const t = useWords(shellWords)
  const { mode, setMode } = usePreferences()
  return (
    <Select
      label={t('mode.label')}
      name="mode"
      value={mode}
      onChange={setMode}
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
      onChange={setLocale}
      options={locales.map((one) => ({ value: one, label: t(`language.${one}`) }))}
    />
  )
}
