// Compares the reads of a provider and of its third parties with what the dashboard expects of them.
import { parseArgs } from 'node:util'
import { CallFailure, isProblem, makeApiContext, probe } from '@parapet/api/probe'

const usage = `npm run probe -- URL --user NAME [--company ID] [--code CODE] [--client ID] [--all] [--json]

  URL         where the dashboard is served, with the API below /api and the third parties below /third
  --user      who asks; the password is read from PARAPET_PASSWORD
  --code      the code of the second factor
  --company   another company than the user's first one
  --all       lists also what is as expected
  --json      the results as JSON

Only reads are asked, one after the other; reads that change something are left out. Exit codes: 0 all as expected, 1 not, 2 not asked.
`

const describe = {
  expected: () => 'as expected',
  extra: ({ fields }) => `as expected, with unknown fields: ${fields.join(', ')}`,
  unexpected: ({ path, expected, received }) =>
    `${path || 'the answer'} must be ${expected}, but is ${received.length > 80 ? `${received.slice(0, 79)}…` : received}`,
  refused: ({ status, message }) => `refused with ${status}${message ? `: ${message}` : ''}`,
  absent: ({ status, isExtension }) => `absent (${status})${isExtension ? ', an extension' : ''}`,
  failed: ({ message }) => `failed: ${message}`,
  notAsked: ({ reason }) => `not asked: ${reason}`,
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        user: { type: 'string' },
        company: { type: 'string' },
        code: { type: 'string' },
        all: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    })
    const [address] = positionals
    const password = process.env.PARAPET_PASSWORD
    if (!address || !URL.canParse(address) || !values.user || !password || positionals.length > 1) return undefined
    return { ...values, address: address.replace(/\/+$/, ''), password }
  } catch {
    return undefined
  }
}

async function main() {
  const options = readOptions()
  if (!options) {
    console.error(usage)
    return 2
  }
  const { address, user, password, code, company, all, json } = options
  const below = (path) => `${address}${path}`
  const results = await probe(
    { username: user, password, code, company: company === undefined ? undefined : Number(company) },
    (own) =>
      makeApiContext({
        ...own,
        base: below('/api'),
        hosts: Object.fromEntries(
          ['tickets', 'status', 'blog', 'static', 'metrics'].map((name) => [name, below(`/third/${name}`)]),
        ),
      }),
    (result) => {
      if (json || !(all || result.verdict.kind !== 'expected')) return
      const mark = isProblem(result) ? '✗' : result.verdict.kind === 'notAsked' ? '·' : '✓'
      console.log(`${mark} ${result.name}: ${describe[result.verdict.kind](result.verdict)}`)
    },
  )
  const problems = results.filter(isProblem)
  const unasked = results.filter(({ verdict }) => verdict.kind === 'notAsked')
  if (json) console.log(JSON.stringify(results, null, 2))
  else
    console.log(
      `\n${results.length - problems.length - unasked.length} of ${results.length} reads as expected, ${problems.length} not, ${unasked.length} not asked`,
    )
  return problems.length > 0 ? 1 : 0
}

main()
  .then((code) => {
    process.exitCode = code
  })
  .catch((error) => {
    console.error(error instanceof CallFailure ? `The login failed: ${error.message}` : error)
    process.exitCode = 2
  })
