import type { Locale } from '../../words/types.ts'
import { draftOf, problemsOf, seedOf } from '../clinic/draft.ts'
import { readThemes } from '../clinic/readTheme.ts'
import type { ClinicT } from '../clinic/reportText.ts'
import type { Mode, ThemeSeed } from '../seed.ts'

/** One screen in one mode and width. `file` is its path beside the sheet; `sha256` is that of its pixels. */
export interface SignedPicture {
  readonly id: string
  readonly title: string
  readonly mode: Mode
  /** The width of the window in CSS pixels. */
  readonly width: number
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
  /** What the approver says about the theme; may be empty. */
  readonly note: string
  /** The language of the sheet and of the pictured screens. */
  readonly language: Locale
  readonly pictures: readonly SignedPicture[]
}

const MOST_NAME_CHARS = 200
const MOST_NOTE_CHARS = 2000

/** Returns what is wrong with the name of an approver, or undefined. */
export function approverProblem(approver: string, t: ClinicT): string | undefined {
  if (approver.trim() === '') return t('sign.approver.missing')
  if (/\p{Cc}/u.test(approver)) return t('problem.control')
  if (approver.length > MOST_NAME_CHARS) return t('problem.long', { allowed: MOST_NAME_CHARS })
  return undefined
}

/** Returns what is wrong with a day, or undefined. */
export function dayProblem(date: string, t: ClinicT): string | undefined {
  return isDay(date) ? undefined : t('sign.date.problem', { value: date })
}

/** Returns what is wrong with a note, or undefined. */
export function noteProblem(note: string, t: ClinicT): string | undefined {
  if (/(?![\n\t])\p{Cc}/u.test(note)) return t('problem.control')
  return note.length > MOST_NOTE_CHARS ? t('problem.long', { allowed: MOST_NOTE_CHARS }) : undefined
}

/** Returns whether a text is a day of the calendar, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The width of the pictures of records that do not say it. */
const FIRST_WIDTH = 1440

function pictureIn(value: unknown): SignedPicture | undefined {
  if (!isObject(value)) return undefined
  const { id, title, file, sha256, mode, width = FIRST_WIDTH } = value
  const isWhole =
    typeof id === 'string' && typeof title === 'string' && typeof file === 'string' && typeof sha256 === 'string'
  if (!isWhole || (mode !== 'light' && mode !== 'dark') || typeof width !== 'number') return undefined
  return { id, title, mode, width, file, sha256 }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

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
  const { approver, date, note = '', language = 'en', pictures } = value
  if (typeof approver !== 'string' || typeof date !== 'string' || !isDay(date)) return undefined
  if (typeof note !== 'string' || (language !== 'en' && language !== 'es')) return undefined
  if (!Array.isArray(pictures)) return undefined
  const read = pictures.flatMap((one) => pictureIn(one) ?? [])
  if (read.length < pictures.length) return undefined
  const [found] = readThemes(JSON.stringify(value.theme ?? null)).themes
  if (!found || found.problems.length > 0 || problemsOf(found.draft).length > 0) return undefined
  const theme = seedOf(draftOf(seedOf(found.draft)))
  return { format: 1, theme, approver, date, note, language, pictures: read }
}

/** Returns a record as the text of its file. */
export const recordText = (record: SignedRecord): string => `${JSON.stringify(record, null, 2)}\n`

/** Pictures compared with those of the last record, by story, mode and width. */
interface PictureChanges {
  readonly changed: readonly SignedPicture[]
  readonly added: readonly SignedPicture[]
  readonly removed: readonly SignedPicture[]
}

/** Returns which pictures differ from the last record. */
export function pictureChanges(last: readonly SignedPicture[], now: readonly SignedPicture[]): PictureChanges {
  const keyOf = ({ id, mode, width }: SignedPicture) => `${id} ${mode} ${width}`
  const before = new Map(last.map((one) => [keyOf(one), one]))
  const after = new Set(now.map(keyOf))
  return {
    changed: now.filter((one) => (before.get(keyOf(one))?.sha256 ?? one.sha256) !== one.sha256),
    added: now.filter((one) => !before.has(keyOf(one))),
    removed: last.filter((one) => !after.has(keyOf(one))),
  }
}
