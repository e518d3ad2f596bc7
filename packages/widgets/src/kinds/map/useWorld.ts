import { type LazyModule, lazyModule } from '@parapet/ui'

export interface WorldPaths {
  step: number
  shapes: Readonly<Record<string, string>>
  rest: string
  specks: Readonly<Record<string, readonly [x: number, y: number]>>
}

function shown(shapes: LazyModule<WorldPaths>): LazyModule<WorldPaths> {
  return {
    ...shapes,
    subscribe(tell) {
      shapes.load().catch(() => undefined)
      return shapes.subscribe(tell)
    },
  }
}

/** The store of country shapes (16 KB), loaded with the first map. */
export const worldStore = shown(lazyModule(() => import('./generated/world.ts')))

/** Land alone, for maps of points (3 KB). */
export const landStore = shown(lazyModule(() => import('./generated/land.ts')))
