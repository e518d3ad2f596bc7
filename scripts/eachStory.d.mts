import type { Page } from 'playwright'

/** Waits until nothing of the page loads, moves or changes; says what still does after 20 s. */
export function notAtRest(page: Page): Promise<string | undefined>

/** Calls `look(page, id)` for each rendered story and collects its problems, prefixed with the story id. */
export function eachStory(
  stories: readonly string[],
  look: (page: Page, id: string) => Promise<readonly string[]>,
): Promise<string[]>
