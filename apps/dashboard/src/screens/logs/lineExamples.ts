export const lineOutcomes = ['hit', 'miss', 'originError', 'rateLimit'] as const
export type LineOutcome = (typeof lineOutcomes)[number]

const outcomes: Readonly<Record<LineOutcome, { answer: string; cache: string; micros: number; end: string }>> = {
  hit: { answer: '200 5120', cache: 'hit', micros: 1834, end: '"OK" "TCDN-OK:782763138" 599' },
  miss: { answer: '200 48212', cache: 'miss', micros: 212_480, end: '"OK" "TCDN-OK:782763139" 3600' },
  originError: { answer: '502 612', cache: 'miss', micros: 1_204_311, end: '"OK" "TCDN-BENG-502:782763140" 0' },
  rateLimit: {
    answer: '429 0',
    cache: 'miss',
    micros: 211,
    end: '"BLOCK" "TCDN-RPE-GRL-429-Too Many Requests:782763141" 0',
  },
}

/** A line of the delivery log of a company, as it is written for an outcome. */
export function lineExample(outcome: LineOutcome, company: number): string {
  const { answer, cache, micros, end } = outcomes[outcome]
  return `203.0.113.9 - - [15/Jun/2026:09:59:59 +0000] "GET /portada?p=2 HTTP/1.1" ${answer} "Mozilla/5.0 (X11; Linux x86_64)" ${cache} "text/html" "L1" ${micros} "c${company}" "https://www.example.com/" https ES ${end}`
}
