// Puts changed pictures together by what changed in them, and settles what the reviewer said.
import { derive } from '../../packages/ui/src/themes/derive.ts'
import { defaultTheme } from '../../packages/ui/src/themes/themes.ts'
import type { Reviewed } from './causes.ts'
import type { Area, Facet } from './facets.ts'

/** A picture in a cluster, and where in it the change is. */
export interface Member {
  readonly picture: Reviewed
  readonly area: Area | null
}

/** Pictures in which the same changed. A picture in which two things changed is in two clusters. */
export interface Cluster {
  /** What names it in a file of verdicts. */
  readonly key: string
  readonly title: string
  readonly about: string
  /** The files that probably caused it, in short. */
  readonly files: readonly string[]
  readonly members: readonly Member[]
}

type Verdict = 'accept' | 'reject'

/** What a reviewer said about a cluster or a picture. */
export interface Said {
  readonly verdict: Verdict
  readonly comment: string
}

/** Everything a reviewer said: by key of a cluster, and by name of a picture. */
export interface Verdicts {
  readonly clusters: Readonly<Record<string, Said>>
  readonly pictures: Readonly<Record<string, Said>>
}

export const noVerdicts: Verdicts = { clusters: {}, pictures: {} }

const abouts = {
  corners: ['Corners', 'Rounded corners of boxes changed, and nothing else of them.'],
  shape: ['Places and shapes', 'Something moved, appeared, or has another text.'],
  size: ['Size of the picture', 'The story is higher, lower, wider or narrower.'],
  new: ['New', 'Not in the repository yet.'],
  removed: ['Removed', 'No story has these pictures any more. Accepting deletes them.'],
  unknown: ['Unexplained', 'What differs has no single kind.'],
} as const

/** The names of the tokens of the default theme by colour. */
function tokenNames(): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>()
  for (const { color } of Object.values(derive(defaultTheme)))
    for (const [name, hex] of Object.entries(color)) names.set(hex, (names.get(hex) ?? new Set()).add(name))
  return new Map([...names].map(([hex, tokens]) => [hex, [...tokens].join(', ')]))
}

/** Writes paths of one folder together: `a/b/{c.ts, d.ts}`. */
export function shortFiles(paths: readonly string[]): string[] {
  const folders = new Map<string, string[]>()
  for (const path of paths) {
    const [folder, file] = [path.slice(0, path.lastIndexOf('/') + 1), path.slice(path.lastIndexOf('/') + 1)]
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  return [...folders].map(([folder, files]) =>
    files.length > 1 ? `${folder}{${files.join(', ')}}` : folder + files[0],
  )
}

const mostFiles = 3

/** The files that most pictures share: uncommitted ones if there are any, else those committed since. */
function filesOf(pictures: readonly Reviewed[]): string[] {
  const counts = new Map<string, number>()
  for (const { reason } of pictures) {
    const files = reason.uncommitted.length > 0 ? reason.uncommitted : reason.committed
    for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1)
  }
  const shared = [...counts].filter(([, count]) => count * 2 > pictures.length).map(([file]) => file)
  const short = shortFiles(shared.sort())
  return short.length > mostFiles ? [...short.slice(0, mostFiles), `and ${short.length - mostFiles} more`] : short
}

function clusterKey(facet: Facet, tokens: ReadonlyMap<string, string>): string {
  if (facet.kind !== 'color') return facet.kind
  const token = tokens.get(facet.to ?? '')
  return token ? `color ${token}` : 'color'
}

function textsOf(key: string, facet: Facet | undefined): readonly [title: string, about: string] {
  if (key === 'color') return ['Other colours', 'Colours that are no token: mixed, or drawn over another.']
  if (key.startsWith('color ')) return [`Colour ${key.slice('color '.length)}`, `${facet?.from} became ${facet?.to}.`]
  return abouts[key as keyof typeof abouts]
}

/** The clusters of pictures, the largest first; new and removed ones last. */
export function clustersOf(pictures: readonly Reviewed[], tokens = tokenNames()): Cluster[] {
  const found = new Map<string, { facet: Facet | undefined; members: Map<string, Member> }>()
  const add = (key: string, picture: Reviewed, facet: Facet | undefined) => {
    const cluster = found.get(key) ?? { facet, members: new Map<string, Member>() }
    if (!cluster.members.has(picture.name)) cluster.members.set(picture.name, { picture, area: facet?.area ?? null })
    found.set(key, cluster)
  }
  for (const picture of pictures) {
    const { cause } = picture.reason
    if (cause === 'new' || cause === 'removed') add(cause, picture, undefined)
    else if (picture.facets.length === 0) add('unknown', picture, undefined)
    else for (const facet of picture.facets) add(clusterKey(facet, tokens), picture, facet)
  }
  const last = ['unknown', 'new', 'removed']
  const rank = ({ picture }: Member): number => Number(!picture.isCanary)
  return [...found]
    .map(([key, { facet, members }]) => {
      const [title, about] = textsOf(key, facet)
      const sorted = [...members.values()].sort(
        (a, b) => rank(a) - rank(b) || (a.picture.name < b.picture.name ? -1 : 1),
      )
      return { key, title, about, files: filesOf(sorted.map(({ picture }) => picture)), members: sorted }
    })
    .sort((a, b) => last.indexOf(a.key) - last.indexOf(b.key) || b.members.length - a.members.length)
}

/** A picture with what the reviewer decided; null while it is open. */
export interface Settled {
  readonly picture: Reviewed
  readonly verdict: Verdict | null
  readonly comments: readonly string[]
}

/**
 * Settles each picture: its own verdict counts first. Without one it is rejected if any of its clusters is, and accepted only if all are.
 */
export function settle(clusters: readonly Cluster[], { clusters: ofClusters, pictures: own }: Verdicts): Settled[] {
  const within = new Map<Reviewed, (Said | undefined)[]>()
  for (const { key, members } of clusters)
    for (const { picture } of members) within.set(picture, [...(within.get(picture) ?? []), ofClusters[key]])
  return [...within].map(([picture, said]) => {
    const given = own[picture.name]
    const deciding = given ? [given] : said
    const isRejected = deciding.some((one) => one?.verdict === 'reject')
    const isAccepted = deciding.every((one) => one?.verdict === 'accept')
    const verdict = isRejected ? 'reject' : isAccepted ? 'accept' : null
    const comments = deciding.flatMap((one) => (one?.verdict === verdict && one?.comment ? [one.comment] : []))
    return { picture, verdict, comments }
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function saidIn(value: unknown): Record<string, Said> {
  if (!isRecord(value)) throw new TypeError('A file of verdicts has "clusters" and "pictures"')
  return Object.fromEntries(
    Object.entries(value).map(([key, said]) => {
      const { verdict, comment = '' } = isRecord(said) ? said : {}
      if ((verdict !== 'accept' && verdict !== 'reject') || typeof comment !== 'string')
        throw new TypeError(`The verdict of ${key} is not "accept" or "reject" with a comment`)
      return [key, { verdict, comment }]
    }),
  )
}

/** Reads what a review page saved; throws with the part that is wrong. */
export function readVerdicts(text: string): Verdicts {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value)) throw new TypeError('A file of verdicts has "clusters" and "pictures"')
  return { clusters: saidIn(value.clusters ?? {}), pictures: saidIn(value.pictures ?? {}) }
}

const mostListed = 10

/** What the review found, as Markdown for a pull request. No markup of a title or a comment survives. */
export function summaryOf(clusters: readonly Cluster[], settled: readonly Settled[]): string {
  const plain = (text: string): string =>
    text.replaceAll(/[\\`*_{}[\]<>#|~!@]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')
  if (settled.length === 0) return '## Pictures\n\nEvery picture is as accepted.\n'
  const rejected = settled.filter(({ verdict }) => verdict === 'reject')
  const open = settled.filter(({ verdict }) => verdict === null)
  const rows = clusters.map(
    ({ title, about, files, members }) =>
      `| ${plain(title)} | ${members.length} | ${plain(about)} | ${files.map((file) => plain(file)).join('<br>') || '—'} |`,
  )
  const named = (some: readonly Settled[]): string[] => [
    ...some
      .slice(0, mostListed)
      .map(({ picture, comments }) => `- ${plain(picture.name)}${comments.map((text) => `: ${plain(text)}`).join('')}`),
    ...(some.length > mostListed ? [`- and ${some.length - mostListed} more`] : []),
  ]
  return [
    '## Pictures',
    '',
    `${settled.length} differ from the accepted ones: ${open.length} to review, ${rejected.length} rejected, ${settled.length - open.length - rejected.length} accepted. A picture in which two things changed is counted in two rows.`,
    '',
    '| what changed | pictures | | probable files |',
    '| --- | --: | --- | --- |',
    ...rows,
    ...(rejected.length > 0 ? ['', '### Rejected', '', ...named(rejected)] : []),
    ...(open.length > 0 ? ['', '### To review', '', ...named(open)] : []),
    '',
  ].join('\n')
}
