import { type Plugin } from 'vite'

type Piece = string | 0 | [name: string, kind?: 'p' | 'o' | 's', branches?: Record<string, Piece[]>, offset?: number]
/** Compiles one ICU message. Throws on invalid ICU and on unsupported features. */
export declare function compileMessage(text: string, locale?: string): string | Piece[]
/** Compiles a module `export default { key: 'ICU', … } as const`. Errors name the position in `file`. */
export declare function compileWords(code: string, file: string): string
/** Vite plugin for the app, Storybook and the tests. */
export declare function wordsPlugin(): Plugin
