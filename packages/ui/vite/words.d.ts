import { type Plugin } from 'vite'

type Piece = string | 0 | [name: string, kind?: 'p' | 'o' | 's', branches?: Record<string, Piece[]>, offset?: number]
/** One ICU message as the runtime reads it. Throws on anything that is not ICU or that we do not use. */
export declare function compileMessage(text: string, locale?: string): string | Piece[]
/** The module `export default { key: 'ICU', … } as const` as a module of compiled messages. Throws with the place in `file`. */
export declare function compileWords(code: string, file: string): string
/** Vite plugin for the app, Storybook and the tests. */
export declare function wordsPlugin(): Plugin
