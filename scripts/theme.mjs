import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { differenceOf } from '../packages/ui/src/themes/clinic/difference.ts'
import { problemsOf, seedOf } from '../packages/ui/src/themes/clinic/draft.ts'
import { readThemes } from '../packages/ui/src/themes/clinic/readTheme.ts'
import { reportOf } from '../packages/ui/src/themes/clinic/report.ts'
import { reportText, themeProblemText } from '../packages/ui/src/themes/clinic/reportText.ts'
import { approverProblem, dayProblem, noteProblem } from '../packages/ui/src/themes/signOff/record.ts'
import { themes } from '../packages/ui/src/themes/themes.ts'
import { tokenFileName, tokenFileText } from '../packages/ui/src/themes/tokenFiles/writeTokens.ts'
import words from '../packages/ui/src/words/clinic.en.ts'
import palabras from '../packages/ui/src/words/clinic.es.ts'
import { writeMessage } from '../packages/ui/src/words/message.ts'
import { compileMessage } from '../packages/ui/vite/words.ts'

const usage = `npm run theme -- check FILE [--json] [--against NAME]
npm run theme -- export THEME --to FOLDER
npm run theme -- import FILE [--base THEME]
npm run theme -- sign FILE --approver NAME --out FOLDER [--date DAY] [--note TEXT] [--language en|es] [--only REGEX]

  FILE            a theme as the clinic exports it, a config.json with themes, or design tokens (DTCG, Tokens Studio)
  --json          the report as JSON, for other programs
  --against NAME  adds the difference to a theme that ships: ${themes.map(({ name }) => name).join(', ')}
  THEME           the name of a theme that ships, or a file with one
  --to FOLDER     where NAME.light.tokens.json and NAME.dark.tokens.json are written
  --base THEME    what the tokens do not say (title, hosts, pin, fonts) is taken from it

  import prints the theme as JSON, for "themes" in config.json.

  sign pictures the screens of the built Storybook in the theme (pnpm build:storybook first) and writes index.html, sign-off.pdf and
  signed.json. A signed.json that the folder has already is what the sheet compares with; it is kept under its day.

  --approver NAME who approves the theme
  --out FOLDER    where the sheet is written
  --date DAY      the day of the approval, YYYY-MM-DD (today)
  --note TEXT     what the approver says about the theme
  --language LANG the language of the sheet and its screens: en or es (en)
  --only REGEX    the stories by their ids (^screens-)
`
const textsOf =
  (language) =>
  (key, values = {}) =>
    writeMessage(compileMessage((language === 'es' ? palabras : words)[key]), values, language)
const t = textsOf('en')

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

const unreadable = 2

function openFile(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (problem) {
    console.error(`${file}: ${problem.message}`)
    return undefined
  }
}

/** The sentences on a file without a valid theme, or the theme. */
function themeIn(file, base) {
  const text = openFile(file)
  if (text === undefined) return { code: unreadable }
  const { themes: found, problems } = readThemes(text, base)
  const [first] = found
  const all = [...problems, ...(first ? [...first.problems, ...problemsOf(first.draft)] : [])]
  if (first && all.length === 0) return { seed: seedOf(first.draft) }
  for (const one of all)
    console.error(`${file}: ${one.field === 'file' ? '' : `${one.field}: `}${themeProblemText(one, t)}`)
  return { code: 1 }
}

const themeCalled = (name) => {
  const seed = themes.find((one) => one.name === name)
  return seed ? { seed } : themeIn(name)
}

function exportTheme(name, folder) {
  const { seed, code } = themeCalled(name)
  if (!seed) return code
  for (const mode of ['light', 'dark']) {
    const file = join(folder, tokenFileName(seed, mode))
    try {
      writeFileSync(file, tokenFileText(seed, mode))
    } catch (problem) {
      console.error(`${file}: ${problem.message}`)
      return unreadable
    }
    console.log(file)
  }
  return 0
}

function importTheme(file, baseName) {
  const base = baseName === undefined ? {} : themeCalled(baseName)
  if (base.code) return base.code
  const { seed, code } = themeIn(file, base.seed)
  if (!seed) return code
  console.log(JSON.stringify(seed, null, 2))
  return 0
}

/** The options of `sign`, or what is wrong with them. */
function signOptions(given) {
  const options = {
    approver: { type: 'string', default: '' },
    out: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    note: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    only: { type: 'string', default: '^screens-' },
  }
  try {
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true })
    const only = new RegExp(values.only)
    if (positionals.length !== 1 || !values.out) return { problem: usage }
    if (values.language !== 'en' && values.language !== 'es')
      return { problem: `--language: “${values.language}” is not one of: en, es` }
    const problems = [
      ['approver', approverProblem],
      ['date', dayProblem],
      ['note', noteProblem],
    ].flatMap(([name, problemIn]) => {
      const problem = problemIn(values[name], t)
      return problem ? [`--${name}: ${problem}`] : []
    })
    return { ...values, only, file: positionals[0], problem: problems.join('\n') }
  } catch (problem) {
    return { problem: problem.message }
  }
}

async function signTheme(given) {
  const { problem, file, out, language, ...options } = signOptions(given)
  if (problem) {
    console.error(problem)
    return unreadable
  }
  const { seed, code } = themeIn(file)
  if (!seed) return code
  if (!reportOf(seed).passes) {
    console.error(`${file}: ${t('report.failed')}`)
    return 1
  }
  const { sign } = await import('./signOff/sign.ts')
  const problems = await sign({ ...options, seed, language, folder: resolve(out), t: textsOf(language) })
  for (const one of problems) console.error(one)
  return problems.length === 0 ? 0 : 1
}

function main(given) {
  if (given[0] === 'sign') return signTheme(given.slice(1))
  const [command, what, option, value, ...more] = given
  const isAlone = more.length === 0 && (option === undefined || value !== undefined)
  if (command === 'export' && what && option === '--to' && isAlone) return exportTheme(what, value)
  if (command === 'import' && what && (option === undefined || option === '--base') && isAlone)
    return importTheme(what, value)
  return check(given)
}

function check(given) {
  const against = given.includes('--against') ? given[given.indexOf('--against') + 1] : undefined
  const [command, file, ...rest] = given.filter((one) => one !== '--json' && one !== '--against' && one !== against)
  const other = themes.find(({ name }) => name === against)
  if (command !== 'check' || !file || rest.length > 0 || (given.includes('--against') && !other)) {
    console.error(usage)
    return 2
  }
  const text = openFile(file)
  if (text === undefined) return unreadable
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

process.exitCode = await main(process.argv.slice(2))
