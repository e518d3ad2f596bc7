// Tracks timers, requests and animations of a story for the picture suite. Import it before any timer.

const longMs = 2500
const putOffMs = 30_000
const busyMarks = '[data-drawing="true"], [data-state="loading"], [aria-busy="true"]'

/** `free`: used by a person. `visited`: long timers are postponed. `held`: the picture is taken, none fires. */
export type Pace = 'free' | 'visited' | 'held'

export interface Stillness {
  readonly busy: readonly string[]
  readonly changes: number
}

declare global {
  interface Window {
    parapetStill?: { pace: (next: Pace) => void; look: (showsWaiting: boolean) => Stillness }
  }
}

let pace: Pace = 'free'
const waits = new Map<number, string>()
/** How many waits each place has begun: one that begins again and again polls for what a waiting story never gets. */
const begun = new Map<string, number>()
const POLLS_FROM = 3
const idle = new Set<number>()
const heldBack = new Set<() => void>()

const realSetTimeout = window.setTimeout.bind(window)
const realClearTimeout = window.clearTimeout.bind(window)
const puttingOff = new Map<number, number>()

const framesToCaller = 3

const callerOf = (): string => {
  const { stackTraceLimit } = Error
  // Every frame that is written takes time, and each timer of a story asks.
  Error.stackTraceLimit = framesToCaller
  const frames = new Error('a wait').stack?.split('\n') ?? []
  Error.stackTraceLimit = stackTraceLimit
  return (frames[framesToCaller] ?? '')
    .trim()
    .replace(/^at /, '')
    .replace(/https?:\/\/[^/]+\//, '')
}

function setTimeoutCounted(handler: TimerHandler, delay = 0, ...given: unknown[]): number {
  if (typeof handler !== 'function') return realSetTimeout(handler, delay, ...given)
  const isLong = delay >= longMs
  const run = (): void => {
    waits.delete(id)
    puttingOff.delete(id)
    const call = () => void handler(...given)
    if (isLong && pace === 'held') heldBack.add(call)
    else if (isLong && pace === 'visited') puttingOff.set(id, realSetTimeout(call, putOffMs))
    else call()
  }
  const id: number = realSetTimeout(run, delay)
  if (!isLong) {
    const wait = `a wait of ${delay} ms (${pace === 'free' ? 'begun before the visit' : callerOf()})`
    waits.set(id, wait)
    begun.set(wait, (begun.get(wait) ?? 0) + 1)
  }
  return id
}

window.setTimeout = setTimeoutCounted as typeof window.setTimeout
window.clearTimeout = (id) => {
  const own = Number(id)
  waits.delete(own)
  realClearTimeout(puttingOff.get(own))
  puttingOff.delete(own)
  realClearTimeout(id)
}

if (typeof window.requestIdleCallback === 'function') {
  const realRequest = window.requestIdleCallback.bind(window)
  const realCancel = window.cancelIdleCallback.bind(window)
  window.requestIdleCallback = (run, options) => {
    const id = realRequest((deadline) => {
      idle.delete(id)
      run(deadline)
    }, options)
    idle.add(id)
    return id
  }
  window.cancelIdleCallback = (id) => {
    idle.delete(id)
    realCancel(id)
  }
}

let changes = 0
new MutationObserver((records) => {
  changes += records.length
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

const isMoving = (animation: Animation): boolean =>
  animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY

function nameOf(element: Element): string {
  const mark = ['data-drawing', 'data-state', 'aria-busy'].find((name) => element.hasAttribute(name)) ?? 'class'
  const owner = element.closest('[data-widget]')?.getAttribute('data-widget')
  return `${element.tagName.toLowerCase()}[${mark}]${owner ? ` of ${owner}` : ''}`
}

function look(showsWaiting: boolean): Stillness {
  const isPoll = (wait: string) => showsWaiting && (begun.get(wait) ?? 0) >= POLLS_FROM
  const busy = [...waits.values()].filter((wait) => !isPoll(wait))
  const isPolling = [...begun.keys()].some(isPoll)
  if (idle.size > 0 && !isPolling) busy.push(`${idle.size} idle callbacks`)
  if (document.fonts.status !== 'loaded') busy.push('fonts')
  const images = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy')
  if (images.length > 0) busy.push(`${images.length} images`)
  const moving = document.getAnimations().filter(isMoving)
  if (moving.length > 0) busy.push(`${moving.length} animations`)
  if (!showsWaiting) busy.push(...[...document.querySelectorAll(busyMarks)].map(nameOf))
  return { busy, changes }
}

window.parapetStill = {
  look,
  pace: (next) => {
    pace = next
    if (next === 'visited') {
      begun.clear()
      heldBack.clear()
      for (const timer of puttingOff.values()) realClearTimeout(timer)
      puttingOff.clear()
    }
  },
}
