import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'
import { type ListState, listStates, listStoriesIn, whyNoList } from '../apps/dashboard/src/start/story/listStories.ts'

const app = join(dirname(fileURLToPath(import.meta.url)), '../apps/dashboard/src')

/** A state of a resource's list: the story that shows it, why there is none, or neither, which is a hole. */
export interface ListCell {
  readonly state: ListState
  readonly story?: string
  readonly why?: string
}

/** The states of a resource's list. */
export interface ListRow {
  readonly resource: string
  readonly title: string
  readonly cells: readonly ListCell[]
}

/** Reads the table of resources and states from the stories of the app. */
export function readListStates(): readonly ListRow[] {
  return globSync('**/*.stories.tsx', { cwd: app })
    .sort()
    .flatMap((file) => listStoriesIn(readFileSync(join(app, file), 'utf8')))
    .map(({ resource, title, made, own }) => ({
      resource,
      title,
      cells: listStates.map((state): ListCell => {
        const name = made[state] ?? own[state]
        if (name) return { state, story: toId(title, storyNameFromExport(name)) }
        const why = whyNoList[state]
        return why ? { state, why } : { state }
      }),
    }))
}

const id = 'virtual:list-states'

/** Vite plugin that serves the table of resources and states as a module. */
export function listStatesPlugin(): Plugin {
  return {
    name: 'list-states',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}`
        ? `export default JSON.parse(${JSON.stringify(JSON.stringify(readListStates()))})`
        : undefined,
  }
}
