import { describe, expect, it } from 'vitest'
import { readHostPort, readOrigin } from './hostPort.ts'

describe('readHostPort', () => {
  it.each([
    ['origin.example.com', 'origin.example.com', null],
    [' origin.example.com:8443 ', 'origin.example.com', 8443],
    ['203.0.113.7:8080', '203.0.113.7', 8080],
    ['[2001:db8::1]', '2001:db8::1', null],
    ['[2001:db8::1]:8443', '2001:db8::1', 8443],
    ['2001:db8::1', '2001:db8::1', null],
    ['ñandú.example:443', 'ñandú.example', 443],
    ['origin.example.com\u200b', 'origin.example.com', null],
    ['[origin.example.com]', '[origin.example.com]', null],
    ['origin.example.com:port', 'origin.example.com:port', null],
    ['origin.example.com:123456', 'origin.example.com:123456', null],
  ])('%j is the host %s and the port %s', (text, host, port) => {
    expect(readHostPort(text)).toEqual({ host, port })
  })
})

describe('readOrigin', () => {
  it.each([
    ['origin.example.com', { host: 'origin.example.com', port: null, ssl: null }],
    ['origin.example.com:8443', { host: 'origin.example.com', port: 8443, ssl: null }],
    ['https://origin.example.com/', { host: 'origin.example.com', port: 443, ssl: true }],
    ['HTTP://origin.example.com', { host: 'origin.example.com', port: 80, ssl: false }],
    ['https://[2001:db8::1]:8443', { host: '2001:db8::1', port: 8443, ssl: true }],
    ['https://origin.example.com/app', { host: 'https://origin.example.com/app', port: null, ssl: null }],
    ['https://ada@origin.example.com/', { host: 'https://ada@origin.example.com/', port: null, ssl: null }],
  ])('%j is %j', (text, origin) => {
    expect(readOrigin(text)).toEqual(origin)
  })
})
