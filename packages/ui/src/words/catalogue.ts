import { type Compiled, type Values, writeMessage } from './message.ts'
import { trackPromise } from './trackPromise.ts'
import type { Locale, Messages, T, Translation } from './types.ts'

/** The texts of one area in every language, each loaded on demand. */
export interface Catalogue<M extends Messages> {
  /** Loads a language; returns the same promise until it fails. */
  load(locale: Locale): Promise<void>
  /** The translation function of a language, undefined until loaded; its identity is stable. */
  words(locale: Locale): T<M> | undefined
}

/** Every catalogue whose module has run: those of the code that is loaded. */
const loadedCode = new Set<(locale: Locale) => Promise<void>>()

type Table = Readonly<Record<string, Compiled>>

/** Creates a message catalogue. The English file defines the types of keys and arguments. */
export function catalogue<M extends Messages>(load: {
  en: () => Promise<{ default: M }>
  es: () => Promise<{ default: Translation<M> }>
}): Catalogue<M> {
  const loading = new Map<Locale, Promise<void>>()
  const loaded = new Map<Locale, T<M>>()
  const made: Catalogue<M> = {
    load(locale) {
      const known = loading.get(locale)
      if (known) return known
      const fetched = load[locale]().then(
        (module) => {
          loaded.set(locale, createTranslate(module.default as unknown as Table, locale))
        },
        (problem: unknown) => {
          loading.delete(locale)
          throw problem
        },
      )
      const started = trackPromise(fetched)
      loading.set(locale, started)
      return started
    },
    words: (locale) => loaded.get(locale),
  }
  loadedCode.add(made.load)
  return made
}

function createTranslate<M extends Messages>(table: Table, locale: Locale): T<M> {
  const none: Values = {}
  return (key, ...values) => writeMessage(table[key] ?? key, (values[0] as Values | undefined) ?? none, locale)
}

/** Loads the texts of all code that is loaded, so that its first render finds them; what is loaded already costs nothing. */
export async function loadWords(locale: Locale): Promise<void> {
  await Promise.all([...loadedCode].map((load) => load(locale)))
}
