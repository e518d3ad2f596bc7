import { readFileSync } from 'node:fs'
import { differenceOf } from '../packages/ui/src/themes/clinic/difference.ts'
import { problemsOf, seedOf } from '../packages/ui/src/themes/clinic/draft.ts'
import { readThemes } from '../packages/ui/src/themes/clinic/readTheme.ts'
import { reportOf } from '../packages/ui/src/themes/clinic/report.ts'
import { reportText, themeProblemText } from '../packages/ui/src/themes/clinic/reportText.ts'
import { themes } from '../packages/ui/src/themes/themes.ts'
import words from '../packages/ui/src/words/clinic.en.ts'
import { writeMessage } from '../packages/ui/src/words/message.ts'
import { compileMessage } from '../packages/ui/vite/words.ts'

const usage = `npm run theme -- check FILE [--json] [--against NAME]

  FILE            a theme as the clinic exports it, or a config.json with themes
  --json          the report as JSON, for other programs
  --against NAME  adds the difference to a theme that ships: ${themes.map(({ name }) => name).join(', ')}
`
const t = (key, values = {}) => writeMessage(compileMessage(words[key]), values, 'en')

function examine({ draft, problems }, against) {
  const all = [...problems, ...problemsOf(draft)]
  if (all.length > 0)
    return { name: draft.name, passes: false, problems: all.map((one) => ({ ...one, says: themeProblemText(one, t) })) }
  const report = reportOf(seedOf(draft))
  return {
    name: draft.name,
    passes: report.passes,
    problems: [],
    report,
    ...(against ? { difference: differenceOf(against, report.seed) } : {}),
  }
}

function written({ name, problems, report, difference }) {
  if (!report)
    return [
      `${name || '(no name)'}: ${t('report.failed')}`,
      ...problems.map(({ field, says }) => `  ${field}: ${says}`),
    ].join('\n')
  if (!difference) return reportText(report, t)
  const { tokens, looks } = difference
  return [
    reportText(report, t),
    '',
    `── ${t('tab.change')}`,
    t('change.colors', { n: tokens.length }),
    ...tokens.map((row) => `  ${row.token} (${row.mode}): ${row.one} → ${row.other}  ΔE ${row.deltaE.toFixed(1)}`),
    ...looks.map((row) => `  ${row.look}: ${row.one || '—'} → ${row.other || '—'}`),
  ].join('\n')
}

function main(given) {
  const against = given.includes('--against') ? given[given.indexOf('--against') + 1] : undefined
  const [command, file, ...rest] = given.filter((one) => one !== '--json' && one !== '--against' && one !== against)
  const other = themes.find(({ name }) => name === against)
  if (command !== 'check' || !file || rest.length > 0 || (given.includes('--against') && !other)) {
    console.error(usage)
    return 2
  }
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (problem) {
    console.error(`${file}: ${problem.message}`)
    return 2
  }
  const { themes: found, problems } = readThemes(text)
  const results = found.map((one) => examine(one, other))
  const passes = problems.every(({ kind }) => kind === 'noThemes') && results.every((one) => one.passes)
  if (given.includes('--json')) console.log(JSON.stringify({ passes, problems, themes: results }, null, 2))
  else
    console.log(
      [...problems.map((one) => `${file}: ${themeProblemText(one, t)}`), ...results.map(written)].join('\n\n'),
    )
  return passes ? 0 : 1
}

process.exitCode = main(process.argv.slice(2))
