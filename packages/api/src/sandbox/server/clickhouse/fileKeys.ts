import { createHash } from 'node:crypto'
import { openLog } from '../openLog.ts'

const headLength = 65_536

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** The beginning of a log as text, whole lines if there are any. */
export async function headOf(file: string): Promise<string> {
  let head = ''
  const decoder = new TextDecoder()
  for await (const bytes of openLog(file).bytes) {
    head += decoder.decode(bytes, { stream: true })
    if (head.length >= headLength) break
  }
  const cut = head.slice(0, headLength)
  const end = cut.lastIndexOf('\n')
  return end < 0 ? cut : cut.slice(0, end + 1)
}

/** A name for a log by its beginning, which stays the same when the file grows, is renamed or packed. */
export const keyOfHead = (head: string) => `${head.length}-${hashOf(head)}`

/** The known name of a log that begins like this; the one that knows most of it. */
export function knownKey(head: string, known: readonly string[]): string | undefined {
  const lengthOf = (key: string) => Number.parseInt(key, 10)
  return known
    .filter(
      (key) => lengthOf(key) > 0 && lengthOf(key) <= head.length && keyOfHead(head.slice(0, lengthOf(key))) === key,
    )
    .sort((a, b) => lengthOf(b) - lengthOf(a))[0]
}
