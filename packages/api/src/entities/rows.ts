import { array, type BaseIssue, type BaseSchema, type OutputDataset } from 'valibot'

type Issue = BaseIssue<unknown>

const UNREADABLE = 'unreadable_row'

/** Creates the schema of a list that leaves out rows of another shape; a list without a readable row fails. */
/* @__NO_SIDE_EFFECTS__ */
export function rows<In, Out>(item: BaseSchema<In, Out, Issue>): BaseSchema<In[], Out[], Issue> {
  return lenient(item, false)
}

/** Like `rows` for a list within a row: without a readable part it is empty, and the row stays. */
/* @__NO_SIDE_EFFECTS__ */
export function parts<In, Out>(item: BaseSchema<In, Out, Issue>): BaseSchema<In[], Out[], Issue> {
  return lenient(item, true)
}

/** Whether an issue only says that a row was left out. */
export const isUnreadableRow = ({ type }: Issue): boolean => type === UNREADABLE

/* @__NO_SIDE_EFFECTS__ */
function lenient<In, Out>(item: BaseSchema<In, Out, Issue>, mayBeEmpty: boolean): BaseSchema<In[], Out[], Issue> {
  const strict = array(item)
  return {
    ...strict,
    '~run'(dataset, config): OutputDataset<Out[], Issue> {
      const input = dataset.value
      if (!Array.isArray(input)) return strict['~run'](dataset, config)
      const value: Out[] = []
      const issues: Issue[] = []
      for (const [key, sent] of input.entries()) {
        const read = item['~run']({ value: sent }, config)
        const isReadable = read.typed && (read.issues ?? []).every(isUnreadableRow)
        if (isReadable) value.push(read.value)
        const [first] = read.issues ?? []
        if (!first) continue
        const place = { type: 'array', origin: 'value', input, key, value: sent } as const
        const found = isReadable ? (read.issues ?? []) : [{ ...first, type: UNREADABLE }]
        for (const issue of found) issues.push({ ...issue, path: [place, ...(issue.path ?? [])] })
      }
      const [first, ...rest] = issues
      if (!first) return { typed: true, value }
      if (value.length === 0 && !mayBeEmpty) return strict['~run'](dataset, config)
      return { typed: true, value, issues: [first, ...rest] }
    },
  }
}
