import { hashText, mix, pickTable, type Random, randomOf } from './random.ts'

/** The kind of a site, which determines its paths, daily and weekly curve, and cache behaviour. */
export type SiteKind = 'news' | 'shop' | 'video' | 'api' | 'corporate' | 'intl'

/** One thing that can be requested. */
export interface Path {
  request: string
  contentType: string
  bytes: number
}

/** The paths of a site by frequency. */
export interface Catalogue {
  paths: readonly Path[]
  /** A quantile (0–1) → a path: even steps give the popularity of the calibration. */
  at(quantile: number): Path
}

const words = {
  section: [
    'actualidad',
    'deportes',
    'cultura',
    'economia',
    'internacional',
    'tecnologia',
    'salud',
    'viajes',
    'opinion',
  ],
  first: [
    'nuevo',
    'gran',
    'primer',
    'ultimo',
    'mejor',
    'cambio',
    'acuerdo',
    'debate',
    'plan',
    'festival',
    'mercado',
    'equipo',
  ],
  second: [
    'madrid',
    'verano',
    'futbol',
    'vivienda',
    'energia',
    'empleo',
    'turismo',
    'datos',
    'playa',
    'ciudad',
    'libros',
    'ciencia',
  ],
  product: [
    'zapatillas',
    'mochila',
    'camiseta',
    'lampara',
    'silla',
    'cafetera',
    'bicicleta',
    'reloj',
    'auriculares',
    'abrigo',
  ],
  colour: ['azul', 'rojo', 'verde', 'negro', 'blanco', 'arena'],
  resource: ['items', 'users', 'orders', 'prices', 'stock', 'search', 'session', 'config', 'events'],
}

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T
const number = (random: Random, digits: number) => String(Math.floor(random() * 10 ** digits)).padStart(digits, '0')
const hex = (random: Random) =>
  Math.floor(random() * 0xffffffff)
    .toString(16)
    .padStart(8, '0')

interface Sort {
  share: number
  contentType: string
  bytes: number
  spread: number
  path: (random: Random) => string
}

const page = (path: Sort['path'], share: number, bytes = 13_000): Sort => ({
  share,
  contentType: 'text/html',
  bytes,
  spread: 0.7,
  path,
})
const sorts = {
  image: {
    share: 34,
    contentType: 'image/webp',
    bytes: 15_000,
    spread: 1.1,
    path: (r: Random) => `/media/2026/${number(r, 2)}/${pick(words.second, r)}-${number(r, 5)}.webp`,
  },
  photo: {
    share: 8,
    contentType: 'image/jpeg',
    bytes: 44_000,
    spread: 0.8,
    path: (r: Random) => `/fotos/${pick(words.first, r)}-${pick(words.second, r)}-${number(r, 4)}.jpg`,
  },
  script: {
    share: 8,
    contentType: 'application/javascript',
    bytes: 22_000,
    spread: 0.9,
    path: (r: Random) => `/assets/${pick(['app', 'vendor', 'player', 'ads', 'consent'], r)}.${hex(r)}.js`,
  },
  style: {
    share: 4,
    contentType: 'text/css',
    bytes: 9_000,
    spread: 0.8,
    path: (r: Random) => `/assets/${pick(['main', 'print', 'theme', 'fonts'], r)}.${hex(r)}.css`,
  },
  font: {
    share: 2,
    contentType: 'font/woff2',
    bytes: 28_000,
    spread: 0.3,
    path: (r: Random) => `/fonts/${hex(r)}.woff2`,
  },
  json: {
    share: 8,
    contentType: 'application/json',
    bytes: 2_200,
    spread: 0.9,
    path: (r: Random) => `/api/${pick(words.resource, r)}?page=${number(r, 2)}`,
  },
  paper: {
    share: 1,
    contentType: 'application/pdf',
    bytes: 420_000,
    spread: 0.7,
    path: (r: Random) => `/documentos/informe-${number(r, 4)}.pdf`,
  },
  clip: {
    share: 0.9,
    contentType: 'video/mp4',
    bytes: 1_700_000,
    spread: 0.6,
    path: (r: Random) => `/video/${pick(words.second, r)}-${number(r, 4)}.mp4`,
  },
} satisfies Record<string, Sort>

const article = (r: Random) =>
  `/${pick(words.section, r)}/${pick(words.first, r)}-${pick(words.second, r)}-${pick(words.second, r)}-${number(r, 6)}.html`
const product = (r: Random) => `/producto/${pick(words.product, r)}-${pick(words.colour, r)}-${number(r, 4)}`
const segment = (r: Random) => `/live/canal-${Math.ceil(r() * 6)}/1080p/seg-${number(r, 6)}.m4s`
const resource = (r: Random) => `/v2/${pick(words.resource, r)}/${number(r, 5)}`
const common: readonly Sort[] = Object.values(sorts)

const sortsOf: Record<SiteKind, readonly Sort[]> = {
  news: [page(article, 34), ...common],
  shop: [page(product, 30, 16_000), ...common],
  corporate: [page((r) => `/${pick(words.first, r)}/${pick(words.second, r)}/${number(r, 3)}`, 30), ...common],
  intl: [page((r) => `/en/guides/${pick(words.second, r)}-${number(r, 4)}`, 34), ...common],
  video: [
    { share: 62, contentType: 'video/iso.segment', bytes: 1_150_000, spread: 0.5, path: segment },
    {
      share: 22,
      contentType: 'application/vnd.apple.mpegurl',
      bytes: 1_900,
      spread: 0.4,
      path: (r) => `/live/canal-${Math.ceil(r() * 6)}/${pick(['1080p', '720p', '480p'], r)}/index-${number(r, 3)}.m3u8`,
    },
    ...common.slice(0, 4),
  ],
  api: [
    { share: 80, contentType: 'application/json', bytes: 1_800, spread: 1, path: resource },
    {
      share: 12,
      contentType: 'application/json',
      bytes: 5_200,
      spread: 0.8,
      path: (r) => `/v2/search?q=${pick(words.product, r)}+${pick(words.colour, r)}&page=${number(r, 1)}`,
    },
    { share: 3, contentType: '-', bytes: 0, spread: 0, path: (r) => `/v2/events/${number(r, 6)}/ack` },
  ],
}

const heads: Record<SiteKind, readonly Path[]> = {
  news: frontOf('/', '/ultima-hora/', '/deportes/'),
  shop: frontOf('/', '/rebajas/', '/carrito'),
  corporate: frontOf('/', '/contacto', '/servicios/'),
  intl: frontOf('/', '/en/', '/en/guides/'),
  video: [
    { request: '/live/canal-1/master.m3u8', contentType: 'application/vnd.apple.mpegurl', bytes: 1_400 },
    { request: '/live/canal-2/master.m3u8', contentType: 'application/vnd.apple.mpegurl', bytes: 1_400 },
    ...frontOf('/', '/directo/', '/guia/').slice(0, 8),
  ],
  api: [
    { request: '/v2/config', contentType: 'application/json', bytes: 3_100 },
    { request: '/v2/session', contentType: 'application/json', bytes: 620 },
    { request: '/v2/items?page=1', contentType: 'application/json', bytes: 9_400 },
    { request: '/v2/prices', contentType: 'application/json', bytes: 5_800 },
    { request: '/health', contentType: 'text/plain', bytes: 2 },
  ],
}

function frontOf(home: string, second: string, third: string): Path[] {
  return [
    { request: home, contentType: 'text/html', bytes: 21_000 },
    { request: '/favicon.ico', contentType: 'image/x-icon', bytes: 3_600 },
    { request: '/assets/main.css', contentType: 'text/css', bytes: 12_400 },
    { request: '/assets/app.js', contentType: 'application/javascript', bytes: 48_000 },
    { request: second, contentType: 'text/html', bytes: 17_000 },
    { request: '/img/logo.svg', contentType: 'image/svg+xml', bytes: 4_100 },
    { request: third, contentType: 'text/html', bytes: 15_000 },
    { request: '/feed.xml', contentType: 'application/rss+xml', bytes: 31_000 },
    { request: '/robots.txt', contentType: 'text/plain', bytes: 420 },
    { request: '/fonts/body.woff2', contentType: 'font/woff2', bytes: 29_000 },
  ]
}

const pathCount = 1500

const popularity: readonly number[] = Array.from({ length: pathCount }, (_, i) => {
  if (i < 10) return [8, 6.5, 5.6, 4.9, 4.4, 4, 3.7, 3.3, 3, 2.6][i] as number
  if (i < 100) return 10.6 / (i + 1)
  return 11.1 / (i + 1)
})
const popular = pickTable(popularity, 16_384)

function sizeOf(sort: Sort, random: Random): number {
  const bell = (random() + random() + random() + random() - 2) * 1.73
  return Math.round(sort.bytes * Math.exp(sort.spread * bell))
}

/** The paths of a site: fixed ones of its kind, then generated ones. */
export function catalogueOf(seed: number, kind: SiteKind, variant: number): Catalogue {
  const random = randomOf(mix(seed, hashText(kind), variant))
  const own = sortsOf[kind]
  const table = pickTable(own.map((sort) => sort.share))
  const head = heads[kind]
  const paths = Array.from({ length: pathCount }, (_, rank): Path => {
    const front = head[rank]
    if (front) return front
    const sort = own[table[Math.floor(random() * table.length)] as number] as Sort
    return { request: sort.path(random), contentType: sort.contentType, bytes: sizeOf(sort, random) }
  })
  return {
    paths,
    at: (quantile) => paths[popular[Math.floor(quantile * popular.length)] as number] as Path,
  }
}
