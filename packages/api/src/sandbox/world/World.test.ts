import { describe, expect, it } from 'vitest'
import { newWorld } from './World.ts'

const mail = (id: number) => ({ id, to: '', subject: '', text: '', sent_at: '' })

describe('the numbers of rows', () => {
  it('grow, and are not given twice', () => {
    const { mails } = newWorld()
    expect(mails.nextId()).toBe(1)
    mails.put(7, mail(7))
    expect(mails.nextId()).toBe(8)
    mails.remove(7)
    expect(mails.nextId()).toBe(8)
  })

  it('go on after what was read from disk, also after rows that were removed there', () => {
    const world = newWorld()
    world.load([
      { table: 'mails', key: '3', value: mail(3) },
      { table: 'mails', key: '9', value: null },
    ])
    expect(world.mails.nextId()).toBe(10)
    expect(world.takeChanges()).toEqual([])
  })

  it('are those of numbered rows only', () => {
    const { subscribers } = newWorld()
    subscribers.put('1e9@example.com', { email_address: '1e9@example.com', verified_at: '' })
    subscribers.put('1e9', { email_address: '', verified_at: '' })
    expect(subscribers.nextId()).toBe(1)
  })
})
