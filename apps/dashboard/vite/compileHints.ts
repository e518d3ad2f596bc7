import type { Plugin } from 'vite'
import { firstLoads } from './firstLoads.ts'

export const HINT = '//# allFunctionsCalledOnLoad\n'

/** The chunks that every page behind the login loads first, and those of screens that opt in. */
export const hinted = [
  ...['base', 'inside', 'board'],
  ...firstLoads.flatMap(({ page, chunk }) => (chunk?.isCompiledOnLoad ? [page] : [])),
]

const floating = {
  parts: 'floating/parts.ts',
  SearchedList: 'field/SearchedList.tsx',
  OptionList: 'field/OptionList.tsx',
}

/** The chunks of popovers, menus, lists and dialogs, which idle pages load: compiled when it opens, the first one takes 1.6 times as long. */
export const hintedLater = Object.keys(floating)

const isFloating = (moduleId: string) =>
  Object.values(floating).some((path) => moduleId.endsWith(`/packages/ui/src/${path}`))

/**
 * Marks our chunks to be compiled while they load (Chromium only, https://v8.dev/blog/explicit-compile-hints). The comment must be
 * the first line: Vite writes its list of files above what `output.postBanner` adds.
 */
export function compileHintsPlugin(): Plugin {
  return {
    name: 'parapet-compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && (hinted.includes(file.name) || file.moduleIds.some(isFloating)))
            file.code = HINT + file.code
      },
    },
  }
}
