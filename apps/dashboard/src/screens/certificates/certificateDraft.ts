import {
  type CertificateRow,
  type KeyVerdict,
  MAX_CERTIFICATE_NAMES,
  pemBlocks,
  pemMistake,
  readCertificateNames,
  type SslKind,
} from '@parapet/api'
import type { T } from '@parapet/ui'
import type en from '../../shared/provisioning/certificates.en.ts'

/** The values of the form for every kind. `problems` and `verdict` are what the browser read in the two texts. */
export interface CertificateDraft {
  kind: SslKind
  name: string
  cert: string
  key: string
  problems: string
  verdict: KeyVerdict | null
  sites: string[]
  standalone: boolean
  domains: string
  authority: string | null
  credential: string | null
}

const LETS_ENCRYPT = '1'
/** Returns the values of the form for a row; private keys are never there. */
export const certificateDraft = (row: CertificateRow | null): CertificateDraft => ({
  kind: row?.kind ?? 'http',
  name: row?.kind === 'custom' ? (row.domains[0] ?? '') : '',
  cert: row?.kind === 'custom' ? (row.certificate?.cert ?? '') : '',
  key: '',
  problems: '',
  verdict: null,
  sites: row?.kind === 'http' ? [...row.domains] : [],
  standalone: (row?.certificate ?? row?.request)?.standalone ?? false,
  domains: row?.kind === 'dns' ? row.domains.join('\n') : '',
  authority: String(row?.dnsRequest?.certificate_authority ?? LETS_ENCRYPT),
  credential: row?.dnsRequest ? String(row.dnsRequest.credential) : null,
})

const chainProblems = [
  'cut-off',
  'request',
  'pkcs7',
  'unreadable',
  'has-key',
  'first-is-authority',
  'wrong-order',
  'expired',
  'not-yet',
] as const
type Problems = Readonly<Record<string, string | undefined>>

/** Blocks that are pasted instead of a private key. */
const notKeys = [
  { label: 'CERTIFICATE', problem: 'certificate' },
  { label: 'CERTIFICATE REQUEST', problem: 'request' },
  { label: 'PUBLIC KEY', problem: 'public' },
  { label: 'OPENSSH PRIVATE KEY', problem: 'openssh' },
] as const

/** What is wrong with a key at first sight; the browser's reading says more, once there is a certificate. */
function keyProblem(key: string): Exclude<KeyVerdict, 'matches'> | (typeof notKeys)[number]['problem'] | null {
  const blocks = pemBlocks(key)
  if (key.trim() === '') return 'nothing'
  const other = notKeys.find(({ label }) => blocks.some((block) => block?.label === label))
  if (other) return other.problem
  if (blocks.length === 0) return 'unreadable'
  return blocks.some((block) => block?.isEncrypted) ? 'encrypted' : null
}

function pemProblems({ cert, key, problems, verdict }: CertificateDraft, t: T<typeof en>): Problems {
  const problem = chainProblems.find((one) => problems.split(' ').includes(one))
  const mistake = pemMistake(cert)
  const wrongKey = keyProblem(key) ?? (verdict === 'matches' ? null : verdict)
  return {
    cert: mistake
      ? t(`chain.${mistake}`)
      : pemBlocks(cert).length === 0
        ? t('chain.nothing')
        : problem && t(`chain.${problem}`),
    key: wrongKey ? t(`key.${wrongKey}`) : undefined,
  }
}

function siteProblems({ sites }: CertificateDraft, t: T<typeof en>): Problems {
  if (sites.length === 0) return { sites: t('error.sites') }
  return {
    sites: sites.length > MAX_CERTIFICATE_NAMES ? t('error.tooMany', { max: MAX_CERTIFICATE_NAMES }) : undefined,
  }
}

function dnsProblems({ domains, credential, authority }: CertificateDraft, t: T<typeof en>): Problems {
  const { faults, whole } = readCertificateNames(domains, 'dns')
  return {
    domains: faults.length > 0 ? t('error.lines') : whole === 'needed' ? t('error.domains') : undefined,
    credential: credential === null ? t('error.credential') : undefined,
    authority: authority === null ? t('error.authority') : undefined,
  }
}

const problemsOf = { custom: pemProblems, http: siteProblems, dns: dnsProblems }

/** Returns the problems of the values by field. */
export const draftProblems = (draft: CertificateDraft, t: T<typeof en>): Problems => problemsOf[draft.kind](draft, t)
