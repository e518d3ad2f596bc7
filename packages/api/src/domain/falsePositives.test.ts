import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { falsePositivesReport, MAX_REPORT_SECONDS, type ReportDraft } from './falsePositives.ts'

const now = 1_781_519_400
const week = 7 * 86_400
const draft: ReportDraft = { from: now - 3600, to: now, sites: [], whitelist: false }
const report = (over: Partial<ReportDraft>) => falsePositivesReport({ ...draft, ...over }, [1, 2, 3], now)

describe('falsePositivesReport', () => {
  it.each<[string, Partial<ReportDraft>, object]>([
    ['of all sites', {}, { timestamp: { from: now - 3600, to: now }, sites: [], whitelist: false }],
    ['of every site', { sites: [3, 1, 2] }, { sites: [] }],
    ['of a site, named twice', { sites: [2, 2] }, { sites: [2] }],
    ['with exceptions', { whitelist: true }, { whitelist: true }],
    ['of a week', { from: now - week }, { timestamp: { from: now - week, to: now } }],
    ['that ends in the future', { from: now - week, to: now + 60 }, { timestamp: { from: now - week, to: now } }],
  ])('%s', (_, over, body) => {
    expect(report(over)).toMatchObject({ kind: 'request', body })
  })

  it.each<[Partial<ReportDraft>, string, string]>([
    [{ from: null }, 'from', 'needed'],
    [{ to: null }, 'to', 'needed'],
    [{ from: now, to: now }, 'to', 'order'],
    [{ from: Number.NaN }, 'to', 'order'],
    [{ from: now + 1, to: now + 2 }, 'from', 'future'],
    [{ from: now - week - 1 }, 'to', 'tooLong'],
    [{ sites: [1, 9] }, 'sites', 'foreign'],
  ])('rejects %j: %s %s', (over, field, fault) => {
    expect(report(over)).toEqual({ kind: 'refused', field, fault })
  })

  it('never requests more than a week, nor the future', () => {
    const moment = fc.integer({ min: now - 2 * week, max: now + week })
    fc.assert(
      fc.property(moment, moment, (from, to) => {
        const made = report({ from, to })
        if (made.kind !== 'request') return
        const { timestamp } = made.body
        expect(timestamp.to).toBeLessThanOrEqual(now)
        expect(timestamp.from).toBeLessThan(timestamp.to)
        expect(timestamp.to - timestamp.from).toBeLessThanOrEqual(MAX_REPORT_SECONDS)
      }),
    )
  })
})
