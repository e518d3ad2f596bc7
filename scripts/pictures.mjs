import { groupsOf } from './pictures/causes.ts'
import { limitProblem } from './pictures/limit.ts'
import { accept, fileOf, readPending, uncommittedPictures } from './pictures/pending.ts'
import { serveReview } from './pictures/review.ts'
import { visitStories } from './pictures/visit.ts'

const args = process.argv.slice(2).filter((argument) => argument !== '--')
const optionOf = (name) => {
  const index = args.findIndex((argument) => argument === name || argument.startsWith(`${name}=`))
  return args[index]?.includes('=') ? args[index].slice(name.length + 1) : args[index + 1]
}
const only = args.some((argument) => /^--only\b/.test(argument)) ? optionOf('--only') : undefined
const port = args.some((argument) => /^--port\b/.test(argument)) ? Number(optionOf('--port')) : 6060
const refuse = (pictures) => (args.includes('--many') ? undefined : limitProblem(pictures, uncommittedPictures()))

if (!args.includes('--last')) await visitStories({ only })
const pending = readPending()
const some = (files) => `${files.slice(0, 3).join(', ')}${files.length > 3 ? ` and ${files.length - 3} more` : ''}`
for (const { cause, uncommitted, committed, pictures } of groupsOf(pending)) {
  const files = [
    ...(uncommitted.length > 0 ? [`not committed: ${some(uncommitted)}`] : []),
    ...(committed.length > 0 ? [`committed: ${some(committed)}`] : []),
  ]
  console.log(`${cause}: ${pictures.length} pictures${files.length > 0 ? ` (${files.join('; ')})` : ''}`)
}
const refusal = refuse(pending)
if (refusal) console.log(refusal)
if (pending.length === 0) {
  console.log('Every picture is as accepted.')
} else if (!args.includes('--accept-all')) {
  const server = await serveReview({ pending, fileOf, refuse, accept }, port)
  console.log(`Review and accept them on http://127.0.0.1:${server.address().port} (end with Ctrl+C)`)
} else if (refusal) {
  process.exitCode = 1
} else {
  await Promise.all(pending.map(accept))
  console.log(`Accepted ${pending.length} pictures: check \`git status .storybook/pictures\` before you commit them.`)
}
