import { type Locale, loadWords, uiWords } from '@parapet/ui'
import { browserLocale, readDeviceChoices } from '../preferences/deviceChoices.ts'
import { authWords } from '../words/auth.ts'
import { noticeWords } from '../words/notices.ts'

/** Returns the language of this browser before the login. */
export function deviceLocale(): Locale {
  return readDeviceChoices().locale ?? browserLocale()
}

/** All words that the pages before the login need. */
export function loadPublicWords(locale: Locale): Promise<void> {
  return loadWords(locale, uiWords, authWords, noticeWords)
}
