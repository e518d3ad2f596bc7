const ends = ['pointerup', 'pointercancel'] as const
let isPressed = false
if (typeof addEventListener === 'function')
  for (const type of ['pointerdown', ...ends])
    addEventListener(
      type,
      (event) => {
        isPressed = event.type === 'pointerdown'
      },
      true,
    )

/**
 * Runs at once, or after the click if a pointer is pressed: an error that appears on blur would move the pressed button away
 * from the pointer, and its click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run()
    return
  }
  const ended = new AbortController()
  for (const type of ends)
    addEventListener(
      type,
      () => {
        ended.abort()
        setTimeout(run)
      },
      { signal: ended.signal },
    )
}
