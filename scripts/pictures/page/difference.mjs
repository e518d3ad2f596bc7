// Compares two pictures; pure, so that it is tested without a page.

const room = 32

const placeIn = ({ width, height }, x, y) => (x < width && y < height ? (y * width + x) * 4 : -1)

/** The size that covers two pictures (`ImageData`). */
export const wholeOf = (before, after) => ({
  x: 0,
  y: 0,
  width: Math.max(before.width, after.width),
  height: Math.max(before.height, after.height),
})

/** Whether a pixel is the same in both; false outside one of them. */
export function isSame(before, after, x, y) {
  const one = placeIn(before, x, y)
  const other = placeIn(after, x, y)
  return one >= 0 && other >= 0 && [0, 1, 2].every((c) => before.data[one + c] === after.data[other + c])
}

/** The area that contains all differences with a margin; everything if there are none. */
export function changedPart(before, after) {
  const whole = wholeOf(before, after)
  let [left, top, right, bottom] = [whole.width, whole.height, -1, -1]
  for (let y = 0; y < whole.height; y += 1) {
    for (let x = 0; x < whole.width; x += 1) {
      if (isSame(before, after, x, y)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return whole
  const x = Math.max(0, left - room)
  const y = Math.max(0, top - room)
  return {
    x,
    y,
    width: Math.min(whole.width, right + 1 + room) - x,
    height: Math.min(whole.height, bottom + 1 + room) - y,
  }
}
