import { createContext, type ReactNode, use, useMemo } from 'react'
import type { ByteLabels } from '../format/numbers.ts'
import type { Catalogue } from './catalogue.ts'
import type { Locale, Messages, T } from './types.ts'

export interface LocaleValue {
  locale: Locale
  /** IANA time zone in which every date of the page is shown. */
  zone: string
  byteLabels?: ByteLabels
}

const LocaleContext = createContext<LocaleValue>({ locale: 'en', zone: 'UTC' })

/** Provides language and time zone; without it they are English and UTC. */
export function LocaleProvider({ locale, zone, byteLabels = 'iec', children }: LocaleValue & { children?: ReactNode }) {
  const value = useMemo(() => ({ locale, zone, byteLabels }), [locale, zone, byteLabels])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

export function useLocale(): LocaleValue {
  return use(LocaleContext)
}

/** Returns the translation function of a catalogue. Suspends until it is loaded; route loaders load it in advance. */
export function useWords<M extends Messages>(catalogue: Catalogue<M>): T<M> {
  const { locale } = useLocale()
  use(catalogue.load(locale))
  return catalogue.words(locale) ?? unreachable()
}

function unreachable(): never {
  throw new Error('a loaded catalogue has words')
}
