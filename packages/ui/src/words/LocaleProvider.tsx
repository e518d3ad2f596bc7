import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { Locale, Messages, T } from './types.ts'

export interface LocaleValue {
  locale: Locale
  /** IANA time zone in which every date of the page is shown. */
  zone: string
}

const LocaleContext = createContext<LocaleValue>({ locale: 'en', zone: 'UTC' })

/** Provides language and time zone; English and UTC without it. */
export function LocaleProvider({ locale, zone, children }: LocaleValue & { children?: ReactNode }) {
  const value = useMemo(() => ({ locale, zone }), [locale, zone])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** The language and time zone of the reader. */
export function useLocale(): LocaleValue {
  return use(LocaleContext)
}

/** The words of an area in the reader's language. Suspends until they are there; route loaders fetch them beforehand. */
export function useWords<M extends Messages>(catalogue: Catalogue<M>): T<M> {
  const { locale } = useLocale()
  use(catalogue.load(locale))
  return catalogue.words(locale) ?? unreachable()
}

function unreachable(): never {
  throw new Error('a loaded catalogue has words')
}
