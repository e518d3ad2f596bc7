import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '../../platform/paths/paths.ts'
import { listStates, listStoriesIn, whyNoList } from './listStories.ts'
import type { ListResource } from './resourceStories.tsx'

const screens = join(import.meta.dirname, '../../screens')
const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: screens }).map((file) => ({ file, source: readFileSync(join(screens, file), 'utf8') }))

/** The exported resources of all screens; `kind` is the first of several of one kind. */
const resources = sourcesOf('**/*.tsx')
  .filter(({ source }) => /\bresource\(\{/.test(source))
  .flatMap(({ file, source }) =>
    [...source.matchAll(/export const (\w+) = (?:resource\(|\{ (\w+): \w+\()/g)].map(([, name = '', kind]) => ({
      file,
      name,
      kind,
    })),
  )

const stories = sourcesOf('**/*.stories.tsx').flatMap(({ source }) => listStoriesIn(source))

it('finds every resource of the app', () => {
  const names = resources.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['safeRoutes', 'companyUsers', 'sites', 'backends']))
  expect(names.length).toBe(37)
})

/** Nobody hires free anomaly detection, which opens the same page: the page is never without a service. */
const neverUnhired = new Set<unknown>([paths.anomalydetection])
/** Sites without settings are rows too, and so are crawlers without requests: the count is theirs, whatever the answer has. */
const neverCut: readonly string[] = ['botActionRows', 'aiCrawlerList']

it.each(resources)('$name has a story and a test of every state of its list', async ({ name, kind, file }) => {
  const module: Readonly<Record<string, ListResource & Readonly<Record<string, ListResource>>>> = await import(
    join(screens, file)
  )
  const found = kind ? module[name]?.[kind] : module[name]
  // A provider that answers with a plain array has sent all of it.
  const isWhole = found?.list.call.schema?.type === 'array' || neverCut.includes(name)
  const own = stories.find(({ resource }) => resource === name)
  const isHired = Object.values(paths).some(
    (row) => row.path === `{company?}/${own?.page}` && 'service' in row && !neverUnhired.has(row),
  )
  // A page that is not hired shows none of its lists.
  const isTold = stories.some(({ page, made }) => page === own?.page && 'notHired' in made)
  const wanted = listStates.filter((state) =>
    state === 'notHired' ? isHired && !isTold : state !== 'partial' || !isWhole,
  )
  expect(wanted.filter((state) => !(own && state in own.made))).toEqual([])
  // The table of states says why the others are left out.
  const leftOut = listStates.filter(
    (state) => !wanted.includes(state) && !(own && state in { ...own.made, ...own.own }),
  )
  expect(leftOut.filter((state) => !whyNoList[state])).toEqual([])
})
