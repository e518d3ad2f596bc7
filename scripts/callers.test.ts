import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { endpoints } from '../packages/api/src/endpoints/registry.ts'

// docs/specification.md names the code of each clause. Code that only tests and stories import does nothing for a user.
const root = join(import.meta.dirname, '..')
const rooms: Readonly<Record<string, string>> = {
  api: 'packages/api/src',
  ui: 'packages/ui/src',
  widgets: 'packages/widgets/src',
  app: 'apps/dashboard/src',
}
const isCheck = (file: string) =>
  /\.(?:test|test-d|spec|stories)\.tsx?$/.test(file) || /(?:\/story[A-Z]\w*|Story\w*)\.tsx?$/.test(file)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const product = Object.values(rooms)
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !isCheck(file))
const sources = new Map(product.map((file) => [file, read(file)]))

const page = read('docs/specification.md')
const clauses = page.slice(page.indexOf('\n## §1'))
const named = [
  ...new Set(
    [...clauses.matchAll(/`(\w+)\/([^`]+\.tsx?)`/g)].map(([, room = '', file = '']) => join(rooms[room] ?? room, file)),
  ),
].filter((file) => sources.has(file))

/** Exports that only tests and stories use, and why they exist. */
const exceptions: Readonly<Record<string, string>> = {
  runGuards: 'the order of the checks without a session, for the access matrix; signedInSession.ts runs the same list',
  everyCall: 'the list of all calls, for contract tests and the endpoint pages of Storybook',
  specifiedCalls: '§7 call by call, for specification.test.ts and the endpoint pages of Storybook',
  specificationNotation: 'as above',
  serviceColor: 'the colours of §9; no screen shows them yet',
}

const importsOf = (text: string) =>
  [...text.matchAll(/(?:import|export)\s+(?:type\s+)?[^'"()]*?from\s+'[^']+'/g)]
    .map(([statement]) => statement)
    .join('\n')

/** What a file takes from another: its imports, and all of it where it loads that file on demand. */
function takenBy(user: string, file: string): string {
  const text = sources.get(user) ?? ''
  const isLoaded = text.includes(`/${file.split('/').at(-1)}')`)
  return isLoaded ? text : importsOf(text)
}

/** The values that a file exports and nothing in the product uses: not by name elsewhere, not in the file itself. */
function unusedExports(file: string): string[] {
  const text = sources.get(file) ?? ''
  // A barrel only passes a name on.
  const users = product.filter((other) => other !== file && !other.endsWith('/index.ts'))
  return [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => {
      const word = new RegExp(`\\b${name}\\b`)
      const isUsedInside = (text.match(new RegExp(word, 'g'))?.length ?? 0) > 1
      return !isUsedInside && !users.some((user) => word.test(takenBy(user, file)))
    })
}

it('names in docs/specification.md only code that the product uses', () => {
  expect(named.length).toBeGreaterThan(200)
  // Makers build entities for the sandbox, stories and tests.
  const unused = named.flatMap((file) =>
    unusedExports(file)
      .filter((name) => !/^make[A-Z]/.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unused.filter((entry) => !Object.keys(exceptions).some((name) => entry.endsWith(`: ${name}`)))).toEqual([])
})

it('imports every named file that has a screen or a component', () => {
  const specifiers = [...sources.values()].flatMap((text) =>
    [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, from = '']) => from),
  )
  const isImported = (file: string) => specifiers.some((from) => from.endsWith(`/${file.split('/').at(-1)}`))
  expect(named.filter((file) => !isImported(file))).toEqual([])
})

// call/steps/pollTask.ts and taskPolling.ts build their address: the rows would bring the endpoint table into every page.
const polled = ['statistics.task', 'statistics.revokeTask']

/** Extensions that no screen calls, and why they exist. */
const planned: Readonly<Record<string, string>> = {}

/** Whether a row of the endpoint table is called: `area.row`, by whatever name a file imports the area. */
function isCalled(area: string, row: string): boolean {
  const isShared = area === 'provisioning' || area === 'staging'
  return [...sources].some(([file, text]) => {
    if (/\/sandbox\/|\/endpoints\//.test(file)) return false
    if (isShared)
      return new RegExp(`\\b(?:calls|boardProvisioning|provisioning|staging|\\w+Calls)\\.${row}\\b`).test(text)
    const alias = new RegExp(`\\b${area}(?: as (\\w+))?\\b`).exec(importsOf(text))
    return alias !== null && new RegExp(`\\b${alias[1] ?? area}\\s*\\.${row}\\b`).test(text)
  })
}

const uncalled = Object.entries(endpoints).flatMap(([area, calls]) =>
  Object.entries(calls).flatMap(([row, call]) => {
    const name = `${area}.${row}`
    return polled.includes(name) || isCalled(area, row) ? [] : [{ name, isExtension: call.isExtension }]
  }),
)

it('lists the calls of §7 that no screen makes', () => {
  const names = uncalled.flatMap(({ name, isExtension }) => (isExtension ? [] : [name]))
  const paragraph = /Calls of §7 that no screen makes[^:]*: ([^\n]+(?:\n[^\n]+)*)/.exec(page)?.[1] ?? ''
  expect([...paragraph.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(names)
})

it('has no extension that no screen calls and nothing plans', () => {
  const names = uncalled.flatMap(({ name, isExtension }) => (isExtension ? [name] : []))
  expect(names).toEqual(Object.keys(planned))
})
