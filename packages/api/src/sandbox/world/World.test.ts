import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newWorld, type World } from './World.ts'

const mail = (id: number) => ({ id, to: '', subject: '', text: '', sent_at: '' })

describe('row ids', () => {
  it('increase, and are never reused', () => {
    const { mails } = newWorld()
    expect(mails.nextId()).toBe(1)
    mails.put(7, mail(7))
    expect(mails.nextId()).toBe(8)
    mails.remove(7)
    expect(mails.nextId()).toBe(8)
  })

  it('continue after those read from disk, also after rows deleted there', () => {
    const world = newWorld()
    world.load([
      { table: 'mails', key: '3', value: mail(3) },
      { table: 'mails', key: '9', value: null },
    ])
    expect(world.mails.nextId()).toBe(10)
    expect(world.takeChanges()).toEqual([])
  })

  it('are reused when the row was rolled back', () => {
    const world = newWorld()
    world.mails.put(7, mail(7))
    world.takeChanges()
    world.mails.put(8, mail(8))
    world.takeBack(world.takeChanges())
    expect(world.mails.nextId()).toBe(8)
  })

  it('count numbered rows only', () => {
    const { subscribers } = newWorld()
    subscribers.put('1e9@example.com', { email_address: '1e9@example.com', verified_at: '' })
    subscribers.put('1e9', { email_address: '', verified_at: '' })
    expect(subscribers.nextId()).toBe(1)
  })
})

describe('rolled-back changes', () => {
  it('restore rows, their order and their ids', () => {
    fc.assert(
      fc.property(writes, writes, (kept, lost) => {
        const world = newWorld()
        write(world, kept)
        const before = [world.mails.entries(), world.mails.nextId()]
        world.takeChanges()
        write(world, lost)
        world.takeBack(world.takeChanges())
        expect([world.mails.entries(), world.mails.nextId()]).toEqual(before)
      }),
    )
  })

  it('keep later writes to the same rows', () => {
    const world = newWorld()
    write(world, [['put', 1]])
    const lost = world.takeChanges()
    const later = world.mails.put(1, mail(99))
    world.takeBack(lost)
    expect(world.mails.all()).toEqual([later])
  })
})

const writes = fc.array(fc.tuple(fc.constantFrom('put', 'remove'), fc.integer({ min: 1, max: 6 })), { maxLength: 12 })

function write(world: World, list: readonly (readonly [string, number])[]) {
  for (const [what, id] of list) {
    if (what === 'put') world.mails.put(id, mail(id))
    else world.mails.remove(id)
  }
}
