import { afterPaint } from './afterPaint.ts'
import { createStore } from './store.ts'

/**
 * Whether the page has its form for paper. Firefox copies a page for printing before it announces that it prints, so the page must take
 * that form earlier.
 */
export const paper = createStore(false)

const painted = (): Promise<void> => new Promise((done) => afterPaint(done))

/** Gives the page its form for paper, waits for `prepare`, and opens the browser's print dialog. The form ends after the dialog. */
export async function printPage(prepare: () => Promise<unknown> = painted): Promise<void> {
  paper.set(true)
  await prepare()
  // iOS does not always say that a print has ended; the user's next press does.
  const over = new AbortController()
  for (const type of ['afterprint', 'pointerdown', 'keydown'])
    addEventListener(
      type,
      () => {
        over.abort()
        paper.set(false)
      },
      { signal: over.signal },
    )
  window.print()
}
