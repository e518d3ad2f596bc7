import type { Plugin } from 'vite'

const file = /\/react-router\/dist\/.*\.mjs$/
const made = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm
// What is said to a class after it was made keeps it in the build; within the class it does not.
const toldLater = /^(\w+)\.contextType = (\w+);$/gm
const named = /^\w+\.displayName = "[^"]*";$/gm

/**
 * react-router makes the parts of its data router while it is read, so that none can be left out of the build: forms, fetchers, prefetching
 * for its server. Their making is marked as without effects, and their names for developers' tools go: 8 KB of 14 (decision 0015).
 */
export function pureRouterPlugin(): Plugin {
  let marked = 0
  return {
    name: 'parapet-pure-router',
    apply: 'build',
    transform: {
      filter: { id: file },
      handler(code) {
        let pure = code.replace(made, '$1/* @__PURE__ */ $2').replace(named, '')
        for (const [line, name, context] of code.matchAll(toldLater))
          pure = pure
            .replace(line, '')
            .replace(
              new RegExp(`^(var ${name} = class extends [\\w.]+ \\{)$`, 'm'),
              `$1 static contextType = ${context};`,
            )
        if (pure === code) return null
        marked += 1
        return { code: pure, map: null }
      },
    },
    // A new version that is written in another way must not bring the 8 KB back unseen.
    buildEnd(problem) {
      if (!problem && marked === 0)
        this.error('vite/pureRouter.ts: nothing in react-router was marked; was it written anew?')
    },
  }
}
