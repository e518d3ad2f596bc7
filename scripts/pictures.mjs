import { groupsOf } from './pictures/causes.ts'
import { accept, fileOf, pending } from './pictures/pending.ts'
import { serveReview } from './pictures/review.ts'
import { visitStories } from './pictures/visit.ts'

const given = process.argv.slice(2).filter((argument) => argument !== '--')
const textOf = (name) => {
  const place = given.findIndex((argument) => argument === name || argument.startsWith(`${name}=`))
  return given[place]?.includes('=') ? given[place].slice(name.length + 1) : given[place + 1]
}
const only = given.some((argument) => /^--only\b/.test(argument)) ? textOf('--only') : undefined
const port = given.some((argument) => /^--port\b/.test(argument)) ? Number(textOf('--port')) : 6060

if (!given.includes('--last')) await visitStories({ only })
const waiting = pending()
for (const { cause, because, pictures } of groupsOf(waiting)) {
  console.log(
    `${cause}: ${pictures.length} pictures${because.length > 0 ? ` (${because.slice(0, 3).join(', ')})` : ''}`,
  )
}
if (waiting.length === 0) {
  console.log('Every picture is as accepted.')
} else if (given.includes('--accept-all')) {
  await Promise.all(waiting.map(accept))
  console.log(`Accepted ${waiting.length} pictures: look at \`git status .storybook/pictures\` before you commit them.`)
} else {
  const server = await serveReview({ pending: waiting, fileOf, accept }, port)
  console.log(`Look at them and accept them on http://127.0.0.1:${server.address().port} (end with Ctrl+C)`)
}
