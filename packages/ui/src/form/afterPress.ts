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

/** Runs at once, or after the click of a pressed pointer, whose button an error on blur would move away. */
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
