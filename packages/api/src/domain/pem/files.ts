import type { Certificate } from './certificate.ts'
import { matchKey } from './key.ts'
import { pemBlocks, pemText } from './pem.ts'

/** A file as it was read: its certificates and its private keys, as PEM. */
export interface PemFile {
  readonly name: string
  readonly cert: string
  readonly key: string
}

/** What a file holds that is used, or why it is not. */
export type PemPart = 'certificate' | 'chain' | 'key' | 'otherCertificate' | 'otherChain' | 'otherKey'

/** Files sorted into a certificate with its chain and its key. */
export interface SortedPem {
  readonly cert: string
  readonly key: string
  readonly parts: readonly { readonly name: string; readonly parts: readonly PemPart[] }[]
  /** How many certificates of sites there are; one is used. */
  readonly leaves: number
  /** Null without a certificate or a key. */
  readonly isPair: boolean | null
}

interface Piece {
  readonly pem: string
  readonly certificate: Certificate
}

/** Sorts files in any order: the site's certificate that has its key, what it was issued by, and that key. */
export async function sortPemFiles(files: readonly PemFile[]): Promise<SortedPem> {
  const { isSame, readCertificate } = await import('./x509.ts')
  const piecesOf = (text: string): Piece[] =>
    pemBlocks(text).flatMap((block) => {
      const certificate = block?.label.endsWith('CERTIFICATE') ? readCertificate(block.bytes) : null
      return block && certificate ? [{ pem: pemText('CERTIFICATE', block.bytes), certificate }] : []
    })
  const keysOf = ({ key }: PemFile) => key.match(keyBlock)?.map((text) => `${text.trim()}\n`) ?? []
  const pieces = [...new Map(files.flatMap(({ cert }) => piecesOf(cert)).map((piece) => [piece.pem, piece])).values()]
  const keys = [...new Set(files.flatMap(keysOf))]
  const issues = (one: Piece, other: Piece) =>
    one !== other && isSame(other.certificate.issuerBytes, one.certificate.subjectBytes)
  const isOwn = (piece: Piece) =>
    !pieces.some((other) => issues(piece, other)) &&
    (!piece.certificate.isAuthority || piece.certificate.domains.length > 0 || pieces.length === 1)
  const leaves = pieces.filter(isOwn).sort((a, b) => b.certificate.validTo - a.certificate.validTo)
  const pairs = await Promise.all(
    leaves.flatMap((leaf) =>
      keys.map(async (key) => ({ leaf, key, isPair: (await matchKey(leaf.certificate, key)) === 'matches' })),
    ),
  )
  const pair = pairs.find(({ isPair }) => isPair)
  const own = pair?.leaf ?? leaves[0] ?? pieces[0]
  const key = pair?.key ?? keys[0] ?? ''
  const chain: Piece[] = []
  const issuerOf = (piece: Piece) => pieces.find((one) => issues(one, piece))
  for (let next: Piece | undefined = own; next && !chain.includes(next); next = issuerOf(next)) chain.push(next)
  const partOf = ({ pem }: Piece): PemPart => {
    if (pem === own?.pem) return 'certificate'
    if (chain.some((one) => one.pem === pem)) return 'chain'
    return leaves.some((leaf) => leaf.pem === pem) ? 'otherCertificate' : 'otherChain'
  }
  return {
    cert: chain.map(({ pem }) => pem).join(''),
    key,
    parts: files.map((file) => ({
      name: file.name,
      parts: [
        ...new Set([
          ...piecesOf(file.cert).map(partOf),
          ...keysOf(file).map((one): PemPart => (one === key ? 'key' : 'otherKey')),
        ]),
      ],
    })),
    leaves: leaves.length,
    isPair: own === undefined || keys.length === 0 ? null : pair !== undefined,
  }
}

const keyBlock = /-----BEGIN ([A-Z0-9 ]{0,40}PRIVATE KEY)-----(?:(?!-----)[\s\S])*-----END \1-----/g
