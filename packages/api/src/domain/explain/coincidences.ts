/** When a change began: within `resolution` seconds from `at`, since figures come in buckets. Epoch seconds. */
export interface Onset {
  readonly at: number
  readonly resolution: number
}

/** An event that began close to an onset, and how the two lie in time. It is never called a cause. */
export interface Coincidence<E> {
  readonly event: E
  /** `within`: in the same bucket, so that which of the two was first is unknown. */
  readonly order: 'before' | 'within' | 'after'
  /** Seconds between the event and the bucket of the onset; 0 within it. */
  readonly apart: number
}

const BEFORE_S = 15 * 60
const AFTER_S = 5 * 60
/** How many buckets before its own an onset may lie close to, where buckets are long. */
const BUCKETS_BEFORE = 2

/** The stretch in which events coincide with an onset: minutes around it, and no less than its buckets. */
export function closeTo({ at, resolution }: Onset): { readonly from: number; readonly to: number } {
  return {
    from: at - Math.max(BEFORE_S, BUCKETS_BEFORE * resolution),
    to: at + resolution + Math.max(AFTER_S, resolution),
  }
}

function coincidenceOf<E extends { readonly time: number }>(event: E, { at, resolution }: Onset): Coincidence<E> {
  if (event.time < at) return { event, order: 'before', apart: at - event.time }
  const end = at + resolution
  return event.time < end ? { event, order: 'within', apart: 0 } : { event, order: 'after', apart: event.time - end }
}

/**
 * Returns the events close to an onset: those that may have come first before those that came after it, each by
 * closeness, then in the order of `kinds`. Events of other kinds are left out.
 */
export function coincidencesOf<E extends { readonly time: number; readonly kind?: string }>(
  onset: Onset,
  events: readonly E[],
  kinds: readonly string[],
): Coincidence<E>[] {
  const { from, to } = closeTo(onset)
  const rank = ({ event: { kind = '' } }: Coincidence<E>) => kinds.indexOf(kind)
  const isLater = ({ order }: Coincidence<E>) => Number(order === 'after')
  return events
    .filter(({ time, kind = '' }) => time >= from && time < to && kinds.includes(kind))
    .map((event) => coincidenceOf(event, onset))
    .sort((a, b) => isLater(a) - isLater(b) || a.apart - b.apart || rank(a) - rank(b) || a.event.time - b.event.time)
}
