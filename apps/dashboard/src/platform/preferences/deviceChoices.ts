import { type Locale, locales } from '@parapet/ui'
import { withStorage } from '../session/withStorage.ts'

type ModeChoice = 'system' | 'light' | 'dark'

/** Mode and language last chosen in this browser, for pages before the login. */
export interface DeviceChoices {
  readonly mode: ModeChoice
  /** null: the browser's language. */
  readonly locale: Locale | null
}

const MODE = 'parapet.mode'
const LOCALE = 'parapet.locale'

// Some browsers refuse even to name it.
const browserStorage = () => localStorage

/** Reads the choices; a storage that refuses is a browser that forgets. */
export function readDeviceChoices(storage: () => Storage = browserStorage): DeviceChoices {
  const kept = (key: string) => withStorage(storage, (open) => open.getItem(key), null)
  const mode = kept(MODE)
  const locale = kept(LOCALE)
  return {
    mode: mode === 'light' || mode === 'dark' ? mode : 'system',
    locale: locales.find((one) => one === locale) ?? null,
  }
}

/** Stores the choices; if storage is blocked they last as long as the page. */
export function writeDeviceChoices({ mode, locale }: DeviceChoices, storage: () => Storage = browserStorage): void {
  withStorage(
    storage,
    (open) => {
      open.setItem(MODE, mode)
      if (locale) open.setItem(LOCALE, locale)
      else open.removeItem(LOCALE)
    },
    undefined,
  )
}

/** The first of the browser's languages that we speak; English when none is. */
export function browserLocale(languages: readonly string[] = navigator.languages): Locale {
  for (const language of languages) {
    const found = locales.find((one) => language.toLowerCase().split('-')[0] === one)
    if (found) return found
  }
  return 'en'
}

/** Returns the language of this browser before the login. */
export function deviceLocale(): Locale {
  return readDeviceChoices().locale ?? browserLocale()
}
