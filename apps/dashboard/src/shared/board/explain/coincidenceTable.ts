import type { Format, T } from '@parapet/ui'
import type { eventsWords, Marker } from '@parapet/widgets/events'
import type { WordsOf } from '../../../platform/words/wordsOf.ts'
import type { ExtraTable } from '../evidence/saveEvidence.ts'
import type explainEn from './explain.en.ts'

/** An event close to an onset, with both times in words. */
interface ListedEvent {
  readonly event: Pick<Marker, 'kind' | 'label' | 'who' | 'time'>
  readonly times: string
}

/** Builds the table of what else happened for evidence: as listed, with what is said about it and what was not checked. */
export function coincidenceTable(
  listed: readonly ListedEvent[],
  said: readonly string[],
  { t, e, f }: { t: T<typeof explainEn>; e: WordsOf<typeof eventsWords>; f: Pick<Format, 'date'> },
): ExtraTable {
  return {
    title: t('happened'),
    text: said.join(' '),
    twin: {
      caption: t('happened'),
      columns: [
        { label: t('happened.at'), kind: 'time', format: (cell) => f.date(Number(cell), 'seconds') },
        { label: t('happened.kind') },
        { label: t('happened.what') },
        { label: t('happened.who') },
        { label: t('happened.times') },
      ],
      rows: listed.map(({ event: { kind, label, who, time }, times }) => [
        time,
        kind ? e(`name.${kind}`) : null,
        label,
        who ?? null,
        times,
      ]),
    },
  }
}
