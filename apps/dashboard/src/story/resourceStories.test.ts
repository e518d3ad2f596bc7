import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { type ListResource, listStates } from './resourceStories.tsx'

const screens = join(import.meta.dirname, '../screens')
const filesOf = (folder: string) => readdirSync(join(screens, folder)).map((name) => join(folder, name))
const read = (file: string) => readFileSync(join(screens, file), 'utf8')

/** The exported resources of all screens. */
const resources = readdirSync(screens)
  .flatMap(filesOf)
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...read(file).matchAll(/export const (\w+) = resource\(/g)].map(([, name = '']) => ({ name, file })),
  )

it('finds every resource of the app', () => {
  expect(resources.map(({ name }) => name)).toContain('safeRoutes')
  expect(resources.length).toBeGreaterThanOrEqual(6)
})

/** Nobody hires free anomaly detection, which opens the same page: the page is never without a service. */
const neverUnhired = new Set<unknown>([paths.anomalydetection])

it.each(resources)('$name has a story and a test of every state of its list', async ({ name, file }) => {
  const module: Readonly<Record<string, ListResource>> = await import(join(screens, file))
  // A provider that answers with a plain array has sent all of it.
  const isWhole = module[name]?.list.call.schema?.type === 'array'
  const stories = filesOf(file.split('/')[0] ?? '')
    .filter((one) => one.endsWith('.stories.tsx'))
    .map(read)
    .join('\n')
  const [, states, path] =
    new RegExp(`const (\\w+) = resourceStories\\(${name}, '/(?:300/)?([^'?]*)`).exec(stories) ?? []
  const isHired = Object.values(paths).some(
    (row) => row.path === `{company?}/${path}` && 'service' in row && !neverUnhired.has(row),
  )
  const wanted = listStates.filter((state) => (state === 'notHired' ? isHired : state !== 'partial' || !isWhole))
  expect(wanted.filter((state) => !stories.includes(` = ${states}.${state}\n`))).toEqual([])
})
