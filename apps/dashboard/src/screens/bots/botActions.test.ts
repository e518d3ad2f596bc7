import { type BotSite, botSettings } from '@parapet/api'
import { expect, it } from 'vitest'
import { botActionRows } from './botActions.tsx'

const resource = botActionRows.of({
  sites: [
    { id: 1, url: 'a.example' },
    { id: 2, url: 'b.example' },
  ],
  flagName: String,
})
const own = { site: 1, site_url: 'a.example', enabled: true, action: 'block', score: 80, flag_score: 60, flags: [] }
const rowsOf = (answer: unknown): readonly BotSite[] => resource.list.itemsOf(answer).items

it('creates the settings of a site that has none, and saves those of the others', () => {
  const [first, second] = rowsOf({ count: 1, results: [own] })
  const { form, update } = resource
  if (!first || !second || !form || !update) throw new Error('No rows or no form.')
  const sent = (row: BotSite) => ({
    call: update.callOf?.(form.initial(row), row),
    input: update.input({ ...form.initial(row), enabled: true }, row),
  })
  const { site: _, site_url: __, ...settings } = own
  expect(sent(first)).toEqual({ call: botSettings.saveConfiguration, input: { site: 1, body: settings } })
  expect(sent(second)).toEqual({
    call: botSettings.addConfiguration,
    input: { body: { site: 2, enabled: true, action: 'bypass', score: 90, flag_score: 70, flags: [] } },
  })
})

it('only deletes settings that exist', () => {
  const [first, second] = rowsOf({ count: 1, results: [own] })
  if (!first || !second) throw new Error('No rows.')
  expect(resource.keptBy?.(first)).toBeUndefined()
  expect(resource.keptBy?.(second)).toBe('kept.none')
})

it('does not call a site without action when the answer was cut', () => {
  expect(rowsOf({ count: 1500, results: [own] }).map(({ site_url }) => site_url)).toEqual(['a.example'])
})
