import { expect, it } from 'vitest'
import attentionEn from '../../../../../packages/widgets/src/words/attention.en.ts'
import attentionEs from '../../../../../packages/widgets/src/words/attention.es.ts'
import listsEn from '../../../../../packages/widgets/src/words/lists.en.ts'
import listsEs from '../../../../../packages/widgets/src/words/lists.es.ts'
import anomaliesEn from './anomalies.en.ts'
import anomaliesEs from './anomalies.es.ts'

type Texts = Readonly<Record<string, string>>

/** The names of the kinds of anomalies in a catalogue, by kind. */
const namesIn = (texts: Texts, prefix: string, kinds: readonly string[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, texts[`${prefix}.${kind}`]]))

const kinds = Object.keys(anomaliesEn).flatMap((key) => /^type\.(.+)$/.exec(key)?.[1] ?? [])
// Home lists no kinds that the free detection lacks.
const ofHome = ['traffic', 'hitratio', 'ip', 'response_time', 'status_code', 'client_errors', 'object_size']

it.each<[string, Texts, Texts, Texts]>([
  ['English', anomaliesEn, attentionEn, listsEn],
  ['Spanish', anomaliesEs, attentionEs, listsEs],
])('an anomaly has one name on home, Perimetrical and its own screen: %s', (_, screen, attention, lists) => {
  expect(kinds).toEqual(expect.arrayContaining(ofHome))
  expect(namesIn(lists, 'anomaly', kinds)).toEqual(namesIn(screen, 'type', kinds))
  expect(namesIn(attention, 'anomaly', ofHome)).toEqual(namesIn(screen, 'type', ofHome))
})
