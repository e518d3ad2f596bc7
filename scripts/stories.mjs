// Visits every story of the static Storybook: interaction, axe, console, pictures; then lists the pictures that
// differ. Usage: node scripts/stories.mjs [--only=REGEX of story ids] [--json=FILE] [test-storybook arguments]
import { writeFileSync } from 'node:fs'
import { visitStories } from './pictures/visit.ts'

const given = process.argv.slice(2)
const textOf = (name) => given.find((argument) => argument.startsWith(`${name}=`))?.slice(name.length + 1)
const json = textOf('--json')
const only = textOf('--only')
const rest = given.filter((argument) => !/^--(only|json)=/.test(argument))
const { isOk, jest } = await visitStories({ only, rest })
if (json && jest) writeFileSync(json, JSON.stringify(jest))
process.exitCode = isOk ? 0 : 1
