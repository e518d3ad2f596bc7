import {
  type CertificateRow,
  certificates,
  derMistake,
  hostText,
  itemsOf,
  MAX_CERTIFICATE_NAMES,
  type PemMistake,
  pemBlocks,
  pemMistake,
  pemText,
  readCertificateNames,
  type SortedPem,
  sortPemFiles,
  splitPem,
  useRead,
} from '@parapet/api'
import {
  Card,
  Checkbox,
  FileField,
  KeyValue,
  LineArea,
  Link,
  MultiSelect,
  Notice,
  RadioCards,
  Section,
  Select,
  Stack,
  Text,
  TextArea,
  useAnnounce,
  useWords,
} from '@parapet/ui'
import { useCallback, useEffect, useState } from 'react'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { joinReads } from '../../kit/read/joinReads.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { certificatesWords } from '../../shared/provisioning/certificates.words.ts'
import { ChainSummary } from './ChainSummary.tsx'
import type { CertificateDraft } from './certificateDraft.ts'
import { DnsRecords } from './DnsRecords.tsx'
import { SiteDns } from './SiteDns.tsx'
import { useCertificateParts } from './useCertificateParts.ts'
import { useChain } from './useChain.ts'

interface FieldsProps {
  form: ResourceForm<CertificateDraft>
  row: CertificateRow | null
}

const kinds = ['http', 'dns', 'custom'] as const
// Files of the last row are explained: they hold something else, or need a conversion.
const endings = ['.pem', '.crt', '.cer', '.key', '.txt', '.p7b', '.p7c', '.pfx', '.p12', '.csr'] as const
const MOST_BYTES = 256 * 1024

export function CertificateFields({ form, row }: FieldsProps) {
  const t = useWords(certificatesWords)
  const { kind } = form.values
  return (
    <>
      {row === null && (
        <RadioCards
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`), help: t(`kind.${value}.help`) }))}
          {...form.field('kind')}
        />
      )}
      {kind === 'http' && <SiteFields form={form} row={row} />}
      {kind === 'dns' && <DnsFields form={form} row={row} />}
      {kind === 'custom' && <PemFields form={form} row={row} />}
    </>
  )
}

function SiteFields({ form }: FieldsProps) {
  const t = useWords(certificatesWords)
  const { company } = useSession()
  const urls = [...new Set([...(company?.sites ?? []).map(({ url }) => url), ...form.values.sites])]
  return (
    <>
      <MultiSelect
        label={t('sites')}
        help={t('sites.help')}
        required
        max={MAX_CERTIFICATE_NAMES}
        options={urls.map((url) => ({ value: url, label: hostText(url) }))}
        {...form.field('sites')}
        onChange={(sites) => form.set('sites', [...sites])}
      />
      <SiteDns hosts={form.values.sites} />
      <Checkbox label={t('standalone')} help={t('standalone.help')} {...form.field('standalone')} />
    </>
  )
}

function DnsFields({ form, row }: FieldsProps) {
  const t = useWords(certificatesWords)
  const credentials = useRead(certificates.credentials, {})
  const authorities = useRead(certificates.authorities, {})
  const { hrefOf } = useCertificateParts()
  const { domains, credential, authority } = form.values
  const { names } = readCertificateNames(domains, 'dns')
  const checkLine = useCallback(
    (text: string) => {
      const fault = readCertificateNames(text, 'dns').faults[0]?.fault
      return fault && t('error.notName', { text })
    },
    [t],
  )
  const becomes = useCallback(
    (text: string) => {
      const [name] = readCertificateNames(text, 'dns').names
      return name === undefined || name === text.toLowerCase() ? undefined : t('domains.becomes', { name })
    },
    [t],
  )
  return (
    <>
      {row === null ? (
        <LineArea
          label={t('domains')}
          help={t('domains.help')}
          required
          rows={4}
          check={checkLine}
          becomes={becomes}
          {...form.field('domains')}
        />
      ) : (
        <Notice tone="info">{t('domains.fixed')}</Notice>
      )}
      <ReadSection read={joinReads(credentials, authorities)} failed={t('credentials.failed')} size="s">
        {([credentialRows, authorityRows]) => {
          const { items: found } = itemsOf(credentialRows)
          const { items: known } = itemsOf(authorityRows)
          const chosen = found.find(({ id }) => String(id) === credential)?.creds[0]
          const caa = known.find(({ id }) => String(id) === authority)?.caa
          return (
            <>
              {row === null && (
                <Select
                  label={t('authority')}
                  required
                  options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
                  {...(caa && { help: t('authority.caa', { name: caa }) })}
                  {...form.field('authority')}
                />
              )}
              <Select
                label={t('credential')}
                help={row === null ? t('credential.help') : t('credential.changed')}
                required
                options={found.map(({ id, alias, creds }) => ({
                  value: String(id),
                  label: alias,
                  detail: creds[0]?.provider ?? '',
                }))}
                {...form.field('credential')}
              />
              <Text as="p" size="s">
                {found.length === 0 && `${t('credential.none')} `}
                <Link href={hrefOf('credentials')}>{t('credential.manage')}</Link>
              </Text>
              {chosen?.dns_key_name === 'CNAME_VERIFICATION' ? (
                names.length > 0 && <DnsRecords domains={names} />
              ) : chosen ? (
                <Text as="p">{t('credential.api', { provider: chosen.provider })}</Text>
              ) : null}
            </>
          )
        }}
      </ReadSection>
    </>
  )
}

const isDer = (bytes: Uint8Array) => bytes[0] === 0x30

interface ReadFile {
  readonly name: string
  readonly cert: string
  readonly key: string
  readonly mistake: PemMistake | 'other' | null
}

async function readFile(file: File): Promise<ReadFile> {
  const { name } = file
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isKey = name.toLowerCase().endsWith('.key')
  const text = isDer(bytes) ? pemText(isKey ? 'PRIVATE KEY' : 'CERTIFICATE', bytes) : new TextDecoder().decode(bytes)
  const mistake = isDer(bytes)
    ? derMistake(bytes)
    : (pemMistake(text) ?? (pemBlocks(text).length === 0 ? 'other' : null))
  return { name, mistake, ...(mistake ? { cert: '', key: '' } : splitPem(text)) }
}

/** What each of the chosen files holds, and what does not belong together. */
function SortedFiles({ sorted: { parts, leaves, isPair } }: { sorted: SortedPem }) {
  const t = useWords(certificatesWords)
  const read = parts.filter((file) => file.parts.length > 0)
  if (read.length === 0) return null
  return (
    <Stack gap={2}>
      {isPair === false && <Notice tone="bad">{t('files.noPair')}</Notice>}
      {leaves > 1 && <Notice tone="watch">{t('files.several', { n: leaves })}</Notice>}
      <KeyValue
        items={read.map((file) => ({
          label: file.name,
          value: file.parts.map((part) => t(`files.part.${part}`)).join(', '),
        }))}
      />
    </Stack>
  )
}

function PemFields({ form }: FieldsProps) {
  const t = useWords(certificatesWords)
  const announce = useAnnounce()
  const [files, setFiles] = useState<readonly File[]>([])
  const [unread, setUnread] = useState<string>()
  const [sorted, setSorted] = useState<SortedPem | null>(null)
  const { cert, key } = form.values
  const reading = useChain(cert, key)
  const problems = reading?.problems.join(' ') ?? ''
  const verdict = reading?.verdict ?? null
  const name = reading?.certificates[0]?.domains[0] ?? ''
  const { set } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` changes with every render
  useEffect(() => {
    if (reading === undefined) return
    set('problems', problems)
    set('verdict', verdict)
    set('name', name)
  }, [reading === undefined, problems, verdict, name])

  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen)
    const texts = await Promise.all(chosen.map(readFile))
    const mistakes = texts.flatMap(({ name: file, mistake }) =>
      mistake ? [t(`files.${mistake}`, { name: file })] : [],
    )
    setUnread(mistakes.join(' ') || undefined)
    // Files come in any order, and often twice: cert.pem is also in fullchain.pem.
    const found = await sortPemFiles(texts)
    setSorted(found)
    if (found.cert !== '') form.set('cert', found.cert)
    if (found.key !== '') form.set('key', found.key)
  }
  const pasteCert = (text: string) => {
    const split = splitPem(text)
    if (split.key === '') return form.field('cert').onChange(text)
    form.field('cert').onChange(split.cert)
    form.set('key', split.key)
    announce(t('key.moved'))
  }
  return (
    <>
      <FileField
        label={t('files')}
        help={t('files.help')}
        name="files"
        endings={endings}
        maxBytes={MOST_BYTES}
        isMany
        value={files}
        error={unread}
        onChange={(chosen) => void choose(chosen)}
      />
      {sorted && <SortedFiles sorted={sorted} />}
      <TextArea
        label={t('cert')}
        help={t('cert.help')}
        required
        mono
        rows={6}
        {...form.field('cert')}
        onChange={pasteCert}
      />
      <TextArea label={t('key')} help={t('key.help')} required mono rows={4} {...form.field('key')} />
      <Section title={t('reading.title')}>
        <Card padding={4}>
          <Stack gap={2}>
            {reading ? (
              <ChainSummary reading={reading} onSort={(sorted) => form.set('cert', sorted)} />
            ) : (
              <Text tone="muted">{t('reading.waiting')}</Text>
            )}
          </Stack>
        </Card>
      </Section>
    </>
  )
}
