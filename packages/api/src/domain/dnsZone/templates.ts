import { asciiHost, isHostName } from '../hosts.ts'
import { unquotedText } from './bind.ts'
import { changesWith, editRecord, type RecordEntry, remaining, removeRecord, type ZoneChange } from './changes.ts'
import { isSpf, mergeSpf } from './spf.ts'
import { type ZoneRecord, zoneRecord } from './zone.ts'

/** Sets of records that common services require. */
export const zoneTemplates = ['google', 'microsoft', 'dmarc', 'verification'] as const
export type ZoneTemplate = (typeof zoneTemplates)[number]

export const dmarcPolicies = ['none', 'quarantine', 'reject'] as const
export type DmarcPolicy = (typeof dmarcPolicies)[number]

export interface TemplateInput {
  readonly code: string
  readonly host: string
  /** The name of the verification record; '' is the domain itself. */
  readonly name: string
  readonly policy: DmarcPolicy
  readonly email: string
  readonly replacesMail: boolean
}

/** Returns the initial input. Microsoft's name for a domain with hyphens cannot be derived. */
export function initialTemplate(domain: string): TemplateInput {
  const host = domain.includes('-') ? '' : `${domain.toLowerCase().replaceAll('.', '-')}.mail.protection.outlook.com`
  return { code: '', host, name: '', policy: 'none', email: '', replacesMail: true }
}

/** The verification code, without the quotation marks that zone files show. */
const codeOf = ({ code }: Pick<TemplateInput, 'code'>) => unquotedText(code) ?? code.trim()

/** Why a template's field is invalid. */
export type TemplateFault = 'notCode' | 'notEmail' | 'notHost' | 'needed'

/** Validates the input of a template. */
export function templateFaults(
  template: ZoneTemplate,
  { code, email, host }: TemplateInput,
): Partial<Record<'code' | 'email' | 'host', TemplateFault>> {
  const text = codeOf({ code })
  const prefix = template === 'google' ? /^google-site-verification=\S+$/ : /^MS=\S+$/i
  if (template === 'dmarc') {
    const [user = '', site = '', ...rest] = email.trim().split('@')
    const isEmail = /^[^\s,;@!]+$/.test(user) && isHostName(site) && rest.length === 0
    return email.trim() === '' || isEmail ? {} : { email: 'notEmail' }
  }
  if (template === 'verification') return text === '' ? { code: 'needed' } : {}
  return {
    ...(text !== '' && !prefix.test(text) && { code: 'notCode' }),
    ...(template === 'microsoft' && !isHostName(asciiHost(host.trim())) && { host: 'notHost' }),
  }
}

const TTL = 3600
const make = (name: string, type: string, value: string) => zoneRecord({ name, type, ttl: TTL, value })

/** The records of a template. */
export function templateRecords(template: ZoneTemplate, input: TemplateInput): ZoneRecord[] {
  const text = codeOf(input)
  const code = text === '' ? [] : [make('', 'TXT', text)]
  switch (template) {
    case 'google':
      return [make('', 'MX_1', 'smtp.google.com'), make('', 'TXT', 'v=spf1 include:_spf.google.com ~all'), ...code]
    case 'microsoft':
      return [
        make('', 'MX_1', asciiHost(input.host.trim()).toLowerCase()),
        make('', 'TXT', 'v=spf1 include:spf.protection.outlook.com -all'),
        make('autodiscover', 'CNAME', 'autodiscover.outlook.com'),
        ...code,
      ]
    case 'dmarc': {
      const report = input.email.trim() === '' ? '' : `; rua=mailto:${input.email.trim()}`
      return [make('_dmarc', 'TXT', `v=DMARC1; p=${input.policy}${report}`)]
    }
    case 'verification':
      return [make(input.name.trim(), 'TXT', text)]
  }
}

const isDmarc = ({ type, name, value }: ZoneRecord) => type === 'TXT' && name === '_dmarc' && /^v=DMARC1/i.test(value)
const isMail = ({ type, name }: ZoneRecord) => type.startsWith('MX_') && name === ''
const isPolicy = (record: ZoneRecord) => record.name === '' && isSpf(record)

/** Adds a template to the changes: merges SPF, replaces DMARC and, on request, mail servers. */
export function withTemplate(
  entries: readonly RecordEntry[],
  changes: readonly ZoneChange[],
  template: ZoneTemplate,
  input: TemplateInput,
  domain: string,
): readonly ZoneChange[] {
  const now = remaining(entries)
  let next = changes
  const rest: ZoneRecord[] = []
  for (const record of templateRecords(template, input)) {
    const isJoining = isPolicy(record)
    const isReplacing = isDmarc(record)
    const old = now.find((entry) => (isJoining && isPolicy(entry.record)) || (isReplacing && isDmarc(entry.record)))
    const value = old && isJoining ? mergeSpf(old.record.value, record.value) : record.value
    if (!old) rest.push(record)
    else if (old.record.value !== value) next = editRecord(next, old, { ...old.record, value })
  }
  const bringsMail = rest.some(isMail)
  if (bringsMail && input.replacesMail)
    for (const entry of now)
      if (
        isMail(entry.record) &&
        !rest.some(({ type, value }) => type === entry.record.type && value === entry.record.value)
      )
        next = removeRecord(next, entry)
  return changesWith(entries, next, rest, domain)
}
