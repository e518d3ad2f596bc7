import { makeLogConfig } from '@parapet/api'
import { expect, it } from 'vitest'
import { type LogDraft, logDestinations } from './logDestinations.tsx'
import en from './logs.en.ts'

const { form } = logDestinations
const t = (key: keyof typeof en) => en[key]
const ftp = { protocol: 'ftp', host: 'logs.example.com', user: 'cdn', password: 'x' } as const
const s3 = { protocol: 's3', bucket: 'logs', access_key: 'AK', secret_access_key: 'SK' } as const

it.each<[Partial<LogDraft>, Record<string, string>]>([
  [ftp, {}],
  [s3, {}],
  [{ ...ftp, host: '' }, { host: 'Fill in this field.' }],
  [{ ...ftp, host: 'ftp://logs.example.com' }, { host: 'Enter a host name or an address, without a scheme.' }],
  [{ ...ftp, host: '192.0.2.0/24' }, { host: 'Enter a host name or an address, without a scheme.' }],
  [{ ...ftp, port: 70_000 }, { port: 'Enter a port from 1 to 65535.' }],
  [{ ...ftp, port: 21.5 }, { port: 'Enter a port from 1 to 65535.' }],
  [
    { ...ftp, user: ' ', password: '' },
    { user: 'Fill in this field.', password: 'Fill in this field.' },
  ],
  [{ ...ftp, path: '' }, { path: 'Fill in this field.' }],
  [{ ...ftp, path: '/a b' }, { path: 'Enter at most 500 characters without spaces, quotation marks and backslashes.' }],
  [
    { ...ftp, path: '/'.repeat(501) },
    { path: 'Enter at most 500 characters without spaces, quotation marks and backslashes.' },
  ],
  [{ ...ftp, path: '/%Y/%M' }, { path: 'The only masks are %Y, %m, %d and %H.' }],
  [{ ...ftp, path: '/100%' }, { path: 'The only masks are %Y, %m, %d and %H.' }],
  [
    { ...s3, bucket: 'https://s3.example.com/logs' },
    { bucket: 'Enter a bucket, or endpoint/bucket, without a scheme.' },
  ],
  [
    { ...s3, access_key: '', secret_access_key: '' },
    { access_key: 'Fill in this field.', secret_access_key: 'Fill in this field.' },
  ],
])('reports the problem of %o', (change, errors) => {
  if (!form) throw new Error('No form.')
  expect(form.check?.({ ...form.initial(null), ...change }, t as never, null)).toEqual(errors)
})

it('keeps the stored secret for the same protocol, and requires one for another', () => {
  if (!form) throw new Error('No form.')
  const row = makeLogConfig({ protocol: 'sftp' })
  expect(form.check?.(form.initial(row), t as never, row)).toEqual({})
  expect(form.check?.({ ...form.initial(row), protocol: 'ftp' }, t as never, row)).toEqual({
    password: 'Fill in this field.',
  })
})
