import { type Locale, locales } from '@parapet/ui'

type ModeChoice = 'system' | 'light' | 'dark'

/** What this browser remembers for pages where nobody is logged in: mode and language as they were last chosen here. */
export interface DeviceChoices {
  readonly mode: ModeChoice
  /** null: as the browser says. */
  readonly locale: Locale | null
}

const MODE = 'parapet.mode'
const LOCALE = 'parapet.locale'

/** Reads the choices; a storage that refuses is a browser that forgets. */
export function readDeviceChoices(storage: Pick<Storage, 'getItem'> = localStorage): DeviceChoices {
  const kept = (key: string) => {
    try {
      return storage.getItem(key)
    } catch {
      return null
    }
  }
  const mode = kept(MODE)
  const locale = kept(LOCALE)
  return {
    mode: mode === 'light' || mode === 'dark' ? mode : 'system',
    locale: locales.find((one) => one === locale) ?? null,
  }
}

/** Keeps the choices; the start script reads the mode before the first paint. */
export function writeDeviceChoices({ mode, locale }: DeviceChoices, storage: Storage = localStorage): void {
  try {
    storage.setItem(MODE, mode)
    if (locale) storage.setItem(LOCALE, locale)
    else storage.removeItem(LOCALE)
  } catch {
    return // Private windows may refuse: the choice then lasts as long as the page.
  }
}

/** The first of the browser's languages that we speak; English when none is. */
export function browserLocale(languages: readonly string[] = navigator.languages): Locale {
  for (const language of languages) {
    const found = locales.find((one) => language.toLowerCase().split('-')[0] === one)
    if (found) return found
  }
  return 'en'
}
