import { describe, expect, it } from 'vitest'
import { type TraceInput, traceFaults, traceRequestOf } from './traceInput.ts'

const input: TraceInput = {
  url: 'https://www.example.com/a?b=1#c',
  method: 'GET',
  headers: 'User-Agent: x\n\nCookie:  a=1; b=2 ',
  country: 'ES',
  address: '192.0.2.1',
  status: null,
}

describe('a request to trace', () => {
  it('is read as a browser would send it', () => {
    expect(traceRequestOf(input)).toEqual({
      host: 'www.example.com',
      url: '/a?b=1',
      scheme: 'https',
      method: 'GET',
      headers: [
        { name: 'User-Agent', value: 'x' },
        { name: 'Cookie', value: 'a=1; b=2' },
      ],
      country: 'ES',
      address: '192.0.2.1',
      originStatus: null,
      isAnyVisitor: false,
    })
    expect(traceRequestOf({ ...input, url: 'ñandú.example' })).toMatchObject({
      host: 'xn--and-6ma2c.example',
      url: '/',
    })
    expect(traceRequestOf({ ...input, url: 'www.example.com:8443/x' })).toMatchObject({ host: 'www.example.com:8443' })
  })

  it.each<[keyof TraceInput, TraceInput[keyof TraceInput], string]>([
    ['url', '', 'needed'],
    ['url', '   ', 'needed'],
    ['url', 'javascript:alert(1)', 'url'],
    ['url', 'ftp://example.com/', 'url'],
    ['url', 'https://user:secret@example.com/', 'url'],
    ['url', 'https://exa mple.com/', 'url'],
    ['url', `https://example.com/${'x'.repeat(2001)}`, 'tooLong'],
    ['headers', 'no colon', 'header'],
    ['headers', 'Bad Name: x', 'header'],
    ['headers', 'X: a\u0000b', 'header'],
    ['headers', 'Host: other.example', 'hostHeader'],
    ['headers', 'X: 1\n'.repeat(51), 'tooMany'],
    ['country', 'XX', 'country'],
    ['country', 'es', 'country'],
    ['address', '192.0.2.0/24', 'address'],
    ['address', 'one.example', 'address'],
    ['address', '192.0.2.300', 'address'],
    ['status', 99, 'status'],
    ['status', 600, 'status'],
    ['status', 200.5, 'status'],
  ])('refuses %s %j: %s', (field, value, fault) => {
    const wrong = { ...input, [field]: value }
    expect(traceFaults(wrong)).toEqual({ [field]: fault })
    expect(traceRequestOf(wrong)).toBeNull()
  })
})
