import type { Catalogue, T } from '@parapet/ui'

/** The translation function of a catalogue, where only its value is exported. */
export type WordsOf<C> = C extends Catalogue<infer M> ? T<M> : never
