import {
  type AreaContent,
  type AvailableAnomaly,
  areaDifference,
  type BulkLines,
  cache,
  emptyDrm,
  emptyThumbnail,
  judgeLines,
  makeAnomalyThreshold,
  makeApiContext,
  makeBackend,
  makeBlockedAddress,
  makeCompany,
  makeCompanyUser,
  makeDnsDomain,
  makeDnsRecord,
  makeNetworkList,
  makeRole,
  makeSite,
  makeTicket,
  makeUser,
  makeVclConfig,
  type ReactionInfo,
  reading,
  readNetwork,
  readTagLines,
  readUrlLines,
  type ThresholdDraft,
  type TraceInput,
  type TranscodingDraft,
  transcodingProblems,
  type ZoneRecord,
  zoneRecord,
} from '@parapet/api'
import { Form, type Locale, useWords } from '@parapet/ui'
import { vclWords } from '@parapet/widgets/vcl'
import { boardWords, catalogueWords, frameWords, kindWords } from '@parapet/widgets/words'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type FieldValues, set } from 'react-hook-form'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { useFields } from '../kit/form/useFields.ts'
import type { Resource } from '../kit/resource/resource.ts'
import { resourceWords } from '../kit/words/resource.words.ts'
import type { LoginResult } from '../platform/session/login.ts'
import { MockScreen } from '../platform/session/mockScreen.tsx'
import { mockSession } from '../platform/session/mockSession.ts'
import { SessionContext } from '../platform/session/SessionContext.ts'
import { anomaliesWords } from '../screens/anomalies/anomalies.words.ts'
import { thresholds } from '../screens/anomalies/thresholds.tsx'
import { thresholdsWords } from '../screens/anomalies/thresholds.words.ts'
import { backends } from '../screens/backends/backends.tsx'
import { backendsWords } from '../screens/backends/backends.words.ts'
import { blocked } from '../screens/blocked/blocked.tsx'
import { blockedWords } from '../screens/blocked/blocked.words.ts'
import { botActionRows } from '../screens/bots/botActions.tsx'
import { botActionsWords } from '../screens/bots/botActions.words.ts'
import { botListsWords } from '../screens/bots/botLists.words.ts'
import { botsWords } from '../screens/bots/bots.words.ts'
import { detection } from '../screens/bots/detection.tsx'
import { ownLists } from '../screens/bots/ownLists.tsx'
import { certificateList } from '../screens/certificates/certificates.tsx'
import { dnsCredentials } from '../screens/certificates/credentials.tsx'
import { dnsCredentialsWords } from '../screens/certificates/dnsCredentials.words.ts'
import { companiesWords } from '../screens/companies/companies.words.ts'
import { NewCompanyDialog } from '../screens/companies/NewCompanyDialog.tsx'
import { PromoteDialog } from '../screens/compare/PromoteDialog.tsx'
import { dnsWords } from '../screens/dns/dns.words.ts'
import { domainsWords } from '../screens/dns/dnsDomains.words.ts'
import { domains } from '../screens/dns/domains.tsx'
import { ImportDrawer } from '../screens/dns/ImportDrawer.tsx'
import { RecordForm } from '../screens/dns/RecordForm.tsx'
import { TemplateDrawer } from '../screens/dns/TemplateDrawer.tsx'
import { useZone, type Zone } from '../screens/dns/useZone.ts'
import { AddEntry } from '../screens/ipLists/EntriesPanel.tsx'
import { importListsWords } from '../screens/ipLists/importLists.words.ts'
import { ipLists } from '../screens/ipLists/ipLists.tsx'
import { ipListsWords } from '../screens/ipLists/ipLists.words.ts'
import { SaveImport } from '../screens/ipLists/SaveImport.tsx'
import { logDestinations } from '../screens/logs/logDestinations.tsx'
import { logsWords } from '../screens/logs/logs.words.ts'
import { DetailsForm } from '../screens/payment/BillingDetails.tsx'
import { paymentWords } from '../screens/payment/payment.words.ts'
import { apiProtection } from '../screens/perimetrical/apiProtection.tsx'
import { apiProtectionWords } from '../screens/perimetrical/apiProtection.words.ts'
import { ruleList } from '../screens/rules/rules.tsx'
import { AddSitesDialog } from '../screens/sites/AddSitesDialog.tsx'
import { MoveDialog } from '../screens/sites/MoveDialog.tsx'
import { sitesWords } from '../screens/sites/sites.words.ts'
import { streamingIps } from '../screens/streamingLogs/streamingIps.tsx'
import { streamingLogsWords } from '../screens/streamingLogs/streamingLogs.words.ts'
import { TicketReply } from '../screens/tickets/TicketReply.tsx'
import { tickets } from '../screens/tickets/tickets.tsx'
import { ticketsWords } from '../screens/tickets/tickets.words.ts'
import { TraceForm } from '../screens/trace/TraceForm.tsx'
import { transcodingProfiles } from '../screens/transcoding/profiles.tsx'
import { transcodingProfilesWords } from '../screens/transcoding/transcodingProfiles.words.ts'
import { transcodingWizardWords } from '../screens/transcoding/transcodingWizard.words.ts'
import { DestinationsStep, JobsStep, NotificationsStep, OriginStep } from '../screens/transcoding/wizardSteps.tsx'
import { companyUsers } from '../screens/users/companyUsers.tsx'
import { UserCompanies } from '../screens/users/UserCompanies.tsx'
import { usersWords } from '../screens/users/users.words.ts'
import { CacheStatusPanel } from '../shared/cacheStatus/CacheStatusPanel.tsx'
import { invalidationWords } from '../shared/cacheStatus/invalidation.words.ts'
import { Composer } from '../shared/composer/Composer.tsx'
import { composerWords } from '../shared/composer/composer.words.ts'
import { useComposer } from '../shared/composer/useComposer.ts'
import { ProofDialog } from '../shared/logins/ProofDialog.tsx'
import { securityWords } from '../shared/logins/security.words.ts'
import { networkLinesWords } from '../shared/networks/networkLines.words.ts'
import { certificatesWords } from '../shared/provisioning/certificates.words.ts'
import { ReviewDialog } from '../shared/provisioning/ReviewDialog.tsx'
import { rulesWords } from '../shared/provisioning/rules.words.ts'
import { vclVersionsWords } from '../shared/provisioning/vclVersions.words.ts'
import { reactionsWords } from '../shared/reactions/reactions.words.ts'
import { reactionTools } from '../shared/reactions/useReactions.ts'
import { valuesWords } from '../shared/values/values.words.ts'
import { ActAsDialog } from '../shell/topBar/ActAsDialog.tsx'
import { panelsWords } from '../shell/topBar/panels.words.ts'

/** A bad input of a form: how the form is rendered with it, and what is done then. */
interface BadInput {
  readonly input: string
  readonly form: ReactNode
  readonly path?: string
  readonly enter?: () => unknown
}

const text = (value: unknown): string => {
  if (value === '' || value === null) return '(empty)'
  const whole = String(value).replace('\u0007', '␇').replace('\u200b', '<U+200B>')
  const line = whole.replaceAll('\n', ' ⏎ ')
  return whole.length > 90 ? `${line.slice(0, 20)}… (${whole.length} characters)` : line
}
const listed = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${text(value)}`)
    .join(', ')
const control = (name: string) => document.querySelector<HTMLInputElement>(`[data-field="${name}"]`)
const type = (name: string, value: string) => {
  const field = control(name)
  if (!field) throw new Error(`No field ${name}.`)
  fireEvent.change(field, { target: { value } })
}

function ResourceForm<Row, Draft extends FieldValues>(props: {
  resource: Resource<Row, Draft>
  draft: Partial<Draft>
}) {
  const { form: spec, words } = props.resource
  const t = useWords(words)
  if (!spec) throw new Error('No form.')
  const form = useFields<Draft>({ ...spec.initial(null), ...props.draft }, (values) => ({
    ...spec.check?.(values, t, null),
  }))
  return (
    <Form label="Form" onSubmit={() => form.submit(async () => undefined)}>
      <spec.Fields form={form} row={null} />
    </Form>
  )
}
const inResource =
  <Row, Draft extends FieldValues>(resource: Resource<Row, Draft>, valid: Partial<Draft>) =>
  (draft: Partial<Draft>): BadInput => ({
    input: listed(draft),
    form: <ResourceForm resource={resource} draft={{ ...valid, ...draft }} />,
  })

const hosts = ['www.auroramedia.example']
const readers = {
  url: (lines: string) => readUrlLines(lines, 'purge', hosts),
  ban: (lines: string) => readUrlLines(lines, 'ban', hosts),
  tag: readTagLines,
}
function Lines({ kind }: { kind: keyof typeof readers }) {
  const composer = useComposer({
    code: `bad.${kind}`,
    read: readers[kind],
    chunksOf: () => [],
    field: 'urls',
    call: cache.invalidate,
    request: async () => ({ accepted: [], locked: [] }),
  })
  const label = kind === 'tag' ? 'Tags' : 'URLs'
  return (
    <Composer composer={composer} label={label} help="" placeholder="" sendLabel="Send" onSend={done} onCopy={done} />
  )
}
const done = () => undefined
const inLines =
  (kind: keyof typeof readers) =>
  (lines: string): BadInput => ({ input: text(lines), form: <Lines kind={kind} />, enter: () => type('lines', lines) })

const traced: TraceInput = {
  url: 'https://www.auroramedia.example/a',
  method: 'GET',
  headers: '',
  country: null,
  address: '',
  status: null,
}
const inTrace = (given: Partial<TraceInput>): BadInput => ({
  input: listed(given),
  form: <TraceForm initial={{ ...traced, ...given }} onTrace={done} />,
})

const domain = makeDnsDomain({ id: 7, name: 'example.com' })
function WithZone({ children }: { children: (zone: Zone) => ReactNode }) {
  const zone = useZone(domain)
  return zone.read.data && children(zone)
}
const inRecord = (record: Partial<ZoneRecord>): BadInput => ({
  input: listed(record),
  form: (
    <WithZone>
      {(zone) => (
        <RecordForm
          zone={zone}
          entry={null}
          template={zoneRecord({ name: 'kiosk', type: 'A', ttl: 3600, value: '192.0.2.7', ...record })}
          lockedBy={undefined}
          onKeep={done}
        />
      )}
    </WithZone>
  ),
})
const inTemplate = (template: string, values: Readonly<Record<string, string>>): BadInput => ({
  input: listed({ template, ...values }),
  path: '?open=template',
  form: <WithZone>{(zone) => <TemplateDrawer zone={zone} />}</WithZone>,
  enter: () => {
    fireEvent.click(document.querySelector(`input[type=radio][value=${template}]`) as Element)
    for (const [name, value] of Object.entries(values)) type(name, value)
  },
})
const inImport = (lines: string): BadInput => ({
  input: text(lines),
  path: '?open=import',
  form: <WithZone>{(zone) => <ImportDrawer zone={zone} />}</WithZone>,
  enter: () => type('zone', lines),
})

const anomalyTypesOffered: AvailableAnomaly[] = [
  {
    anomaly_type: 'traffic',
    name: 'Traffic',
    service_type: 'Delivery',
    params: [{ name: 'requests', unit: 'req/s', default: 20 }],
  },
  {
    anomaly_type: 'hitratio',
    name: 'Hit ratio',
    service_type: 'Delivery',
    params: [{ name: 'sensitivity', unit: '%', default: 12 }],
  },
]
const slack: ReactionInfo = {
  reaction_type: 'slack',
  name: 'Slack',
  service: 'AnomalyThreshold',
  params: [{ name: 'webhook', label: 'Webhook', type: 'url', required: true }],
}
type NewReaction = ThresholdDraft['reactions'][number]
function Thresholds({ draft }: { draft: Partial<ThresholdDraft> }) {
  const r = useWords(reactionsWords)
  const form = thresholds.of({
    typeName: String,
    serviceName: String,
    reactionName: String,
    siteName: String,
    available: anomalyTypesOffered,
    all: [makeAnomalyThreshold({ site_id: 1202 })],
    ...reactionTools([slack], undefined, r),
  })
  return <ResourceForm resource={form} draft={{ site: '1201', ...draft }} />
}
const toThresholds = (draft: Partial<ThresholdDraft>, input: object = draft): BadInput => ({
  input: listed(Object.fromEntries(Object.entries(input).map(([name, value]) => [name, shallow(value)]))),
  form: <Thresholds draft={draft} />,
})
const shallow = (value: unknown) => (value instanceof Object ? JSON.stringify(value) : value)
const inTraffic = (values: Record<string, number | null>) =>
  toThresholds({ kinds: { traffic: { isOn: true, values } } }, values)
const inSlack = (over: Partial<NewReaction>) =>
  toThresholds(
    { reactions: [{ anomaly_type: 'traffic', threshold: 0, reaction_type: 'slack', params: {}, ...over }] },
    { reaction: 'slack', ...over },
  )

const place = (url: string) => ({ url, user: '', password: '' })
const validJob: TranscodingDraft = {
  origin: place('ftp://archive.example/in/film.mov'),
  destinations: [place('s3://bucket/vod/')],
  jobs: [{ label: 'HD', filename: 'film.mp4', profile_id: '92', thumbnails: [] }],
  notifications: [],
  drm: [],
  priority: '',
}
const steps = { origin: OriginStep, destinations: DestinationsStep, jobs: JobsStep, notifications: NotificationsStep }
function JobForm({ draft, step }: { draft: TranscodingDraft; step: keyof typeof steps }) {
  const t = useWords(transcodingWizardWords)
  const form = useFields<TranscodingDraft>(draft, (values) =>
    Object.fromEntries(
      [...transcodingProblems(values, new Set(['92']))].map(([path, kind]) => [path, t(`problem.${kind}`)]),
    ),
  )
  const Step = steps[step]
  return (
    <Form label="Form" onSubmit={() => form.submit(async () => undefined)}>
      <Step form={form} profiles={[]} />
    </Form>
  )
}
const inJob = (step: keyof typeof steps, changes: Readonly<Record<string, unknown>>, base = validJob): BadInput => {
  const draft = structuredClone(base)
  for (const [path, value] of Object.entries(changes)) {
    if (path.includes('thumbnails.0') && draft.jobs[0]?.thumbnails.length === 0)
      draft.jobs[0].thumbnails.push({
        ...emptyThumbnail,
        filename: 'a.jpg',
        label: 'A',
        width: 720,
        height: 480,
        time: 1,
      })
    if (path.startsWith('drm.') && draft.drm.length === 0)
      draft.drm.push({ ...emptyDrm, key: '0'.repeat(32), key_id: '0'.repeat(32) })
    set(draft, path, value)
  }
  return { input: listed(changes), form: <JobForm draft={draft} step={step} /> }
}

const ftp = { protocol: 'ftp', host: 'logs.example.com', user: 'cdn', password: 'x' } as const
const s3 = { protocol: 's3', bucket: 'logs', access_key: 'AK', secret_access_key: 'SK' } as const
const toFtp = inResource(logDestinations, ftp)
const toS3 = inResource(logDestinations, s3)
const toIps = inResource(streamingIps, {})
const toDomains = inResource(domains, {})
const billingInfo = {
  client: 30,
  name: 'Aurora',
  tax_id: 'B12345674',
  address: '',
  city: '',
  postal_code: '',
  country: 'ES',
  email: '',
  phone: '',
}
const toApiRules = inResource(apiProtection, { site: '1201', methods: ['GET'] })
const risks = { min_risk: 60, min_as_risk: 0, dc_enabled: true, min_dc_risk: 64 }
const toDetection = inResource(detection.of({ actionOf: () => null }), risks)
const toBotActions = inResource(botActionRows.of({ sites: [], flagName: String }), {})
const toBotLists = inResource(ownLists.allow.of({ site: 1201 }), { name: 'Office', addresses: '192.0.2.7' })
const heldAlready = makeBlockedAddress({ kind: 'captcha', address: '203.0.113.9' })
const toBlocked = inResource(
  blocked.of({
    find: (address) => (readNetwork(address) === heldAlready.address ? heldAlready : undefined),
    release: async () => undefined,
  }),
  { address: '192.0.2.7' },
)
const toLists = inResource(ipLists, { name: 'office', addresses: '192.0.2.7' })
const session = mockSession({
  company: makeCompany({ sites: [makeSite({ url: 'www.auroramedia.example' })] }),
})
const asStaff = (form: ReactNode) => (
  <SessionContext value={{ ...session, user: makeUser({ is_staff: true }) }}>{form}</SessionContext>
)
function judged(lines: string): BulkLines {
  const steps = judgeLines(lines)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const toImport = (lines: string, name: string): BadInput => ({
  input: `lines: ${text(lines)}, name: ${text(name)}`,
  form: asStaff(<SaveImport bulk={judged(lines)} isJudging={false} onSaved={done} />),
  enter: () => type('name', name),
})
const toEntry = (address: string): BadInput => ({
  input: `address: ${text(address)}`,
  form: asStaff(<AddEntry row={makeNetworkList()} />),
  enter: () => type('address', address),
})
const toProfiles = inResource(transcodingProfiles, {
  name: 'Small',
  video_format: 'mp4',
  video_codec: 'libx264',
  video_bitrate: 900,
})
const toBackends = inResource(
  backends.production.of({
    company: 300,
    sites: hosts,
    ranges: ['203.0.113.0/24'],
    known: [makeBackend({ id: 1, name: 'origin1' })],
    live: null,
    problems: [],
  }),
  { name: 'origin2', origin: 'origin.example.com' },
)
const inSites = (lines: string): BadInput => ({
  input: text(lines),
  form: asStaff(<AddSitesDialog open known={hosts} onClose={done} onWaiting={done} />),
  enter: () => type('text', lines),
})
const inMove = (company: string): BadInput => ({
  input: listed({ company }),
  form: asStaff(
    <MoveDialog site={makeSite({ url: 'www.auroramedia.example' })} countsOf={() => reading} onClose={done} />,
  ),
  enter: () => type('company', company),
})
const inReview = (values: { comment?: string; typed?: string }): BadInput => ({
  input: listed(values),
  form: asStaff(
    <ReviewDialog
      open
      isRisky
      target="production"
      body="sub vcl_recv {}"
      comment="Shorter cache"
      base={null}
      onClose={done}
      onDeployed={done}
    />,
  ),
  enter: () => {
    type('typed', 'Aurora Media')
    for (const [name, value] of Object.entries(values)) type(name, value)
  },
})
const deployedArea: AreaContent = { backends: [], rules: [], vcl: makeVclConfig({ config_body: 'sub vcl_recv {}' }) }
const emptyArea: AreaContent = { backends: [], rules: [], vcl: null }
const inPromotion = (comment: string): BadInput => ({
  input: listed({ comment }),
  form: asStaff(
    <PromoteDialog
      target="production"
      chosen={areaDifference(deployedArea, emptyArea).changes}
      source={deployedArea}
      current={emptyArea}
      onClose={done}
    />,
  ),
  enter: () => type('comment', comment),
})
const url = (path: string) => `https://www.auroramedia.example/${path}`
const email = 'notifications.0.email'

const toCertificates = inResource(certificateList.of({ join: () => [], facts: new Map() }), {})
const pem = (label: string) => `-----BEGIN ${label}-----\nMIIB\n-----END ${label}-----\n`
const encrypted = pem('ENCRYPTED PRIVATE KEY')
const hooks = [
  { id: 7, hook_name: 'dns_dgon', provider: 'DigitalOcean', keys: [{ key_name_id: 1, key_name: 'DO_API_KEY' }] },
]
const toCredentials = inResource(dnsCredentials.of({ hooks, usesOf: () => 0 }), {
  alias: 'Shop',
  provider: 'DigitalOcean',
})

const parameter = (name: string, type: 'text' | 'number' | 'url', over = {}) => ({
  name,
  type,
  choices: null,
  default: null,
  ...over,
})
const ruleParts = {
  properties: [
    {
      id: 1,
      name: 'request_url',
      label: 'request URL',
      variable: 'req.url',
      operators: ['starts_with', 'matches'],
      choices: null,
    },
  ],
  operators: ['starts_with', 'matches'].map((name, id) => ({ id, name, label: name, symbol: '~' })),
  templates: [
    {
      id: 1,
      name: 'deny',
      label: 'Block',
      category: 'Other',
      context: 'vcl_recv',
      parameters: [parameter('status', 'number')],
    },
    {
      id: 2,
      name: 'redirect_301',
      label: 'Redirect',
      category: 'Other',
      context: 'vcl_recv',
      parameters: [parameter('url', 'url')],
    },
    {
      id: 3,
      name: 'unset_header',
      label: 'Unset',
      category: 'Other',
      context: 'vcl_recv',
      parameters: [parameter('name', 'text')],
    },
  ],
}
const toRules = inResource(
  ruleList.production.of({
    rules: [],
    warnings: new Map(),
    catalogue: {
      ...ruleParts,
      company: 300,
      backends: [],
      sites: [{ id: 1201, url: hosts[0] ?? '' }],
      siteUrl: () => hosts[0],
    },
    sentenceOf: () => ({ when: '', effect: '' }),
    titleOf: () => '',
    onTrace: () => undefined,
  }),
  {
    site: '1201',
    conditions: [{ property: 'request_url', operator: 'starts_with', value: '/a' }],
    template: 'deny',
    parameters: [{ name: 'status', value: '403' }],
  },
)
const inRule = (template: string, name: string, value: string): BadInput => ({
  ...toRules({ template, parameters: [{ name, value }] }),
  input: listed({ template, [name]: value }),
})
const inOperand = (property: string, value: string): BadInput => ({
  ...toRules({ conditions: [{ property, operator: 'equals', value }] }),
  input: listed({ [property]: value }),
})
const inCondition = (operator: string, value: string): BadInput => ({
  ...toRules({ conditions: [{ property: 'request_url', operator, value }] }),
  input: listed({ [operator]: value }),
})

const toUsers = inResource(
  companyUsers.of({
    ownId: 1,
    roleName: String,
    roles: [],
    isManager: true,
    seesSessions: true,
    members: [],
    onRoles: null,
  }),
  { email: 'ada@aurora.example', roles: ['3'] },
)
const toTickets = inResource(
  tickets.of({
    place: { ticketProject: 'support', ticketTracker: null, ticketWaiting: null },
    upload: async () => [],
    hasSeveral: false,
    waitWord: '',
    nameOf: String,
  }),
  { subject: 'Slow since noon', description: 'It takes ten seconds.' },
)
const inNewCompany = (name: string): BadInput => ({
  input: listed({ name }),
  form: asStaff(<NewCompanyDialog isOpen onClose={done} />),
  enter: () => type('name', name),
})
const choose = async (label: RegExp, option: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await userEvent.keyboard('{Escape}')
}
const inOtherCompany = (input: string, enter: () => unknown): BadInput => ({
  input,
  form: asStaff(<UserCompanies row={makeCompanyUser({ id: 8 })} />),
  enter,
})
const toActing = (reason: string): BadInput => ({
  input: listed({ reason }),
  form: asStaff(<ActAsDialog open onClose={done} />),
  enter: async () => {
    await choose(/^(User|Usuario)$/, /Víctor/)
    type('reason', reason)
  },
})
const submitForm = () => {
  const element = document.querySelector('form')
  if (element) fireEvent.submit(element)
}
const toProof = (answer: LoginResult, password: string, code?: string): BadInput => ({
  input: listed({ password, ...(code !== undefined && { code }) }),
  form: (
    <SessionContext value={{ ...session, prove: async () => answer }}>
      <ProofDialog isOpen onGiven={done} onClose={done} />
    </SessionContext>
  ),
  enter: async () => {
    type('password', password)
    if (code === undefined) return
    submitForm()
    await waitFor(() => expect(control('code')).not.toBeNull())
    type('code', code)
  },
})
const chooseFile = (file: File) => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('No field of files.')
  fireEvent.change(field, { target: { files: [file] } })
}
/** A file that the tracker refuses with a status; those without one are refused before they are sent. */
const inReply = (name: string, bytes: number, status?: number): BadInput => ({
  input: listed({ file: name, bytes, ...(status && { answer: status }) }),
  form: <TicketReply ticket={{ ...makeTicket(), attachments: [], journals: [], watchers: [] }} />,
  enter: () => chooseFile(new File([new Uint8Array(bytes)], status ? `${status}-${name}` : name)),
})

const forms: Readonly<Record<string, readonly BadInput[]>> = {
  'Invalidation and prefetch, URLs': [
    'www.auroramedia.example/a',
    'news',
    'https://evil.example/',
    url('a*'),
    url('a b'),
    url('a'.repeat(4000)),
    `${url('a')}\n${url('a')}`,
    'https://WWW.AuroraMedia.example/News/Today',
    `${url('news#top')}\n${url('news')}`,
    url('artículo/año'),
    `${url('a/../b')}\n${url('b')}`,
  ].map(inLines('url')),
  'Invalidation, bans': [inLines('ban')(`${url('news')}\n${url('news/today')}`)],
  'Invalidation, tags': ['article 7', 'a'.repeat(257), 'news\nnews', 'ne\u200bws'].map(inLines('tag')),
  'Invalidation, cache status': ['', 'news', 'https://evil.example/', url('a*')].map((typed) => ({
    input: text(typed),
    form: <CacheStatusPanel />,
    enter: () => type('url', typed),
  })),
  'Provisioning, trace': [
    { url: '' },
    { url: 'javascript:alert(1)' },
    { url: 'https://user:secret@www.auroramedia.example/' },
    { url: 'https://www.aurora media.example/' },
    { url: url('a'.repeat(2001)) },
    { headers: 'no colon' },
    { headers: 'Host: other.example' },
    { headers: 'X-A: 1\n'.repeat(51) },
    { address: '192.0.2.0/24' },
    { address: 'office.example' },
    { status: 600 },
  ].map(inTrace),
  'DNS delegation, domain': ['', 'https://example.com', 'example', 'a b.com'].map((name) => toDomains({ name })),
  'DNS delegation, record': [
    { name: 'a b' },
    { name: 'x.*' },
    { name: `${'a.'.repeat(124)}a` },
    { ttl: 61 },
    { value: '' },
    { value: '203.0.113' },
    { type: 'AAAA', value: '203.0.113.7' },
    { type: 'ALIAS', value: 'https://mail.example.com' },
    { type: 'CNAME', name: '', value: 'www.example.net' },
    { type: 'CNAME', value: 'kiosk.example.com' },
    { type: 'CNAME', name: 'www', value: 'www.example.net' },
    { type: 'MX_10', value: '203.0.113.7' },
    { type: 'NS', name: 'dev', value: 'ns 1' },
    { type: 'SRV', name: 'sip', value: 'sip.example.com', priority: 1, weight: 1, port: 5060 },
    { type: 'SRV', name: '_sip._tcp', value: 'sip.example.com', priority: null, weight: 70_000, port: 1.5 },
    { type: 'TXT', value: 'x'.repeat(2049) },
    { type: 'TXT', value: 'a\u0007b' },
    { name: 'www', value: '192.0.2.1' },
    { type: 'TXT', value: '"v=spf1 include:_spf.google.com ~all' },
    { type: 'AAAA', value: '::ffff:203.0.113.7' },
  ].map(inRecord),
  'DNS delegation, import': [
    'www IN',
    'www 3600 IN PTR a.example.',
    'www 3600 CH A 192.0.2.1',
    'www 3600 IN A 192.0.2',
    '@ 3600 IN MX 7 mail.example.com.',
    'txt 3600 IN TXT "a',
    'www 3600 IN A ( 192.0.2.1',
    '$INCLUDE other.zone',
    'www.example.net. 3600 IN A 192.0.2.1',
    'host;type\nwww;A',
    'name;type;value\nwww;A;x',
    'www  [AGE:3634093]  600  PTR  a.example.',
  ].map(inImport),
  'DNS delegation, template': [
    inTemplate('google', { code: 'abc' }),
    inTemplate('microsoft', { code: 'abc', host: 'https://outlook.com' }),
    inTemplate('dmarc', { email: 'ada' }),
    inTemplate('verification', { code: '' }),
  ],
  'Certificates, own': [
    toCertificates({ kind: 'custom', cert: '', key: '' }),
    toCertificates({ kind: 'custom', cert: 'MIIB', key: pem('PRIVATE KEY') }),
    ...[
      { cert: '-----BEGIN CERTIFICATE-----\nMIIB', key: pem('CERTIFICATE') },
      { cert: pem('CERTIFICATE REQUEST'), key: pem('CERTIFICATE REQUEST') },
      { cert: pem('PKCS7'), key: pem('PUBLIC KEY') },
      { cert: pem('PKCS7'), key: pem('OPENSSH PRIVATE KEY') },
    ].map((draft) => ({ ...toCertificates({ kind: 'custom', ...draft }), input: listed(draft) })),
    {
      ...toCertificates({ kind: 'custom', cert: pem('CERTIFICATE'), key: encrypted, problems: 'unreadable' }),
      input: listed({ cert: pem('CERTIFICATE'), key: encrypted }),
    },
  ],
  'Certificates, for sites': [
    toCertificates({ kind: 'http', sites: [] }),
    toCertificates({ kind: 'http', sites: Array.from({ length: 201 }, (_, n) => `s${n}.example.com`) }),
  ],
  'Certificates, by DNS': [
    { domains: '', credential: null },
    { domains: 'https://www.example.com/', credential: '16' },
    { domains: 'example.com\nwww.*.example.com', credential: '16' },
    { domains: '*.españa.example', credential: null },
  ].map((draft) => toCertificates({ kind: 'dns', ...draft })),
  'Certificates, DNS credential': [toCredentials({ alias: ' ', provider: null }), toCredentials({ values: [' '] })],
  Rules: [
    toRules({ site: null, template: null, parameters: [] }),
    inCondition('starts_with', ''),
    inCondition('matches', '^/(a'),
    inCondition('starts_with', 'news'),
    inCondition('starts_with', '/news?page=2'),
    inOperand('country', '*Spain*'),
    inOperand('client_ip', '10.0.0.300'),
    inRule('deny', 'status', ''),
    inRule('deny', 'status', '40.3'),
    inRule('deny', 'status', '999'),
    inRule('redirect_301', 'url', '/new'),
    inRule('redirect_301', 'url', 'javascript:alert(1)'),
    {
      ...toRules({
        template: 'redirect_301',
        parameters: [{ name: 'url', value: url('new') }],
        conditions: [{ property: 'request_url', operator: 'starts_with', value: '/' }],
      }),
      input: listed({ starts_with: '/', url: url('new') }),
    },
    inRule('unset_header', 'name', 'X Header:'),
  ],
  'Basic logs, destination': [
    toFtp({ host: '' }),
    toFtp({ host: 'ftp://logs.example.com' }),
    toFtp({ host: '192.0.2.0/24' }),
    toFtp({ port: 70_000 }),
    toFtp({ port: 21.5 }),
    toFtp({ user: '', password: '' }),
    toFtp({ path: '' }),
    toFtp({ path: '/a b' }),
    toFtp({ path: '/'.repeat(501) }),
    toFtp({ path: '/%Y/%M' }),
    toS3({ bucket: 'https://s3.example.com/logs' }),
    toS3({ bucket: '', access_key: '', secret_access_key: '' }),
  ],
  'Streaming logs, address': ['', 'collector.example.com', '192.0.2.0/24', '10.0.0.7'].map((ip) => toIps({ ip })),
  'Bot mitigation, detection': [
    toDetection({ min_risk: null }),
    toDetection({ min_risk: 100 }),
    toDetection({ min_as_risk: -1 }),
    toDetection({ min_dc_risk: -2 }),
    toDetection({ min_dc_risk: 6.5 }),
  ],
  'Bot mitigation, actions': [
    toBotActions({ score: null }),
    toBotActions({ score: 0 }),
    toBotActions({ score: 80.5 }),
    toBotActions({ flag_score: 100 }),
    toBotActions({ score: 70, flag_score: 70 }),
  ],
  'Bot mitigation, lists': [
    toBotLists({ name: '' }),
    toBotLists({ name: 'a'.repeat(101) }),
    toBotLists({ addresses: '' }),
    toBotLists({ addresses: '192.0.2.7\n192.0.2.300' }),
    toBotLists({ addresses: '192.0.2.0/33' }),
    toBotLists({ addresses: 'office.example.com' }),
    toBotLists({ addresses: '192.0.2.7 # office' }),
    toBotLists({ addresses: '0.0.0.0/1\n128.0.0.0/1' }),
  ],
  'IP lists': [
    toLists({ name: 'My list' }),
    toLists({ addresses: '192.168.1.5/24 # only this host' }),
    toLists({ addresses: '0.0.0.0/0' }),
    toLists({ addresses: '::ffff:203.0.113.7' }),
    toLists({ addresses: '; comment line' }),
    toLists({ addresses: '203.0.113.7,198.51.100.4' }),
    toLists({ addresses: '203.0.113.1-203.0.113.20' }),
    toLists({ addresses: '203.0.113.20-203.0.113.1' }),
    toLists({ addresses: '203.0.113.0/255.255.255.0' }),
    toLists({ addresses: '203.0.113.0/255.0.255.0' }),
    toLists({ addresses: '203.0.113.7:443' }),
    toLists({ addresses: '[2001:db8::7]' }),
    toLists({ addresses: '203.0.113.8\u200b' }),
    toLists({ addresses: 'ip,comment\n203.0.113.7,office' }),
    toLists({ addresses: '203.0.113.7 office' }),
    toLists({ addresses: '10.0.0.0/8\n10.1.2.3' }),
    toLists({ addresses: '203.0.113.300' }),
  ],
  'IP lists, import': [
    toImport('192.0.2.7', ''),
    toImport('192.0.2.7', 'Office'),
    toImport('192.0.2.7', 'x'.repeat(51)),
    toImport('0.0.0.0/1\n128.0.0.0/1', 'everybody'),
    toImport('10.1.2.3', 'inside'),
  ],
  'IP lists, an entry': [toEntry('x'), toEntry('192.0.2.7, 192.0.2.8'), toEntry('192.0.2.300')],
  'Blocked addresses': [
    toBlocked({ address: '' }),
    toBlocked({ address: 'office' }),
    toBlocked({ address: '203.0.113.7, 203.0.113.8' }),
    toBlocked({ address: '203.0.113.1-203.0.113.20' }),
    toBlocked({ address: '203.0.113.9' }),
    toBlocked({ address: '0.0.0.0/0' }),
    toBlocked({ address: '10.1.2.3' }),
  ],
  'Perimetrical, API protection': [
    toApiRules({ site: null }),
    toApiRules({ methods: [] }),
    toApiRules({ schema_url: 'api.example.com/openapi.json' }),
    toApiRules({ schema_url: 'ftp://api.example.com/openapi.json' }),
    toApiRules({ rate_limit: 0 }),
    toApiRules({ rate_limit: 1.5 }),
    toApiRules({ rate_limit: 1_000_001 }),
  ],
  'Payment, billing details': [
    { name: '' },
    { tax_id: '' },
    { tax_id: 'x'.repeat(31) },
    { tax_id: '<b>x</b>' },
    { tax_id: '123' },
    { tax_id: 'B12345675' },
    { tax_id: '123', country: 'JP' },
    { city: 'x'.repeat(101) },
    { email: 'ada@' },
    { country: '' },
  ].map((changes) => ({
    input: listed(changes),
    form: <DetailsForm info={{ ...billingInfo, ...changes }} client={30} />,
    // An unchanged form is not sent, and so not checked.
    enter: () => type('phone', '+34 911 555 000'),
  })),
  'Transcoding, origin': [
    { 'origin.url': '' },
    { 'origin.url': 'archive.example/film.mov' },
    { 'origin.url': 'gopher://archive.example/film.mov' },
    { 'origin.url': 'ftp://archive.example/in/' },
    { 'origin.url': `ftp://archive.example/${'a'.repeat(2000)}` },
    { 'origin.user': 'ada' },
    { 'origin.password': 'secret' },
    { 'origin.url': 's3://archive/a.mov', 'origin.user': 'AK' },
    { 'origin.url': 's3://archive/a.mov', 'origin.password': 'SK' },
  ].map((changes) => inJob('origin', changes)),
  'Transcoding, destinations': [
    inJob('destinations', { 'destinations.0.url': 'https://cdn.example/vod/' }),
    inJob(
      'destinations',
      { 'destinations.1.url': 's3://bucket/vod' },
      { ...validJob, destinations: [...validJob.destinations, place('')] },
    ),
  ],
  'Transcoding, versions': [
    { 'jobs.0.profile_id': null },
    { 'jobs.0.filename': '' },
    { 'jobs.0.filename': 'a/b.mp4' },
    { 'jobs.0.filename': 'a'.repeat(301) },
    { 'jobs.0.label': '' },
    { 'jobs.0.label': 'a'.repeat(101) },
    { 'jobs.0.thumbnails.0.filename': 'film.mp4' },
    { 'jobs.0.thumbnails.0.width': 15 },
    { 'jobs.0.thumbnails.0.height': 1.5 },
    { 'jobs.0.thumbnails.0.time': null },
    { 'drm.0.encryption_scheme': '' },
    { 'drm.0.key': 'abc' },
    { 'drm.0.key_id': '' },
    { 'drm.0.key_iv': 'abc' },
    { 'drm.0.pssh': 'a b' },
    { priority: '4' },
  ].map((changes) => inJob('jobs', changes)),
  'Transcoding, notifications': [
    { [email]: '' },
    { [email]: 'ada@' },
    { [email]: 'ada@a.example, bob@a.example' },
    { 'notifications.0.call': 'ftp://a.example' },
    { 'notifications.0.call': `https://a.example/${'a'.repeat(2000)}` },
  ].map((changes) => inJob('notifications', changes, { ...validJob, notifications: [{ email: '', call: '' }] })),
  'Anomaly detection, thresholds': [
    toThresholds({ site: '1202' }),
    toThresholds({ site: null }),
    ...[null, Number.NaN, 0, 1e13].map((requests) => inTraffic({ requests })),
    toThresholds({ kinds: { hitratio: { isOn: true, values: { sensitivity: 101 } } } }),
    inSlack({ threshold: null, params: { webhook: 'https://hooks.example.com/a' } }),
    inSlack({ params: {} }),
    inSlack({ params: { webhook: 'hooks.example.com' } }),
  ],
  'Transcoding, profile': [
    toProfiles({ name: '' }),
    toProfiles({ name: 'a'.repeat(101) }),
    toProfiles({ video_format: '' }),
    toProfiles({ video_codec: '' }),
    toProfiles({ video_format: 'webm' }),
    toProfiles({ video_bitrate: 10 }),
    toProfiles({ video_width: 5 }),
    toProfiles({ video_width: 720.5, video_height: 480 }),
    toProfiles({ audio_bitrate: 5, audio_codec: 'libopus' }),
    toProfiles({ audio_bitrate: 128, audio_codec: null }),
  ],
  'Provisioning, backend': [
    toBackends({ name: '' }),
    toBackends({ name: 'a'.repeat(41) }),
    toBackends({ name: 'Origin-1' }),
    toBackends({ name: 'origin1' }),
    toBackends({ origin: '' }),
    toBackends({ origin: 'a'.repeat(254) }),
    toBackends({ origin: 'https://origin.example.com/app' }),
    toBackends({ origin: 'origin.example.com:79' }),
    toBackends({ origin: 'www.auroramedia.example' }),
    toBackends({ origin: 'caching.c300.edge2befaster.net' }),
    toBackends({ origin: '203.0.113.9' }),
    toBackends({ origin: '10.0.0.7' }),
    toBackends({ origin: 'shop.internal' }),
    toBackends({ port: null }),
    toBackends({ port: 79 }),
    toBackends({ host: 'not a host' }),
    toBackends({ host: 'a'.repeat(254) }),
    toBackends({ health_check: '' }),
    toBackends({ health_check: 'favicon.ico' }),
    toBackends({ health_check: `/${'a'.repeat(1000)}` }),
    toBackends({ status_code: null }),
    toBackends({ status_code: 600 }),
    toBackends({ interval: null }),
    toBackends({ interval: 14 }),
    toBackends({ extra_headers: 'X-Probe' }),
    toBackends({ extra_headers: `X-Probe: ${'a'.repeat(2000)}` }),
  ],
  'Provisioning, new sites': ['', 'not a host', 'www.auroramedia.example'].map(inSites),
  'Provisioning, moving a site': [inMove(''), inMove('300')],
  'Provisioning, deployment': [
    inReview({ comment: '' }),
    inReview({ comment: 'a'.repeat(501) }),
    inReview({ typed: '' }),
    inReview({ typed: 'aurora media' }),
  ],
  'Companies, new company': ['', '  ', 'a'.repeat(201)].map(inNewCompany),
  'Users, user': [
    { email: '' },
    { email: 'ada@aurora' },
    { email: `${'a'.repeat(250)}@a.example` },
    { first_name: 'a'.repeat(151) },
    { last_name: 'a'.repeat(151) },
    { roles: [] },
  ].map(toUsers),
  'Users, roles in another company': [
    inOtherCompany('roles without a company', () => choose(/^Roles$/, /^(Viewer|Lector|Visor|Consulta)/)),
    inOtherCompany('a company without roles', () => choose(/^(Company|Empresa)$/, /Aurora Kids/)),
  ],
  'Acting as somebody, reason': ['', '  ', 'a'.repeat(201)].map(toActing),
  'Account, password asked again': [
    toProof({ kind: 'signedIn' }, ''),
    toProof({ kind: 'wrongCredentials', text: null }, 'not-Mine-01'),
    toProof({ kind: 'codeRequired' }, 'old-Secret-01', ''),
    toProof({ kind: 'codeRequired' }, 'old-Secret-01', '12ab'),
  ],
  'Tickets, new ticket': [
    { subject: ' ' },
    { subject: 'a'.repeat(256) },
    { description: '' },
    { description: 'a'.repeat(20_001) },
  ].map(toTickets),
  'Tickets, files': [
    inReply('empty.log', 0),
    inReply('film.mov', 5 * 1024 * 1024 + 1),
    inReply('capture.pcap', 7, 413),
    inReply('capture.pcap', 7, 403),
    inReply('capture.pcap', 7, 404),
    inReply('capture.pcap', 7, 422),
    inReply('capture.pcap', 7, 500),
  ],
  'Provisioning, promotion from staging': ['', 'a'.repeat(501)].map(inPromotion),
}

const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/autoprovisioning/properties/': ruleParts.properties,
  '/api/v1/autoprovisioning/conditions/operators/': ruleParts.operators,
  '/api/v1/autoprovisioning/action_templates/': ruleParts.templates,
  '/api/v1/autoprovisioning/300/backends/': [],
  '/api/v1/autoprovisioning/300/rules/': [],
  '/api/v1/autoprovisioning/300/config/': [],
  '/api/v1/autoprovisioning/300/dnscredential/': [],
  '/api/v1/autoprovisioning/dnscertificateauthority/': [],
  '/api/v1/autoprovisioning/dnshook/': hooks,
  '/api/v1/autoprovisioning/300/domain/7/record/': [
    makeDnsRecord({ id: 1, domain: 7, name: 'www', type: 'A', ttl: 3600, value: '192.0.2.1' }),
  ],
  '/api/v1/statistics/300/anomaliesavailable': anomalyTypesOffered,
  '/api/v1/companies/300/reactioninfo/': [slack],
  '/api/v1/companies/': [makeCompany({ id: 301, name: 'Aurora Kids' })],
  '/api/v1/companies/users': [makeUser({ id: 4, username: 'viewer@parapet.example', first_name: 'Víctor' })],
  '/api/v1/users/roles': [makeRole({ id: 3, name: 'Viewer' })],
  '/api/v1/companies/300/allowed_values': {
    audio_codecs: ['aac', 'libopus'],
    video_formats: ['mp4', 'webm'],
    video_codecs: ['libx264'],
    aspect_ratio: ['16:9'],
  },
}
const api = makeApiContext({
  fetch: async (address) => {
    const [path = '', query] = String(address).split('?')
    if (path.endsWith('/uploads.json')) {
      const status = Number.parseInt(new URLSearchParams(query).get('filename') ?? '', 10)
      return Response.json(status === 422 ? { errors: ['This kind of file is not allowed'] } : {}, { status })
    }
    const answer = answers[path]
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer)
  },
  token: () => 'token',
  company: () => 300,
})

async function show({ form, path = '', enter }: BadInput, locale: Locale): Promise<void> {
  await act(async () =>
    render(
      <MockScreen api={api} session={session} locale={locale} path={`/300${path}`}>
        {form}
      </MockScreen>,
    ),
  )
  await waitFor(() => expect(document.querySelector('[data-field]')).not.toBeNull())
  let entered: unknown
  await act(async () => {
    entered = enter?.()
  })
  await entered
  await act(async () => submitForm())
}

/** The label of each invalid field and the sentence beside it; of a field of lines, those of its lines. */
function sentencesNow(): string[] {
  const fields = Array.from(document.querySelectorAll('[data-field][aria-invalid="true"]')).flatMap((field) => {
    const label = document.querySelector(`label[for="${field.id}"]`) ?? labelledBy(field)
    const sentence = document.getElementById(`${field.id}error`)
    return sentence ? [`${label?.firstChild?.textContent}: ${sentence.textContent}`] : []
  })
  const buttons = Array.from(document.querySelectorAll('li button'), (button) => button.textContent ?? '')
  // A chart beside the fields has buttons in its legend, which come when its code has loaded.
  return [...fields, ...buttons.filter((text) => /^(Line|Línea) \d/.test(text))]
}
const shownSentences = () =>
  waitFor(() => {
    const sentences = sentencesNow()
    expect(sentences).not.toEqual([])
    return sentences
  })
const labelledBy = (field: Element) => document.getElementById(field.getAttribute('aria-labelledby') ?? '')

const found = new Map<string, readonly string[]>()

beforeAll(async () => {
  const words = [
    anomaliesWords,
    reactionsWords,
    thresholdsWords,
    certificatesWords,
    dnsCredentialsWords,
    rulesWords,
    vclWords,
    apiProtectionWords,
    botActionsWords,
    botListsWords,
    botsWords,
    boardWords,
    catalogueWords,
    frameWords,
    kindWords,
    backendsWords,
    composerWords,
    dnsWords,
    domainsWords,
    invalidationWords,
    blockedWords,
    importListsWords,
    ipListsWords,
    logsWords,
    networkLinesWords,
    paymentWords,
    resourceWords,
    streamingLogsWords,
    transcodingProfilesWords,
    transcodingWizardWords,
    sitesWords,
    valuesWords,
    vclVersionsWords,
    companiesWords,
    panelsWords,
    securityWords,
    ticketsWords,
    usersWords,
  ]
  await Promise.all(words.flatMap((one) => [one.load('en'), one.load('es')]))
})
beforeEach(() => sessionStorage.clear())

const cases = Object.entries(forms).flatMap(([form, inputs]) => inputs.map((bad) => ({ ...bad, title: form })))

it.each(cases)('$title: $input is explained beside its field in both languages', async (bad) => {
  await show(bad, 'en')
  const english = await shownSentences()
  cleanup()
  sessionStorage.clear()
  await show(bad, 'es')
  const spanish = await shownSentences()
  expect(spanish).toHaveLength(english.length)
  for (const [index, sentence] of spanish.entries()) expect(sentence).not.toBe(english[index])
  const cell = (one: string) => one.replaceAll('|', '\\|')
  found.set(
    `${bad.title}\n${bad.input}`,
    english.map((sentence, index) => `| \`${cell(bad.input)}\` | ${cell(sentence)} | ${cell(spanish[index] ?? '')} |`),
  )
})

it('is listed in docs/bad-inputs.md', async () => {
  const sections = Object.keys(forms).map((title) => {
    const rows = [...found].flatMap(([key, lines]) => (key.startsWith(`${title}\n`) ? lines : []))
    return `## ${title}\n\n| input | English | Spanish |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  })
  const intro =
    '# Bad inputs\n\nWhat the forms answer to each kind of bad input: the label of the field and the sentence beside it.\n`apps/dashboard/src/pages/badInputs.test.tsx` renders every form in both languages and writes this file (`pnpm vitest run apps/dashboard/src/pages/badInputs.test.tsx -u`).\n'
  await expect([intro, ...sections].join('\n')).toMatchFileSnapshot('../../../../docs/bad-inputs.md')
})
