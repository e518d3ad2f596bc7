import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTranslations } from '../../../ui/src/words/checkTranslations.ts'
import en from '../words/kinds.en.ts'
import es from '../words/kinds.es.ts'
import { readAgent } from './agent.ts'
import { arcs } from './arcs.ts'
import { changeOf } from './change.ts'
import { countryName } from './country.ts'
import { landFile, landModule, worldFile, worldModule } from './map/makeWorld.ts'
import { mapHeight, mapWidth, project } from './map/projection.ts'
import { mapScale } from './map/scaleOf.ts'
import { sparkPaths } from './Sparkline.tsx'
import { hostile } from './sample.ts'
import { textFromHtml } from './textFromHtml.ts'

test('both languages have every message', () => {
  expect(checkTranslations(en, es)).toEqual([])
})

test('a change is shown only where meaningful', () => {
  expect(changeOf(110, 100, 'requests', 'upGood')).toMatchObject({
    kind: 'moved',
    direction: 'up',
    tone: 'good',
    isPoints: false,
  })
  expect(changeOf(110, 100, 'requests', 'upBad')).toMatchObject({ tone: 'bad' })
  expect(changeOf(90, 100, 'requests', 'upBad')).toMatchObject({ direction: 'down', tone: 'good' })
  expect(changeOf(90, 100, 'requests', 'neutral')).toMatchObject({ tone: 'muted' })
  expect(changeOf(5, 0, 'requests', 'upGood')).toEqual({ kind: 'new' })
  expect(changeOf(0, 0, 'requests', 'upGood')).toEqual({ kind: 'same' })
  expect(changeOf(90, 29, 'requests', 'upGood')).toEqual({ kind: 'few' })
  expect(changeOf(90, 30, 'requests', 'upGood')).toMatchObject({ kind: 'moved', ratio: 2 })
  expect(changeOf(90, 7, 'bit/s', 'upGood')).toMatchObject({ kind: 'moved' })
  expect(changeOf(0.05, 0, 'percent', 'upBad')).toMatchObject({ kind: 'moved', ratio: 0.05, tone: 'bad' })
  expect(changeOf(0.9, 0.8, 'percent', 'upGood', 7)).toEqual({ kind: 'few' })
  expect(changeOf(0.9, 0.8, 'percent', 'upGood')).toMatchObject({ isPoints: true })
  expect(changeOf(100, 100, 'bit/s', 'upGood')).toEqual({ kind: 'same' })
  expect(changeOf(null, 5, 'requests', 'upGood')).toBeNull()
  expect(changeOf(5, Number.NaN, 'requests', 'upGood')).toBeNull()
})

test('user agents are shown as browser and system', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1'
  expect(readAgent(chrome)).toMatchObject({ kind: 'browser', name: 'Chrome 120', system: 'Windows', isPhone: false })
  expect(readAgent(phone)).toMatchObject({ name: 'Safari 17', system: 'iOS', isPhone: true })
  expect(readAgent('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toMatchObject({
    kind: 'bot',
    name: 'Googlebot',
  })
  expect(readAgent('curl/8.4.0')).toMatchObject({ kind: 'bot', name: 'curl 8' })
  expect(readAgent('-')).toMatchObject({ kind: 'none' })
  expect(readAgent('my own player')).toMatchObject({ kind: 'other', name: null })
})

test('no user agent makes the parser throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (raw) => {
      expect(readAgent(raw).kind).toBeTypeOf('string')
    }),
  )
  for (const raw of Object.values(hostile)) expect(readAgent(raw)).toBeDefined()
})

test('a very long user agent is not parsed to its end', () => {
  const begun = performance.now()
  expect(readAgent(`Mozilla/5.0 ${'bo'.repeat(30_000)}`).kind).not.toBe('bot')
  expect(performance.now() - begun).toBeLessThan(1000)
})

test('foreign HTML is shown as text', () => {
  expect(textFromHtml('What a cache is for &amp; what it isn&#8217;t')).toBe('What a cache is for & what it isn’t')
  expect(textFromHtml('<p>A <b>short</b> walk.</p><script>alert(1)</script>')).toBe('A short walk.')
  expect(textFromHtml('<img src=x onerror=alert(1)>')).toBe('')
  expect(textFromHtml('<svg/onload=alert(1)')).toBe('')
  expect(textFromHtml('&lt;script&gt;')).toBe('<script>')
  expect(textFromHtml('1 < 2')).toBe('1 < 2')
})

test('countries have names, and unknown codes stay unchanged', () => {
  expect(countryName('ES', 'es')).toBe('España')
  expect(countryName('de', 'en')).toBe('Germany')
  // The anti-DDoS analysis has English names instead of codes.
  expect(countryName('United States', 'es')).toBe('Estados Unidos')
  for (const odd of ['', '-', 'ESP', ...Object.values(hostile)]) expect(countryName(odd, 'en')).toBe(odd)
})

test('the projection stays inside the map for any coordinates', () => {
  const [x, y] = project(0, 0)
  expect(x).toBeCloseTo(mapWidth / 2)
  expect(y).toBeGreaterThan(0)
  expect(project(-180, 0)[0]).toBeCloseTo(0)
  expect(project(180, 0)[0]).toBeCloseTo(mapWidth)
  expect(project(0, 84)[1]).toBeCloseTo(0)
  fc.assert(
    fc.property(fc.double({ min: -400, max: 400 }), fc.double({ min: -100, max: 100 }), (longitude, latitude) => {
      const [px, py] = project(longitude, latitude)
      expect(px).toBeGreaterThanOrEqual(-0.01)
      expect(px).toBeLessThanOrEqual(mapWidth + 0.01)
      expect(py).toBeGreaterThanOrEqual(-0.01)
      expect(py).toBeLessThanOrEqual(mapHeight + 1)
    }),
  )
})

test('north is up and east is right', () => {
  expect(project(10, 50)[1]).toBeLessThan(project(10, 40)[1])
  expect(project(20, 40)[0]).toBeGreaterThan(project(10, 40)[0])
})

test('the generated shapes equal those of world-atlas', () => {
  expect(readFileSync(worldFile, 'utf8')).toBe(worldModule())
  expect(readFileSync(landFile, 'utf8')).toBe(landModule())
})

test('a few very large values make the scale logarithmic, and every value has a class', () => {
  expect(mapScale([1, 2, 3, 4, 5]).kind).toBe('linear')
  expect(mapScale([1, 2, 3, 10, 60]).kind).toBe('linear')
  expect(mapScale([1, 2, 3, 10, 61]).kind).toBe('log')
  const skewed = mapScale([1, 2, 3, 10, 100_000])
  expect(skewed.kind).toBe('log')
  expect(skewed.tokenOf(1)).toBe('seq1')
  expect(skewed.tokenOf(100_000)).toBe('seq5')
  const even = mapScale([10, 20, 40, 100])
  expect([5, 19, 20, 59, 60, 80, 500].map(even.tokenOf)).toEqual([
    'seq1',
    'seq1',
    'seq2',
    'seq3',
    'seq4',
    'seq5',
    'seq5',
  ])
  expect(mapScale([]).tokenOf(5)).toBe('seq3')
  expect(mapScale([7]).tokenOf(7)).toBe('seq3')
})

test('arcs of a ring have no NaN, and a full share is a full circle', () => {
  for (const shares of [[1], [0, 1], [0.5, 0.5], [0.999, 0.001], [0, 0]])
    expect(arcs(shares).join('')).not.toContain('NaN')
  expect(arcs([1])[0]?.match(/A/g)).toHaveLength(2)
})

test('a sparkline breaks at gaps and never contains NaN', () => {
  expect(sparkPaths([null, null], 24)).toEqual({ line: '', area: '' })
  expect(sparkPaths([2, null, 1, 2], 24)).toEqual({
    line: 'M0 1.5L0.1 1.5M133.3 12L200 1.5',
    area: 'M0 1.5L0.1 1.5V24H0ZM133.3 12L200 1.5V24H133.3Z',
  })
  fc.assert(
    fc.property(fc.array(fc.option(fc.double(), { nil: null })), (values) => {
      const { line, area } = sparkPaths(values, 24)
      expect(line + area).not.toMatch(/NaN|Infinity/)
    }),
  )
})
