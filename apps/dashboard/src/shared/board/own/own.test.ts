import { makeCompany, makeRole, makeUser, type ServiceKey } from '@parapet/api'
import { boardCodesOf, lazyBoards } from '@parapet/widgets'
import { describe, expect, it } from 'vitest'
import { templates, tilesOf } from './templates.ts'
import { boardHole, sectionOf } from './tileAccess.ts'

const viewerWith = (hired: readonly ServiceKey[], granted: readonly ServiceKey[] = hired) => {
  const services = hired.map((name, index) => ({ id: index + 1, name }))
  const company = makeCompany({ services })
  const roles = [makeRole({ services: services.filter(({ name }) => granted.includes(name)) })]
  const user = makeUser({ transparentprofile_set: [{ id: 1, company: { id: company.id, name: company.name }, roles }] })
  return { user, company }
}

describe('the widgets of a board of one’s own', () => {
  it('are limited as on the board they come from', () => {
    expect(sectionOf('home')).toBe('stats')
    expect(sectionOf('stats.waf')).toBe('stats')
    expect(sectionOf('analytics.botmitigation')).toBe('analytics.botmitigation')
    expect(sectionOf('perimetrical.home')).toBe('analytics.waf')
  })

  it('are shown to whoever has the page, its tab and the role, and say what is missing to the others', () => {
    const all = viewerWith(['stats', 'analytics', 'waf'])
    expect(boardHole('home', viewerWith([]))).toBeUndefined()
    expect(boardHole('analytics.waf', all)).toBeUndefined()
    expect(boardHole('analytics.waf', viewerWith(['stats', 'analytics']))).toEqual({
      reason: 'notHired',
      service: 'waf',
    })
    expect(boardHole('analytics.waf', viewerWith(['stats', 'analytics', 'waf'], ['stats', 'analytics']))).toEqual({
      reason: 'forbidden',
    })
    expect(boardHole('stats.delivery', viewerWith(['stats'], []))).toEqual({ reason: 'forbidden' })
  })

  it.each(Object.entries(templates))('of the template %s exist', async (_, codes) => {
    const boards = await Promise.all(boardCodesOf(tilesOf(codes)).map((code) => lazyBoards[code].load()))
    const known = boards.flatMap(({ rows }) => rows.map(({ code }) => code))
    expect(known).toEqual(expect.arrayContaining([...codes]))
  })
})
