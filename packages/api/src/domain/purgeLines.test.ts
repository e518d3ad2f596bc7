import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  banBreadth,
  banMatcher,
  methodFields,
  purgeChunks,
  purgeMethods,
  readTagLines,
  readUrlLines,
  wholeSitesOf,
  wideSitesOf,
  withSchemes,
} from './purgeLines.ts'

const sites = ['www.aurora.example', 'API.aurora.example']
const at = (text: string, method: (typeof purgeMethods)[number] = 'purge') => [
  ...readUrlLines(text, method, sites).verdicts.values(),
]

describe('URL lines', () => {
  it.each([
    ['an address', 'https://www.aurora.example/a', { kind: 'sent', url: 'https://www.aurora.example/a' }],
    ['either scheme', 'HTTP://api.aurora.example/', { kind: 'sent', url: 'http://api.aurora.example/' }],
    ['spaces around it', '  https://www.aurora.example/a \r', { kind: 'sent', url: 'https://www.aurora.example/a' }],
    ['no scheme', 'www.aurora.example/a', { kind: 'refused', fault: 'noScheme' }],
    ['a path', '/a', { kind: 'refused', fault: 'notUrl' }],
    ['a word', 'everything', { kind: 'refused', fault: 'notUrl' }],
    ['a script', 'javascript:alert(1)', { kind: 'refused', fault: 'notUrl' }],
    ['another host', 'https://evil.example/a', { kind: 'refused', fault: 'foreign' }],
    ['a host that begins like ours', 'https://www.aurora.example.evil.example/', { kind: 'refused', fault: 'foreign' }],
    ['our host as a user', 'https://www.aurora.example@evil.example/', { kind: 'refused', fault: 'foreign' }],
    ['a wildcard', 'https://www.aurora.example/*', { kind: 'refused', fault: 'wildcard' }],
    [
      'two on one line',
      'https://www.aurora.example/a https://www.aurora.example/b',
      { kind: 'refused', fault: 'space' },
    ],
    ['an endless one', `https://www.aurora.example/${'a'.repeat(4000)}`, { kind: 'refused', fault: 'longUrl' }],
  ])('classify %s', (_, line, verdict) => {
    expect(at(line)).toEqual([verdict])
  })

  it.each([
    ['https://WWW.Aurora.example/News/Today', 'https://www.aurora.example/News/Today'],
    ['https://www.aurora.example/news#top', 'https://www.aurora.example/news'],
    ['https://www.aurora.example/artículo/año', 'https://www.aurora.example/art%C3%ADculo/a%C3%B1o'],
    ['https://www.aurora.example/art%c3%adculo', 'https://www.aurora.example/art%c3%adculo'],
    ['https://www.aurora.example/a/../b', 'https://www.aurora.example/b'],
    ['https://www.aurora.example/a/%2e%2E/b', 'https://www.aurora.example/b'],
    ['https://www.aurora.example', 'https://www.aurora.example/'],
    ['https://www.aurora.example/a?', 'https://www.aurora.example/a?'],
    ['https://www.aurora.example/a?q=ñ&p=a|b', 'https://www.aurora.example/a?q=%C3%B1&p=a|b'],
    ['https://www.aurora.example:443/a', 'https://www.aurora.example/a'],
    ['https://ada:secret@www.aurora.example/a', 'https://www.aurora.example/a'],
    ['https:\\\\www.aurora.example\\a', null],
    ['https://www.aurora.example\\a', 'https://www.aurora.example/a'],
    ['\u200bhttps://www.aurora.example/a\ufeff', 'https://www.aurora.example/a'],
  ])('send what a browser requests for %s', (line, url) => {
    expect(readUrlLines(line, 'purge', sites).sent).toEqual(url === null ? [] : [url])
  })

  it('compare what is sent', () => {
    const lines = ['news#top', 'news', 'a/../b', 'b', 'año', 'a%C3%B1o', 'a?', 'a'].map(
      (path) => `https://www.aurora.example/${path}`,
    )
    expect(readUrlLines(lines.join('\n'), 'purge', sites).sent).toEqual(
      ['news', 'b', 'a%C3%B1o', 'a?', 'a'].map((path) => `https://www.aurora.example/${path}`),
    )
  })

  it('are read for sites of any script', () => {
    expect(readUrlLines('https://ñandú.example/a', 'purge', ['ñandú.example']).sent).toEqual([
      'https://xn--and-6ma2c.example/a',
    ])
  })

  it('are numbered from 1, including empty ones', () => {
    const { verdicts } = readUrlLines('\n\nhttps://www.aurora.example/a\n', 'purge', sites)
    expect([...verdicts.keys()]).toEqual([3])
  })

  it('send lines that differ only in scheme once', () => {
    expect(at('https://www.aurora.example/a\nhttp://www.aurora.example/a#top')[1]).toEqual({ kind: 'repeated', by: 1 })
  })

  it('are equal in every spelling', () => {
    const path = fc.stringMatching(/^[a-zA-Z0-9!$&()+,;=@*~:/?._%ñ^'-]{0,24}$/)
    fc.assert(
      fc.property(path, (rest) => {
        const { href } = new URL(`https://www.aurora.example/${rest}`)
        const read = readUrlLines(
          `https://www.aurora.example/${rest}\nHTTPS://www.aurora.example/${rest}\n${href}`,
          'ban',
          sites,
        )
        expect(read.sent).toEqual([href])
      }),
    )
  })

  it('omit lines covered by another ban', () => {
    const read = readUrlLines(
      [
        'https://www.aurora.example/news/2026*',
        'https://www.aurora.example/news*',
        'https://www.aurora.example/*.jpg',
        'https://www.aurora.example/photo.jpg',
        'https://api.aurora.example/news/1',
      ].join('\n'),
      'ban',
      sites,
    )
    expect(read.verdicts.get(1)).toEqual({ kind: 'covered', by: 2 })
    expect(read.sent).toHaveLength(4)
    expect(read.covered).toBe(1)
  })

  it('omit everything but the root below a ban of the root', () => {
    const paths = fc.array(fc.stringMatching(/^[a-z0-9/]{1,12}$/), { maxLength: 20 })
    fc.assert(
      fc.property(paths, (below) => {
        const lines = ['https://www.aurora.example/', ...below.map((path) => `https://www.aurora.example/${path}`)]
        expect(readUrlLines(lines.join('\n'), 'ban', sites).sent).toEqual(['https://www.aurora.example/'])
      }),
    )
  })

  it('have one verdict for every line that is not empty', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('https://www.aurora.example/a', '', 'b.example/*'),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.constantFrom(...purgeMethods), (lines, method) => {
        const text = lines.join('\n')
        const read = readUrlLines(text, method, sites)
        const filled = text.split('\n').filter((one) => one.trim() !== '').length
        expect(read.verdicts.size).toBe(filled)
        expect(read.sent.length + read.repeated + read.covered + read.refused).toBe(filled)
      }),
    )
  })
})

describe('tag lines', () => {
  it('send each tag once, without spaces', () => {
    const { sent, repeated, refused } = readTagLines(`front\nfront\ntwo words\n${'x'.repeat(257)}\nFront`)
    expect({ sent, repeated, refused }).toEqual({ sent: ['front', 'Front'], repeated: 1, refused: 2 })
  })

  it('are compared and sent without invisible characters', () => {
    expect(readTagLines('fr\u200bont\nfront')).toMatchObject({ sent: ['front'], repeated: 1 })
  })
})

it.each([
  ['https://www.aurora.example', 'site'],
  ['https://www.aurora.example/', 'site'],
  ['https://www.aurora.example/*', 'site'],
  ['https://www.aurora.example/**', 'site'],
  ['https://www.aurora.example/*.jpg', 'pattern'],
  ['https://www.aurora.example/news*', 'pattern'],
  ['https://www.aurora.example/news/', 'pattern'],
] as const)('a ban of %s removes a %s', (url, breadth) => {
  expect(banBreadth(url)).toBe(breadth)
})

it('lists each site once that bans remove completely', () => {
  expect(
    wholeSitesOf(['https://www.aurora.example/', 'http://www.aurora.example/*', 'https://api.aurora.example/v1*']),
  ).toEqual(['www.aurora.example'])
})

it('lists each site once that bans affect widely: completely or by a wildcard', () => {
  expect(
    wideSitesOf([
      'https://www.aurora.example/',
      'https://api.aurora.example/v1*',
      'https://img.aurora.example/logo.svg',
    ]),
  ).toEqual(['www.aurora.example', 'api.aurora.example'])
})

it.each([
  ['www.aurora.example/a', 'https://www.aurora.example/a'],
  ['http://www.aurora.example/a', 'http://www.aurora.example/a'],
  ['/a', '/a'],
  ['word', 'word'],
  ['mailto:ada@aurora.example', 'mailto:ada@aurora.example'],
  ['a.example/\n\nb.example', 'https://a.example/\n\nhttps://b.example'],
])('prepends the scheme to %j', (text, mended) => {
  expect(withSchemes(text)).toBe(mended)
})

it.each([
  [0, []],
  [100, [100]],
  [101, [100, 1]],
])('sends %i tags in requests of at most 100', (count, sizes) => {
  const chunks = purgeChunks(
    Array.from({ length: count }, (_, i) => String(i)),
    'tags',
  )
  expect(chunks.map((chunk) => chunk.length)).toEqual(sizes)
})

it('never requests a ban together with a refetch', () => {
  for (const method of purgeMethods) {
    const { ban, refetch, soft } = methodFields(method)
    expect([ban, refetch, soft].filter(Boolean).length).toBe(method === 'purge' ? 0 : 1)
  }
})

it.each([
  ['/', '/', true],
  ['/', '/anything?q=1', true],
  ['/news', '/news/1', true],
  ['/news', '/newspaper', true],
  ['/news', '/old/news', false],
  ['/*.jpg', '/img/a.jpg?v=2', true],
  ['/*.jpg', '/img/a.png', false],
  ['/a*b*c', '/a-c-b-c', true],
  ['/a*b*c', '/a-c-b', false],
  ['/a?b=*', '/a?b=1', true],
])('a ban of %s removes %s: %s', (pattern, path, isRemoved) => {
  expect(banMatcher([`https://www.aurora.example${pattern}`], 'www.aurora.example')(path)).toBe(isRemoved)
  expect(banMatcher([`https://www.aurora.example${pattern}`], 'api.aurora.example')(path)).toBe(false)
})
