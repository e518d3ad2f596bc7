import type { RichBlock, RichRun } from '@parapet/ui'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ticketText } from './ticketText.ts'

const prose = (...runs: RichRun[]) => ({ kind: 'prose', runs })
const heading = (level: number, ...runs: RichRun[]) => ({ kind: 'heading', level, runs })
const list = (isOrdered: boolean, ...items: (readonly [number, string])[]) => ({
  kind: 'list',
  isOrdered,
  items: items.map(([depth, text]) => ({ depth, runs: [text] })),
})
const textsOf = (block: RichBlock): readonly RichRun[] => {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap(({ runs }) => runs)
    case 'table':
      return [...(block.head ?? []), ...block.rows.flat()].flat()
    case 'code':
      return [block.text]
    case 'rule':
      return []
    default:
      return block.runs
  }
}
const code = (text: string) => ({ kind: 'code', text })
const url = 'https://a.example/x'

describe('the text of a ticket', () => {
  it.each<[string, string, unknown[]]>([
    ['nothing', '', []],
    ['blanks', ' \n\n ', []],
    ['lines and indentation', 'a\n  b\n\nc', [prose('a\n  b\n\nc')]],
    ['line ends of mails', 'a\r\nb', [prose('a\nb')]],
    ['code', 'see\n<pre>\nGET /  200\n  x\n</pre>\nend', [prose('see'), code('GET /  200\n  x'), prose('end')]],
    ['code with a language', '<pre><code class="ruby">\nputs 1\n</code></pre>', [code('puts 1')]],
    ['a fence', 'a\n```sh\ncurl -v\n```\nb', [prose('a'), code('curl -v'), prose('b')]],
    ['an open <pre>', 'a <pre> b', [prose('a <pre> b')]],
    ['an address', `see ${url}.`, [prose('see ', { href: url, label: url }, '.')]],
    ['an address in brackets', `(${url})`, [prose('(', { href: url, label: url }, ')')]],
    ['brackets in an address', `${url}_(a)`, [prose({ href: `${url}_(a)`, label: `${url}_(a)` })]],
    [
      'a link of Textile',
      `"the check":${url}, ok`,
      [prose({ href: url, label: 'the check', host: 'a.example' }, ', ok')],
    ],
    [
      'a link of Markdown',
      `[the check](${url}) ok`,
      [prose({ href: url, label: 'the check', host: 'a.example' }, ' ok')],
    ],
    ['no http', 'http://a.example', [prose('http://a.example')]],
    [
      'no script',
      '"x":javascript:alert(1) [x](data:text/html,1)',
      [prose('"x":javascript:alert(1) [x](data:text/html,1)')],
    ],
    ['no password', 'https://me:secret@a.example', [prose('https://me:secret@a.example')]],
    ['no HTML', '<b>x</b> <img src=x onerror=alert(1)> h1. y', [prose('<b>x</b> <img src=x onerror=alert(1)> h1. y')]],
    ['headings of both', 'h2. A\n# B\ntext', [heading(2, 'A'), heading(1, 'B'), prose('text')]],
    ['numbers of Textile', '# A\n## B', [list(true, [1, 'A'], [2, 'B'])]],
    ['bullets of both', '* A\n** B\n- C\n  - D', [list(false, [1, 'A'], [2, 'B'], [1, 'C'], [2, 'D'])]],
    ['numbers of Markdown', '1. A\n2) B', [list(true, [1, 'A'], [1, 'B'])]],
    [
      'a table of Textile',
      '|_.Path|_.Code|\n|/a|503|',
      [{ kind: 'table', head: [['Path'], ['Code']], rows: [[['/a'], ['503']]] }],
    ],
    [
      'a table of Markdown',
      '| Path | Code |\n|---|:-:|\n| /a | 503 |',
      [{ kind: 'table', head: [['Path'], ['Code']], rows: [[['/a'], ['503']]] }],
    ],
    ['a table without a head', '|a|b|', [{ kind: 'table', head: null, rows: [[['a'], ['b']]] }]],
    ['a quote and a rule', '> a\n> b\n\n---', [{ kind: 'quote', runs: ['a\nb'] }, { kind: 'rule' }]],
    [
      'marks of both',
      '*a* **b** _c_ `d` @e f@ ~~g~~',
      [
        prose(
          { mark: 'strong', text: 'a' },
          ' ',
          { mark: 'strong', text: 'b' },
          ' ',
          { mark: 'em', text: 'c' },
          ' ',
          { mark: 'code', text: 'd' },
          ' ',
          { mark: 'code', text: 'e f' },
          ' ',
          { mark: 'del', text: 'g' },
        ),
      ],
    ],
    [
      'no marks',
      '2*3*4 snake_case_name a@b.example, c@d.example',
      [prose('2*3*4 snake_case_name a@b.example, c@d.example')],
    ],
  ])('%s', (_, text, expected) => {
    expect(ticketText(text)).toEqual(expected)
  })

  it('links lead to https only, and whatever is written is shown', () => {
    const signs = [
      '<pre>',
      '</pre>',
      '```\n',
      '\n```',
      url,
      `"a":${url}`,
      '(',
      '.',
      '|',
      '# ',
      '* ',
      '*',
      '_',
      'h1. ',
      '\n',
      '> ',
      '|_.',
    ]
    const piece = fc.oneof(fc.string(), fc.constantFrom(...signs))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        const runs = ticketText(text).flatMap(textsOf)
        for (const run of runs) if (typeof run !== 'string' && 'href' in run) expect(run.href).toMatch(/^https:\/\//)
        const shown = runs
          .map((run) => (typeof run === 'string' ? run : 'href' in run ? `${run.label}${run.href}` : run.text))
          .join('')
        for (const word of text.replace(/<[^>]*>|https:\S*/g, ' ').match(/[\p{L}]{3,}/gu) ?? [])
          if (!/pre|```/.test(text)) expect(shown).toContain(word)
      }),
    )
  })

  it.each(['*'.repeat(20_000), '@a '.repeat(7000), '_a*'.repeat(7000), '|'.repeat(20_000), `"${'a'.repeat(20_000)}`])(
    'reads a hostile text of 20,000 characters in a moment',
    (text) => {
      const start = performance.now()
      ticketText(text)
      expect(performance.now() - start).toBeLessThan(1000)
    },
  )
})
