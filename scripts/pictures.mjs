import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { clustersOf, noVerdicts, readVerdicts, settle, summaryOf } from './pictures/clusters.ts'
import { limitProblem } from './pictures/limit.ts'
import { accept, fileOf, keepVerdicts, keptVerdicts, readPending, uncommittedPictures } from './pictures/pending.ts'
import { serveReview } from './pictures/review.ts'
import { copyPictures, writePage } from './pictures/reviewPage.ts'
import { visitStories } from './pictures/visit.ts'
import { root } from './workspace.mjs'

const help = `Compares the pictures of the built Storybook with the accepted ones (decisions 0006 and 0094).

  pnpm build:storybook && pnpm pictures [options]

  --only=REGEX       only the titles with a story whose id matches
  --last             do not visit: show the last run again
  --ci               write the review and end; exit code 1 if a picture differs
  --review=FOLDER    where the review is written (test-results/pictures/review)
  --summary=FILE     also write the summary in Markdown, for a pull request
  --verdicts=FILE    apply what a reviewer saved: write accepted pictures, name rejected ones, and end
  --accept-all       accept every picture without asking
  --many             allow more than 150 pictures in one change
  --port=N           the port of the page (6060)
  --help             this text

Without --ci, --verdicts or --accept-all it serves the review on this machine.`

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    only: { type: 'string' },
    last: { type: 'boolean' },
    ci: { type: 'boolean' },
    review: { type: 'string', default: join(root, 'test-results/pictures/review') },
    summary: { type: 'string' },
    verdicts: { type: 'string' },
    'accept-all': { type: 'boolean' },
    many: { type: 'boolean' },
    port: { type: 'string', default: '6060' },
    help: { type: 'boolean' },
  },
})

const refuse = (pictures) => (options.many ? undefined : limitProblem(pictures, uncommittedPictures()))

/** Accepts pictures unless they are too many; prints which way it went. */
async function acceptAll(pictures) {
  const refusal = refuse(pictures)
  if (refusal) {
    console.log(refusal)
    return false
  }
  await Promise.all(pictures.map(accept))
  console.log(`Accepted ${pictures.length} pictures: check \`git status .storybook/pictures\` before you commit them.`)
  return true
}

const isPlayed = async () =>
  options.last ? true : (await visitStories({ only: options.only, picturesOnly: true })).isPlayed

/** Writes the review as a folder and prints its clusters; returns what the page needs. */
async function writeReview(verdicts) {
  const pending = await readPending()
  const clusters = clustersOf(pending)
  const settled = settle(clusters, verdicts)
  const folder = resolve(options.review)
  const shown = await copyPictures(folder, pending, fileOf)
  writePage(folder, clusters, shown, verdicts)
  const summary = summaryOf(clusters, settled)
  for (const file of [join(folder, 'summary.md'), ...(options.summary ? [resolve(options.summary)] : [])]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, summary)
  }
  for (const { title, about, files, members } of clusters)
    console.log(`${title}: ${members.length} pictures. ${about}${files.length > 0 ? ` (${files.join(', ')})` : ''}`)
  return { pending, settled, folder, shown }
}

async function applyVerdicts(settled) {
  const of = (wanted) => settled.filter(({ verdict }) => verdict === wanted)
  const isDone = await acceptAll(of('accept').map(({ picture }) => picture))
  for (const { picture, comments } of of('reject')) console.log(`rejected: ${[picture.name, ...comments].join(': ')}`)
  console.log(`${of(null).length} still to review`)
  return isDone && of('accept').length === settled.length
}

async function main() {
  const given = options.verdicts ? readVerdicts(readFileSync(options.verdicts, 'utf8')) : undefined
  const hasPlayed = await isPlayed()
  if (!hasPlayed) console.log('Some stories were not played to their end: their pictures are not compared.')
  const verdicts = given ?? keptVerdicts() ?? noVerdicts
  const { pending, settled, folder, shown } = await writeReview(verdicts)
  const isFine = hasPlayed && pending.length === 0
  if (pending.length === 0) console.log('Every picture that was compared is as accepted.')
  else console.log(`The review is ${join(folder, 'index.html')}`)
  if (isFine) return true
  if (given) return (await applyVerdicts(settled)) && hasPlayed
  if (options['accept-all']) return (await acceptAll(pending)) && hasPlayed
  if (options.ci || pending.length === 0) return false
  const sources = { folder, pending, shown, verdicts, refuse, accept, keep: keepVerdicts }
  const server = await serveReview(sources, Number(options.port))
  console.log(`Review and accept them on http://127.0.0.1:${server.address().port} (end with Ctrl+C)`)
  return true
}

if (options.help) console.log(help)
else if (!(await main())) process.exitCode = 1
