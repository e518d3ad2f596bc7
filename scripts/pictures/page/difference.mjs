// Where two pictures differ: pure, so that it is tested without a page.

/** Beside what changed so much of the picture is shown, in pixels: enough to know where one is. */
const room = 32

const placeIn = ({ width, height }, x, y) => (x < width && y < height ? (y * width + x) * 4 : -1)

/** What two pictures (as `ImageData`) cover together. */
export const wholeOf = (before, after) => ({
  x: 0,
  y: 0,
  width: Math.max(before.width, after.width),
  height: Math.max(before.height, after.height),
})

/** Says whether a pixel is the same in both; outside of one of them it is not. */
export function isSame(before, after, x, y) {
  const one = placeIn(before, x, y)
  const other = placeIn(after, x, y)
  return one >= 0 && other >= 0 && [0, 1, 2].every((c) => before.data[one + c] === after.data[other + c])
}

/** The part that holds everything that differs, with some room around it; the whole when nothing does. */
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
