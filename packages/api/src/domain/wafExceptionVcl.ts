/** An exception whose lines a configuration has. */
export interface WrittenException {
  readonly rule: string
  readonly host: string
  readonly path: string
  readonly parameter: string | null
  /** The day on which it should be taken back (YYYY-MM-DD); null for no end. The provider does not end it. */
  readonly until: string | null
}

const block = /^# WAF exception (\{.*\})\n[\s\S]*?^# End of WAF exception\n{0,2}/gm

function readHead(text: string): WrittenException | null {
  try {
    const { rule, host, path, parameter = null, until = null } = JSON.parse(text) as Partial<WrittenException>
    if (typeof rule !== 'string' || typeof host !== 'string' || typeof path !== 'string') return null
    return {
      rule,
      host,
      path,
      parameter: typeof parameter === 'string' ? parameter : null,
      until: typeof until === 'string' && /^\d{4}-\d\d-\d\d$/.test(until) ? until : null,
    }
  } catch {
    // Somebody edited the comment.
    return null
  }
}

/** Returns the exceptions whose lines a configuration has. */
export const exceptionsIn = (body: string): readonly WrittenException[] =>
  [...body.replaceAll('\r\n', '\n').matchAll(block)].flatMap(([, head = '']) => readHead(head) ?? [])

const isSame = (a: WrittenException, b: WrittenException) =>
  a.rule === b.rule && a.host === b.host && a.path === b.path && a.parameter === b.parameter

/** Returns a configuration without the lines of an exception. */
export const withoutException = (body: string, exception: WrittenException): string =>
  body.replaceAll('\r\n', '\n').replace(block, (lines, head: string) => {
    const found = readHead(head)
    return found && isSame(found, exception) ? '' : lines
  })

/** Returns a configuration with the lines of an exception (`program`) before all others, between comments by which they are found again. */
export function withException(body: string, exception: WrittenException, program: string): string {
  const others = withoutException(body, exception).trimStart()
  const version = /^vcl [\d.]+;\n*/.exec(others)?.[0] ?? ''
  const { rule, host, path, parameter, until } = exception
  const own = `# WAF exception ${JSON.stringify({ rule, host, path, parameter, until })}\n${program.trim()}\n# End of WAF exception\n\n`
  return `${version}${own}${others.slice(version.length)}`
}

/** Whether the day on which an exception should be taken back has come; `today` is YYYY-MM-DD. */
export const isOverdue = ({ until }: Pick<WrittenException, 'until'>, today: string): boolean =>
  until !== null && until <= today
