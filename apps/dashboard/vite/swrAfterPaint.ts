import type { Plugin } from 'vite'

const turn = "window['requestAnimationFrame'](f)"

/** Builds SWR so that what it has cached is asked for after the frame that shows it, not within (decision 0039). Fails when that code has changed. */
export function swrAfterPaintPlugin(): Plugin {
  let isFound = false
  return {
    name: 'parapet-swr-after-paint',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/swr\/dist\//.test(id) || !code.includes(turn)) return null
      isFound = true
      return { code: code.replace(turn, "window['requestAnimationFrame'](() => setTimeout(f))"), map: null }
    },
    buildEnd(problem) {
      if (!problem && !isFound) throw new Error('swr asks in another way for what it has cached')
    },
  }
}
