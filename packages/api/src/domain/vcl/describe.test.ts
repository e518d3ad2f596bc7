import { describe, expect, it } from 'vitest'
import { describeVcl, vclReserved } from './describe.ts'
import { vclKeywords } from './keywords.ts'
import { parseVcl } from './parse.ts'

describe('notes on words', () => {
  it('describes each kind of keyword', () => {
    expect(describeVcl('req.http.User-Agent')).toMatchObject({ kind: 'variable', type: 'HEADER', isWritable: true })
    expect(describeVcl('obj.hits')).toMatchObject({ type: 'INT', isWritable: false, where: ['vcl_hit', 'vcl_deliver'] })
    expect(describeVcl('vcl_recv')).toEqual({ kind: 'subroutine', isOpen: true })
    expect(describeVcl('vcl_init')).toEqual({ kind: 'subroutine', isOpen: false })
    expect(describeVcl('deny_request')).toEqual({ kind: 'callable' })
    expect(describeVcl('std.collect')).toEqual({ kind: 'function', least: 1, most: 2 })
    expect(describeVcl('std')).toEqual({ kind: 'module' })
  })

  it('has no description for user-defined names', () => {
    for (const word of ['c300_origin1', 'req', '', 'constructor']) expect(describeVcl(word)).toBeUndefined()
  })

  it('describes every standalone keyword', () => {
    const parents = new Set(vclKeywords.map(({ parentKey }) => parentKey))
    const silent = vclKeywords.filter(
      ({ text }) => !describeVcl(text) && !vclReserved.includes(text) && !parents.has(text),
    )
    expect(silent).toEqual([])
  })
})

describe('reserved words', () => {
  it('are no statements by themselves', () => {
    for (const word of vclReserved) expect(parseVcl(`sub vcl_recv { ${word} }`).problems, word).not.toEqual([])
  })
})
