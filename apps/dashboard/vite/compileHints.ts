import type { Plugin } from 'vite'

export const HINT = '//# allFunctionsCalledOnLoad\n'

/** The chunks that every page behind the login, and home, begin with. */
export const hinted = ['base', 'inside', 'board', 'home']

/**
 * Marks chunks most of whose functions run while a page comes: Chromium then compiles them while they are fetched, off the main thread, instead
 * of one by one when they are first called. Other browsers read a comment. It has to be the first line.
 */
export function compileHintsPlugin(): Plugin {
  return {
    name: 'parapet-compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has put its own line before a chunk.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && hinted.includes(file.name)) file.code = HINT + file.code
      },
    },
  }
}
