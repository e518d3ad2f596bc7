/** Whether a configuration sets the header of bot mitigation to a value: the same, others, or not at all. */
export type BotVclState = 'same' | 'other' | 'none'

const header = /\bset\s+req\.http\.TCDN-BM-Action\s*=\s*(?:"([^"\n]*)"|\{"([\s\S]*?)"\})/gi

const withoutComments = (body: string) => body.replace(/\/\*[\s\S]*?\*\/|^\s*(?:#|\/\/).*$/gm, '')

/** Returns whether a live configuration sets the header of bot mitigation to a value; on which sites is not read. */
export function botVclState(body: string | null | undefined, value: string): BotVclState {
  const values = [...withoutComments(body ?? '').matchAll(header)].map(([, short, long]) =>
    (short ?? long ?? '').trim(),
  )
  if (values.includes(value)) return 'same'
  return values.length > 0 ? 'other' : 'none'
}
