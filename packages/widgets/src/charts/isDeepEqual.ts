/** Whether two values are deeply equal, including typed arrays. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) || ArrayBuffer.isView(one))
    return isSameRow(one as ArrayLike<unknown>, other as ArrayLike<unknown>)
  const members = Object.entries(one)
  return (
    members.length === Object.keys(other).length &&
    members.every(([name, member]) => isDeepEqual(member, (other as Record<string, unknown>)[name]))
  )
}

function isSameRow(one: ArrayLike<unknown>, other: ArrayLike<unknown>): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (!isDeepEqual(one[at], other[at])) return false
  return true
}
