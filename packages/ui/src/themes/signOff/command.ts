import { quoteForShell } from '@parapet/base'
import type { SignedRecord } from './record.ts'

type Named = Pick<SignedRecord, 'theme' | 'approver' | 'date' | 'note' | 'language'>

/** Returns the command that makes the sheet with its pictures, for a theme exported as `NAME.json`. */
export function signCommand({ theme: { name }, approver, date, note, language }: Named): string {
  return [
    `pnpm theme sign ${name}.json`,
    `--approver ${quoteForShell(approver)}`,
    `--date ${date}`,
    ...(note === '' ? [] : [`--note ${quoteForShell(note)}`]),
    ...(language === 'en' ? [] : [`--language ${language}`]),
    `--out signed-${name}`,
  ].join(' ')
}
