import { draftOf, problemsOf, seedOf } from '../../packages/ui/src/themes/clinic/draft.ts'
import { readThemes } from '../../packages/ui/src/themes/clinic/readTheme.ts'
import type { Mode, ThemeSeed } from '../../packages/ui/src/themes/seed.ts'

/** One screen in one mode. `file` is its path beside the sheet; `sha256` is that of its pixels. */
export interface SignedPicture {
  readonly id: string
  readonly title: string
  readonly mode: Mode
  readonly file: string
  readonly sha256: string
}

/** What is kept beside a sheet, so that the next one can say what changed. */
export interface SignedRecord {
  readonly format: 1
  readonly theme: ThemeSeed
  readonly approver: string
  /** The day of the approval, `YYYY-MM-DD`. */
  readonly date: string
  readonly pictures: readonly SignedPicture[]
}

const MOST_NAME_CHARS = 200

/** Returns what is wrong with the name of an approver, or undefined. */
export function approverProblem(approver: string): string | undefined {
  if (approver.trim() === '') return 'Give the name of the approver: --approver "Ada Lovelace"'
  if (/\p{Cc}/u.test(approver)) return 'The name of the approver has invisible characters.'
  if (approver.length > MOST_NAME_CHARS) return `The name of the approver has more than ${MOST_NAME_CHARS} characters.`
  return undefined
}

/** Returns whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPicture = (value: unknown): value is SignedPicture =>
  isObject(value) &&
  ['id', 'title', 'file', 'sha256'].every((key) => typeof value[key] === 'string') &&
  (value.mode === 'light' || value.mode === 'dark')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Not JSON: it is no record.
  }
}

/** Reads a record; undefined for anything else, also for a theme that the clinic would refuse. */
export function readRecord(text: string): SignedRecord | undefined {
  const value = parsed(text)
  if (!isObject(value) || value.format !== 1) return undefined
  const { approver, date, pictures } = value
  if (typeof approver !== 'string' || typeof date !== 'string' || !isDay(date)) return undefined
  if (!Array.isArray(pictures) || !pictures.every(isPicture)) return undefined
  const [read] = readThemes(JSON.stringify(value.theme ?? null)).themes
  if (!read || read.problems.length > 0 || problemsOf(read.draft).length > 0) return undefined
  return { format: 1, theme: seedOf(draftOf(seedOf(read.draft))), approver, date, pictures }
}

/** Pictures compared with those of the last record, by story and mode. */
export interface PictureChanges {
  readonly changed: readonly SignedPicture[]
  readonly added: readonly SignedPicture[]
  readonly removed: readonly SignedPicture[]
}

/** Returns which pictures differ from the last record. */
export function pictureChanges(last: readonly SignedPicture[], now: readonly SignedPicture[]): PictureChanges {
  const keyOf = ({ id, mode }: SignedPicture) => `${id} ${mode}`
  const before = new Map(last.map((one) => [keyOf(one), one]))
  const after = new Set(now.map(keyOf))
  return {
    changed: now.filter((one) => (before.get(keyOf(one))?.sha256 ?? one.sha256) !== one.sha256),
    added: now.filter((one) => !before.has(keyOf(one))),
    removed: last.filter((one) => !after.has(keyOf(one))),
  }
}
