import type { PinnedView, Preferences, WidgetPreference } from './preferences.ts'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const pick = <V>(base: V, mine: V, theirs: V): V => (isSame(mine, base) ? theirs : mine)

type Merge<V> = (base: V | undefined, mine: V | undefined, theirs: V | undefined) => V | undefined

function mergeRecords<V>(
  base: Readonly<Record<string, V>>,
  mine: Readonly<Record<string, V>>,
  theirs: Readonly<Record<string, V>>,
  merge: Merge<V>,
): Record<string, V> {
  const merged: Record<string, V> = {}
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = merge(base[key], mine[key], theirs[key])
    if (value !== undefined) merged[key] = value
  }
  return merged
}

function isSameOrder(a: readonly { code: string }[], b: readonly { code: string }[]): boolean {
  const codesOf = (list: readonly { code: string }[], other: readonly { code: string }[]) =>
    list.filter(({ code }) => other.some((one) => one.code === code)).map(({ code }) => code)
  return isSame(codesOf(a, b), codesOf(b, a))
}

/** Merges the layouts of a board widget by widget, and the order as one thing. */
export function mergeLayouts(
  base: readonly WidgetPreference[] = [],
  mine: readonly WidgetPreference[],
  theirs: readonly WidgetPreference[],
): WidgetPreference[] {
  const isMoved = !isSameOrder(base, mine) && !isSame(mine, base)
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const codes = [...new Set([...first, ...second].map(({ code }) => code))]
  const of = (list: readonly WidgetPreference[], code: string) => list.find((one) => one.code === code)
  return codes.flatMap((code, order) => {
    const [was, here, there] = [of(base, code), of(mine, code), of(theirs, code)]
    const { order: _, ...kept } = { ...(was ?? here ?? there), ...there, ...here } as WidgetPreference
    if (!here || !there) {
      const left = here ?? there
      return was && isSame({ ...was, order }, { ...left, order }) ? [] : [{ ...kept, order }]
    }
    const fields = { ...kept }
    for (const name of ['show', 'size', 'height', 'side', 'table'] as const)
      Object.assign(fields, defined(name, pick(was?.[name], here[name], there[name])))
    return [{ ...fields, code, order }]
  })
}

const defined = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value })

const mergeBoards: Merge<WidgetPreference[]> = (base, mine, theirs) =>
  mine && theirs ? mergeOrPick(base, mine, theirs) : pick(base, mine, theirs)

function mergeOrPick(base: WidgetPreference[] | undefined, mine: WidgetPreference[], theirs: WidgetPreference[]) {
  if (isSame(mine, base)) return theirs
  return isSame(theirs, base) ? mine : mergeLayouts(base, mine, theirs)
}

const mergePins: Merge<PinnedView[]> = (base = [], mine = [], theirs = []) => {
  const byId = (list: readonly PinnedView[]) => Object.fromEntries(list.map((one) => [one.id, one]))
  return Object.values(mergeRecords(byId(base), byId(mine), byId(theirs), pick))
}

function mergeSets(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const removed = base.filter((one) => !mine.includes(one))
  const kept = theirs.filter((one) => !removed.includes(one))
  return [...kept, ...mine.filter((one) => !base.includes(one) && !kept.includes(one))]
}

/** Merges preferences that two browsers changed since `base`; on conflict the local change wins. */
export function mergePreferences(base: Preferences, mine: Preferences, theirs: Preferences): Preferences {
  const merged = { ...theirs }
  const all = new Set([...Object.keys(theirs), ...Object.keys(mine)]) as Set<keyof Preferences>
  for (const key of all) Object.assign(merged, { [key]: pick<unknown>(base[key], mine[key], theirs[key]) })
  merged.boards = mergeRecords(base.boards, mine.boards, theirs.boards, mergeBoards)
  merged.refresh = mergeRecords(base.refresh, mine.refresh, theirs.refresh, pick)
  merged.pins = mergeRecords(base.pins, mine.pins, theirs.pins, mergePins)
  merged.closedNotes = mergeSets(base.closedNotes, mine.closedNotes, theirs.closedNotes)
  return merged
}
