/** The shapes of the map. */
export interface World {
  /** Units of the map's field that one step of the coordinates stands for. */
  step: number
  shapes: Readonly<Record<string, string>>
  /** Land without a code of its own. */
  rest: string
  /** Countries too small for a shape. */
  specks: Readonly<Record<string, readonly [x: number, y: number]>>
}

interface WorldStore {
  get(): World | null
  load(): Promise<World>
  subscribe(listener: () => void): () => void
}

function storeOf(fetchIt: () => Promise<World>): WorldStore {
  let world: World | null = null
  let loading: Promise<World> | undefined
  const listeners = new Set<() => void>()
  const load = () => {
    loading ??= fetchIt().then(
      (module) => {
        world = module
        for (const listener of listeners) listener()
        return module
      },
      (problem: unknown) => {
        loading = undefined
        throw problem
      },
    )
    return loading
  }
  return {
    get: () => world,
    load,
    subscribe(listener) {
      listeners.add(listener)
      load().catch(() => undefined)
      return () => listeners.delete(listener)
    },
  }
}

/** The countries as a store: fetched (16 KB) when the first map of them is shown. Without it the list beside the map still says everything. */
export const worldStore = storeOf(() => import('./generated/world.ts'))

/** Land alone, for maps of points (3 KB). */
export const landStore = storeOf(() => import('./generated/land.ts'))
