import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TextBlock, ticketText } from './ticketText.ts'

const prose = (...runs: Extract<TextBlock, { kind: 'prose' }>['runs'][number][]) => ({ kind: 'prose', runs })
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
    ['no markup', '<b>x</b> h1. *y*', [prose('<b>x</b> h1. *y*')]],
  ])('%s', (_, text, expected) => {
    expect(ticketText(text)).toEqual(expected)
  })

  it('keeps every other character, and links lead to https only', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<pre>', '</pre>', '```\n', '\n```', url, `"a":${url}`, '(', '.'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        const blocks = ticketText(text)
        const runs = blocks.flatMap((block) => (block.kind === 'prose' ? block.runs : []))
        for (const run of runs) if (typeof run !== 'string') expect(run.href).toMatch(/^https:\/\//)
        if (!/<|```|https:/.test(text)) expect(runs.join('').trim()).toBe(text.replace(/\r\n?/g, '\n').trim())
      }),
    )
  })
})
