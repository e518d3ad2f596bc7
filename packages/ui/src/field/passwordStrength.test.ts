import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastPasswordLength, passwordStrength } from './passwordStrength.ts'

describe('passwordStrength', () => {
  it.each([
    ['', 'short'],
    ['Ab1!x', 'short'],
    ['password', 'weak'],
    ['Password123!', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['12345678', 'weak'],
    ['horsemat', 'weak'],
    ['horsebat9', 'weak'],
    ['horse-bat9', 'fair'],
    ['Tr0ub4dor&3', 'good'],
    ['correct horse battery staple', 'strong'],
    ['vT8#kq2!Lw9z', 'strong'],
  ])('%s is %s', (password, expected) => {
    expect(passwordStrength(password)).toBe(expected)
  })

  it('rates the user name with a suffix as weak', () => {
    expect(passwordStrength('marguerite2026', ['marguerite'])).toBe('weak')
    expect(passwordStrength('marguerite2026')).not.toBe('weak')
  })

  it('rates passwords below the minimum length as short', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: leastPasswordLength - 1 }), (text) => passwordStrength(text) === 'short'),
    )
  })
})
