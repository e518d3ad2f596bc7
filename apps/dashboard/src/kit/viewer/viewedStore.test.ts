import { expect, it } from 'vitest'
import { readPdf } from './readPdf.ts'
import { findViewed, storeViewed, type Viewed } from './viewedStore.ts'
import { readViewerState } from './viewerState.ts'

const page = (name: string): Viewed => ({ kind: 'page', name, address: 'https://docs.example/' })

it('shows what was stored to its user and company only', () => {
  const id = storeViewed('1/300', page('Docs'))
  expect(findViewed('1/300', id)).toMatchObject({ name: 'Docs' })
  expect(findViewed('2/300', id)).toBeUndefined()
  expect(findViewed('1/301', id)).toBeUndefined()
  expect(findViewed('1/300', 'of another visit-1')).toBeUndefined()
})

it('forgets the oldest', () => {
  const ids = Array.from({ length: 21 }, (_, n) => storeViewed('1/300', page(`Page ${n}`)))
  expect(ids.filter((id) => findViewed('1/300', id) === undefined)).toEqual([ids[0]])
})

it.each([
  [null, undefined],
  ['x', undefined],
  [{ viewed: 'a' }, undefined],
  [{ viewed: 1, from: '/300' }, undefined],
  [{ viewed: 'a', from: 'https://evil.example' }, undefined],
  [{ viewed: 'a', from: '//evil.example' }, undefined],
  [{ viewed: 'a', from: '/\\evil.example' }, undefined],
  [{ viewed: 'a', from: 'javascript:alert(1)' }, undefined],
  [
    { viewed: 'a', from: '/user/invoices?open=1', more: 1 },
    { viewed: 'a', from: '/user/invoices?open=1' },
  ],
])('reads the history state %j as %j', (state, read) => {
  expect(readViewerState(state)).toEqual(read)
})

it.each([
  ['a PDF of another type', '%PDF-1.4 …', 'text/html', true],
  ['a PDF after a byte order mark', '\ufeff%PDF-1.7', 'application/octet-stream', true],
  ['HTML that claims to be a PDF', '<script>alert(1)</script>', 'application/pdf', false],
  ['nothing', '', 'application/pdf', false],
  ['a PDF behind a long text', `${'x'.repeat(2000)}%PDF-`, 'application/pdf', false],
])('%s', async (_, text, type, isPdf) => {
  const read = await readPdf(new Blob([text], { type }))
  expect(read?.type).toBe(isPdf ? 'application/pdf' : undefined)
})
