import type { Reviewed } from './causes.ts'

/** The most pictures that one change may add or replace without `--many`: all of them stay in the history for good. */
export const mostPictures = 150

/** Returns why these pictures may not be accepted without `--many`; undefined if they may. */
export function limitProblem(pictures: readonly Reviewed[], uncommitted: readonly string[]): string | undefined {
  const added = pictures.filter(({ reason }) => reason.cause !== 'removed').map(({ name }) => name)
  const { size } = new Set([...uncommitted, ...added])
  if (added.length === 0 || size <= mostPictures) return undefined
  return `This change takes ${size} pictures anew, more than ${mostPictures}. To accept them all, add --many.`
}
