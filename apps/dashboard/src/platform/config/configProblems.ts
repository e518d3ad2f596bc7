/** The longest delay of a browser's timer: a longer one fires at once. */
export const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

/** Whether a value is a request timeout in milliseconds that a timer can wait for. */
export const isTimeout = (value: unknown): value is number =>
  typeof value === 'number' && value >= 1 && value <= LONGEST_TIMEOUT_MS

/** Whether a value names a project of the ticket tracker: its number or identifier. */
export const isProject = (value: unknown): value is number | string => isId(value) || isText(value)

/** Whether a value is the number of a row. */
export const isIds = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isId)

/** Whether a value is the number of something. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown) => isTable(value) && Object.values(value).every(isText)

type Rule = readonly [isValid: (value: unknown) => boolean, expected: string]

const text: Rule = [isText, 'a text']
const rules: Readonly<Record<string, Rule>> = {
  apiBase: text,
  requestTimeoutMs: [isTimeout, `a number of milliseconds from 1 to ${LONGEST_TIMEOUT_MS}`],
  clientId: text,
  hosts: [isTexts, 'an object of host names and themes, such as {"cdn.example": "ember"}'],
  themes: [Array.isArray, 'a list of theme seeds'],
  third: [isTable, 'an object'],
  legal: [isTexts, 'an object of names and addresses'],
  frames: [Array.isArray, 'a list of origins'],
}
const thirdRules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    ['tickets', 'status', 'blog', 'static', 'metrics', 'docs', 'blogPage', 'sales', 'helpdesk'].map((name) => [
      name,
      text,
    ]),
  ),
  ticketProject: [isProject, 'the number or the identifier of a project of the ticket tracker'],
  ticketFileBytes: [isId, 'the size of the largest file in bytes'],
  ticketWaiting: [isIds, 'a list of the numbers of statuses'],
  ticketTracker: [isId, 'the number of a tracker of the ticket system'],
  docsOfTheme: [isTexts, 'an object of names of themes and addresses'],
  docsPages: [isTexts, 'an object of names of pages and paths, such as {"users": "people"}'],
  captcha: [isTexts, 'an object with script and siteKey'],
}

/** Describes the invalid values of a `config.json`, each by its name; the product uses its defaults for them. */
export function configProblems(raw: unknown): string[] {
  if (!isTable(raw)) return ['config.json must be an object']
  return [...problemsIn(raw, rules, ''), ...(isTable(raw.third) ? problemsIn(raw.third, thirdRules, 'third.') : [])]
}

function problemsIn(given: Record<string, unknown>, of: Readonly<Record<string, Rule>>, prefix: string): string[] {
  return Object.entries(of).flatMap(([name, [isValid, expected]]) => {
    const value = given[name]
    if (value === undefined || value === null || isValid(value)) return []
    return [`${prefix}${name} must be ${expected}, not ${JSON.stringify(value).slice(0, 80)}`]
  })
}
