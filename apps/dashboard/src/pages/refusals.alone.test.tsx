import {
  type AreaContent,
  areaDifference,
  type BillingInfo,
  type BulkLines,
  botSites,
  callApi,
  company as companyCalls,
  judgeLines,
  makeApiContext,
  makeBackend,
  makeCompany,
  makeCompanyUser,
  makeNetworkList,
  makeRole,
  makeSharedUrl,
  makeSite,
  makeTableEntry,
  makeTicket,
  makeTranscodingProfile,
  makeUser,
  packSaved,
  type Rule,
  reading,
  type SavedBoard,
  type SeenValue,
  useApi,
} from '@parapet/api'
import { defaultTheme, useWords } from '@parapet/ui'
import { vclWords } from '@parapet/widgets/vcl'
import { boardWords, catalogueWords, frameWords, kindWords } from '@parapet/widgets/words'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ResourceFormPanel } from '../kit/resource/ResourceFormPanel.tsx'
import type { FormSpec, Resource } from '../kit/resource/resource.ts'
import { PreferencesProvider } from '../platform/preferences/PreferencesProvider.tsx'
import { MockScreen } from '../platform/session/mockScreen.tsx'
import { mockSession } from '../platform/session/mockSession.ts'
import { SessionContext } from '../platform/session/SessionContext.ts'
import { limits } from '../screens/alerts/limits.tsx'
import { thresholds } from '../screens/anomalies/thresholds.tsx'
import { WatchedSitesDialog } from '../screens/anomalies/WatchedSitesDialog.tsx'
import { backends } from '../screens/backends/backends.tsx'
import { blocked } from '../screens/blocked/blocked.tsx'
import { crawlerRows } from '../screens/bots/aiCrawlers.tsx'
import { botActionRows } from '../screens/bots/botActions.tsx'
import { type CrawlerTools, CrawlerToolsContext } from '../screens/bots/crawlerTools.ts'
import { detection } from '../screens/bots/detection.tsx'
import { MeasureDialog } from '../screens/bots/MeasureDialog.tsx'
import { ownLists } from '../screens/bots/ownLists.tsx'
import { certificateList } from '../screens/certificates/certificates.tsx'
import { dnsCredentials } from '../screens/certificates/credentials.tsx'
import { NewCompanyDialog } from '../screens/companies/NewCompanyDialog.tsx'
import { PromoteDialog } from '../screens/compare/PromoteDialog.tsx'
import { domains } from '../screens/dns/domains.tsx'
import { AddEntry } from '../screens/ipLists/EntriesPanel.tsx'
import { ipLists } from '../screens/ipLists/ipLists.tsx'
import { SaveImport } from '../screens/ipLists/SaveImport.tsx'
import { logDestinations } from '../screens/logs/logDestinations.tsx'
import { BoardEditor } from '../screens/ownBoard/BoardEditor.tsx'
import { useBoardForm } from '../screens/ownBoard/useBoardForm.ts'
import { DetailsForm } from '../screens/payment/BillingDetails.tsx'
import { apiProtection } from '../screens/perimetrical/apiProtection.tsx'
import { BlockAttackers } from '../screens/perimetrical/attack/BlockAttackers.tsx'
import { LimitApi } from '../screens/perimetrical/attack/LimitApi.tsx'
import { ListAttackers } from '../screens/perimetrical/attack/ListAttackers.tsx'
import type { AttackScope } from '../screens/perimetrical/attack/useAttackScope.ts'
import { ChangePassword } from '../screens/profile/ChangePassword.tsx'
import { Passkeys } from '../screens/profile/Passkeys.tsx'
import { PersonalData } from '../screens/profile/PersonalData.tsx'
import { TwoFactor } from '../screens/profile/TwoFactor.tsx'
import { ReorderDrawer } from '../screens/rules/ReorderDrawer.tsx'
import { ruleList } from '../screens/rules/rules.tsx'
import { safeRoutes } from '../screens/safeRoutes/safeRoutes.tsx'
import { AddSitesDialog } from '../screens/sites/AddSitesDialog.tsx'
import { MoveDialog } from '../screens/sites/MoveDialog.tsx'
import { streamingIps } from '../screens/streamingLogs/streamingIps.tsx'
import { TicketReply } from '../screens/tickets/TicketReply.tsx'
import { tickets } from '../screens/tickets/tickets.tsx'
import { NewJobWizard } from '../screens/transcoding/NewJobWizard.tsx'
import { transcodingProfiles } from '../screens/transcoding/profiles.tsx'
import { companyUsers } from '../screens/users/companyUsers.tsx'
import { UserCompanies } from '../screens/users/UserCompanies.tsx'
import { savedViews } from '../screens/views/savedViews.tsx'
import { NewBoardDialog } from '../shared/board/own/NewBoardDialog.tsx'
import { NoteDialog } from '../shared/board/views/NoteDialog.tsx'
import { SaveViewDialog } from '../shared/board/views/SaveViewDialog.tsx'
import type { ViewSource } from '../shared/board/views/viewSource.ts'
import { ProofDialog } from '../shared/logins/ProofDialog.tsx'
import { ReviewDialog } from '../shared/provisioning/ReviewDialog.tsx'
import { reactionsWords } from '../shared/reactions/reactions.words.ts'
import { reactionTools } from '../shared/reactions/useReactions.ts'
import { TurnOnDialog } from '../shared/underAttack/AttackDialogs.tsx'
import { AddToList } from '../shared/values/AddToList.tsx'
import { BlockAddress } from '../shared/values/BlockAddress.tsx'
import { ActAsDialog } from '../shell/topBar/ActAsDialog.tsx'

const ownBoard: SavedBoard = {
  kind: 'board',
  name: 'Night shift',
  author: '',
  company: 300,
  expiresAt: null,
  query: '',
  tiles: [],
}
const boardRow = makeSharedUrl({ id: 9, user: 1, ...packSaved(ownBoard, '') })
const shownQuery = { current: '' }

function EditedBoard() {
  const input = {
    id: { user: 1, id: '9' },
    sId: '1-9',
    row: boardRow,
    saved: ownBoard,
    user: makeUser({ id: 1 }),
    shownQuery,
    onSaved: done,
  }
  const { form } = useBoardForm(input)
  return <BoardEditor form={form} isAllowed={() => true} isArranging={false} onArrange={done} onClose={done} />
}

const safeSite = { site: 1201, url: 'www.auroramedia.example', active: false, activated_at: null, activated_by: null }
const text = 'Refused by the provider'
/** The forms in which providers and third parties refuse a body; `field` is one of the form. */
const refusals: Readonly<Record<string, (field: string) => unknown>> = {
  detail: () => ({ detail: text }),
  message: () => ({ message: text }),
  'a bare string': () => text,
  'a list of errors': () => ({ errors: [text, 'Inner reason'] }),
  'a field of the form': (field) => ({ [field]: [text] }),
  'a value within a field': (field) => ({ [field]: { 0: { inner_key: [text] } } }),
  'an unknown field': () => ({ inner_key: [text] }),
  'an unknown nested field': () => ({ outer_key: [{ inner_key: [text] }] }),
}

interface Sample {
  /** The file of the form, within `src`. */
  readonly file: string
  readonly form: ReactNode
  readonly enter?: () => unknown
  /** Presses this button instead of submitting the form. */
  readonly button?: string
  readonly path?: string
  /** The refusal is announced beside lines that keep the focus. */
  readonly isAnnounced?: true
}

function Panel<Row, Draft extends FieldValues>(props: {
  resource: Resource<Row, Draft>
  draft: Partial<Draft>
  row: Row | null
}) {
  const { resource, draft, row } = props
  const t = useWords(resource.words)
  const action = row === null ? resource.create : resource.update
  if (!resource.form || !action) throw new Error('No form.')
  const { check: _, ...spec } = resource.form
  const form: FormSpec<Row, Draft> = { ...spec, initial: (from) => ({ ...spec.initial(from), ...draft }) }
  return (
    <ResourceFormPanel resource={resource} form={form} t={t} row={row} action={action} template={null} onDone={done} />
  )
}
const done = () => undefined
const inPanel = <Row, Draft extends FieldValues>(
  file: string,
  resource: Resource<Row, Draft>,
  draft: Partial<Draft> = {},
  row: Row | null = null,
  /** An unchanged row is not sent. */
  enter?: Sample['enter'],
): Sample => ({ file, form: <Panel resource={resource} draft={draft} row={row} />, enter })

const control = (name: string) => {
  const field = document.querySelector(`[data-field="${name}"]`)
  if (!field) throw new Error(`No field ${name}.`)
  return field
}
const type = (name: string, value: string) => fireEvent.change(control(name), { target: { value } })

function Limits() {
  const tools = reactionTools([], undefined, useWords(reactionsWords))
  return (
    <Panel
      resource={limits.of({
        entered: String,
        serviceName: String,
        now: 0,
        dayText: String,
        members: undefined,
        ...tools,
      })}
      draft={{ limit: 1 }}
      row={null}
    />
  )
}
function Thresholds() {
  const r = useWords(reactionsWords)
  const resource = thresholds.of({
    typeName: String,
    serviceName: String,
    reactionName: String,
    siteName: String,
    available: [],
    all: [],
    ...reactionTools([], undefined, r),
  })
  return <Panel resource={resource} draft={{ site: '1201' }} row={null} />
}
const hosts = ['www.auroramedia.example']
const company = makeCompany({ sites: [makeSite({ url: 'www.auroramedia.example' })] })
const session = mockSession({ company })
const { user } = session
if (!user) throw new Error('No user.')

const crawlerTools: CrawlerTools = {
  params: null,
  span: { from: 1_782_813_600, to: 1_782_900_000 },
  sites: [],
  whole: undefined,
  before: undefined,
  price: null,
  applied: [],
  refusal: undefined,
  act: () => undefined,
}
const [firstCrawler] = crawlerRows([], false)
const crawlerRow = firstCrawler ?? null
const crawlerMeasuresRead = { applied: [], by: 'rules', live: null, rules: [] } as const

const lastHour = { from: 1_781_515_800, to: 1_781_519_400 }
const attackScope: AttackScope = {
  site: hosts[0] ?? '',
  sites: hosts,
  include: { request: ['/v2/session'] },
  isAimed: true,
  span: lastHour,
  lastHour,
  recent: lastHour,
  moment: { now: lastHour.to, refreshes: 0, refresh: done, state: 'off' },
  setSite: done,
  setSince: done,
  add: done,
  remove: done,
}
const asStaff = (form: ReactNode) => (
  <SessionContext value={{ ...session, user: { ...user, is_staff: true } }}>{form}</SessionContext>
)

function Acting() {
  const api = useApi()
  const startActing = async ({ id }: { id: number }) =>
    void (await callApi(companyCalls.impersonate, { user: id }, api))
  return (
    <SessionContext value={{ ...session, user: makeUser({ is_staff: true }), startActing }}>
      <ActAsDialog open onClose={done} />
    </SessionContext>
  )
}

const ruleOf = (id: number): Rule => ({
  id,
  site: 1201,
  active: true,
  order: id,
  name: String(id),
  condition: { id, rule: id, logic_operator: null, conditions: [] },
  action: { id, template: 'pass', parameters: [], context: 'vcl_recv' },
})
const ruleCatalogue = {
  properties: [],
  operators: [],
  templates: [],
  backends: [],
  company: 300,
  sites: [{ id: 1201, url: 'www.auroramedia.example' }],
  siteUrl: () => 'www.auroramedia.example',
}
const span = { from: 1_782_900_000, to: 1_782_903_600 }
const job = {
  origin: { url: 'ftp://archive.example/film.mov', user: '', password: '' },
  destinations: [{ url: 's3://bucket/vod/', user: '', password: '' }],
  jobs: [{ label: 'HD', filename: 'film.mp4', profile_id: '92', thumbnails: [] }],
  notifications: [{ email: 'ada@example.com', call: '' }],
  drm: [],
  priority: '',
}

const [botSite] = botSites(company.sites, [])
const originConfig = {
  site: 1201,
  url: '',
  min_risk: 60,
  min_as_risk: 0,
  dc_enabled: true,
  min_dc_risk: 64,
  deny_abuse: false,
  deny_anonymous_proxy: false,
  deny_anonymous_vpn: false,
}
const viewSource: ViewSource = {
  page: 'analytics',
  title: 'Analytics',
  board: 'delivery',
  layout: [],
  span,
  rolling: null,
  sites: [],
  query: () => new URLSearchParams(),
  applyFilters: null,
}
const savedRow = makeSharedUrl()
const shownViews = savedViews.mine.of({
  owner: user.id,
  user: user.id,
  zone: 'UTC',
  to: () => '/',
  mayChange: () => true,
  isPinned: () => false,
  onPin: done,
  onUnpin: done,
})

const billingInfo: BillingInfo = {
  client: 30,
  name: 'Aurora',
  tax_id: 'B12345678',
  country: 'AD',
  address: '',
  city: '',
  postal_code: '',
  email: '',
  phone: '',
}

const seenAddress: SeenValue = { kind: 'address', value: '203.0.113.7', sites: [], span: null }

const watchedSites = {
  results: [{ site_id: 1201, site: 'www.auroramedia.example', active: true }],
  limit: 8,
  limit_used: 1,
}

function judged(text: string): BulkLines {
  const steps = judgeLines(text)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const emptyArea: AreaContent = { backends: [], rules: [], vcl: null }
const filledArea: AreaContent = { ...emptyArea, backends: [makeBackend({ name: 'origin2' })] }

const samples: Readonly<Record<string, Sample>> = {
  'a limit': { file: 'screens/alerts/limits.tsx', form: <Limits /> },
  'a threshold of anomalies': { file: 'screens/anomalies/thresholds.tsx', form: <Thresholds /> },
  'actions of bot mitigation': inPanel(
    'screens/bots/botActions.tsx',
    botActionRows.of({ sites: [], flagName: String }),
    {},
    botSite ?? null,
    () => type('score', '80'),
  ),
  'detection of bot mitigation': inPanel(
    'screens/bots/detection.tsx',
    detection.of({ actionOf: () => null }),
    {},
    originConfig,
    () => type('min_risk', '70'),
  ),
  'a list of bot mitigation': inPanel('screens/bots/ownLists.tsx', ownLists.allow.of({ site: 1201 })),
  'a DNS domain': inPanel('screens/dns/domains.tsx', domains),
  'a blocked address': inPanel(
    'screens/blocked/blocked.tsx',
    blocked.of({ find: () => undefined, release: async () => undefined }),
    {},
    null,
    () => type('address', '203.0.113.7'),
  ),
  'an IP list': inPanel('screens/ipLists/ipLists.tsx', ipLists),
  'an import of IP lists': {
    file: 'screens/ipLists/SaveImport.tsx',
    form: asStaff(<SaveImport bulk={judged('203.0.113.7')} isJudging={false} onSaved={done} />),
    enter: () => type('name', 'guests'),
  },
  'an entry of an IP list': {
    file: 'screens/ipLists/EntriesPanel.tsx',
    form: asStaff(<AddEntry row={makeNetworkList()} />),
    enter: () => type('address', '203.0.113.7'),
  },
  'a destination of logs': inPanel('screens/logs/logDestinations.tsx', logDestinations),
  'a bucket of logs': inPanel('screens/logs/logDestinations.tsx', logDestinations, { protocol: 's3' }),
  'API protection': inPanel('screens/perimetrical/apiProtection.tsx', apiProtection),
  'a safe route': inPanel('screens/safeRoutes/safeRoutes.tsx', safeRoutes),
  'an address of streaming logs': inPanel('screens/streamingLogs/streamingIps.tsx', streamingIps),
  'a ticket': inPanel(
    'screens/tickets/tickets.tsx',
    tickets.of({
      place: { ticketProject: null, ticketTracker: null, ticketWaiting: null },
      upload: async () => [],
      hasSeveral: false,
      waitWord: '',
      nameOf: String,
    }),
  ),
  'a profile of transcoding': inPanel('screens/transcoding/profiles.tsx', transcodingProfiles),
  'a user': inPanel(
    'screens/users/companyUsers.tsx',
    companyUsers.of({
      ownId: 1,
      roleName: String,
      roles: [],
      isManager: true,
      seesSessions: true,
      members: [],
      onRoles: null,
    }),
  ),
  'a saved view': inPanel('screens/views/savedViews.tsx', shownViews, {}, savedRow, () =>
    type('description', 'Of the launch'),
  ),
  'a backend': inPanel(
    'screens/backends/backends.tsx',
    backends.production.of({
      company: 300,
      sites: hosts,
      ranges: [],
      known: [],
      live: null,
      problems: [],
    }),
  ),
  ...Object.fromEntries(
    (['http', 'dns', 'custom'] as const).map((kind) => [
      `a certificate (${kind})`,
      inPanel('screens/certificates/certificates.tsx', certificateList.of({ join: () => [], facts: new Map() }), {
        kind,
      }),
    ]),
  ),
  'a DNS credential': inPanel(
    'screens/certificates/credentials.tsx',
    dnsCredentials.of({
      hooks: [
        { id: 7, hook_name: 'dns_aws', provider: 'AWS', keys: [{ key_name_id: 1, key_name: 'AWS_ACCESS_KEY_ID' }] },
      ],
      usesOf: () => 0,
    }),
    { alias: 'Shop', provider: 'AWS' },
  ),
  'a rule': inPanel(
    'screens/rules/rules.tsx',
    ruleList.production.of({
      rules: [],
      warnings: new Map(),
      catalogue: ruleCatalogue,
      sentenceOf: () => ({ when: '', effect: '' }),
      titleOf: () => '',
      onTrace: () => undefined,
    }),
    { site: '1201', template: 'pass' },
  ),
  'the order of rules': {
    file: 'screens/rules/ReorderDrawer.tsx',
    form: asStaff(
      <ReorderDrawer
        open
        rules={[ruleOf(1), ruleOf(2)]}
        sentenceOf={() => ({ when: '', effect: '' })}
        onClose={done}
      />,
    ),
    enter: () => {
      const [down] = screen.getAllByRole('button', { name: /^Move .* down$/ })
      if (down) fireEvent.click(down)
    },
  },
  'new sites': {
    file: 'screens/sites/AddSitesDialog.tsx',
    form: asStaff(<AddSitesDialog open known={hosts} onClose={done} onWaiting={done} />),
    enter: () => type('text', 'shop.auroramedia.example'),
    isAnnounced: true,
  },
  'the watched sites': {
    file: 'screens/anomalies/WatchedSitesDialog.tsx',
    form: asStaff(<WatchedSitesDialog isOpen preferences={watchedSites} onClose={done} />),
    enter: () => void fireEvent.click(screen.getByRole('button', { name: /Remove.*www\.auroramedia\.example/ })),
  },
  'moving a site': {
    file: 'screens/sites/MoveDialog.tsx',
    form: asStaff(
      <MoveDialog site={makeSite({ url: 'www.auroramedia.example' })} countsOf={() => reading} onClose={done} />,
    ),
    enter: () => type('company', '640'),
  },
  'a deployment': {
    file: 'shared/provisioning/ReviewDialog.tsx',
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
    enter: () => type('typed', 'Aurora Media'),
  },
  'a promotion': {
    file: 'screens/compare/PromoteDialog.tsx',
    form: asStaff(
      <PromoteDialog
        target="production"
        chosen={areaDifference(filledArea, emptyArea).changes}
        source={filledArea}
        current={emptyArea}
        onClose={done}
      />,
    ),
  },
  'billing details': {
    file: 'screens/payment/BillingDetails.tsx',
    form: <DetailsForm client={30} info={billingInfo} />,
    enter: () => type('phone', '+376 800 000'),
  },
  'personal data': {
    file: 'screens/profile/PersonalData.tsx',
    form: <PersonalData user={user} company={company} onSaved={async () => undefined} />,
    enter: () => type('first_name', 'Grace'),
  },
  'a new password': {
    file: 'screens/profile/ChangePassword.tsx',
    form: <ChangePassword user={user} onChanged={done} />,
    enter: () => {
      type('current', 'old-Secret-01')
      for (const name of ['next', 'repeat']) type(name, 'kd8s-Vpq2-mW3x-7Rt')
    },
  },
  'a password asked again': {
    file: 'shared/logins/ProofDialog.tsx',
    form: (
      <SessionContext
        value={{ ...session, prove: async () => ({ kind: 'failed', reason: 'refused', status: 422, text }) }}
      >
        <ProofDialog isOpen onGiven={done} onClose={done} />
      </SessionContext>
    ),
    enter: () => type('password', 'old-Secret-01'),
  },
  'a passkey': {
    file: 'screens/profile/Passkeys.tsx',
    form: <Passkeys />,
    enter: () => type('name', 'Laptop'),
  },
  'the second factor': {
    file: 'shared/logins/TwoFactorSetup.tsx',
    form: <TwoFactor />,
    enter: async () => {
      fireEvent.click(await screen.findByRole('button', { name: /^Set up/ }))
      await screen.findByRole('textbox', { name: /code/i })
      type('code', '123456')
    },
  },
  'a reply to a ticket': {
    file: 'screens/tickets/TicketReply.tsx',
    form: <TicketReply ticket={{ ...makeTicket(), attachments: [], journals: [], watchers: [] }} />,
    enter: () => type('notes', 'It works again.'),
  },
  'a transcoding job': {
    file: 'screens/transcoding/NewJobWizard.tsx',
    form: <NewJobWizard given={job} copied={null} profiles={[makeTranscodingProfile({ id: 92 })]} />,
    path: '?step=notifications',
    button: 'Create job',
  },
  'a note': {
    file: 'shared/board/views/NoteDialog.tsx',
    form: <NoteDialog isOpen onClose={done} source={{ span, sites: [] }} />,
    enter: () => type('text', 'Deployment'),
  },
  'blocking an address': {
    file: 'shared/values/BlockAddress.tsx',
    form: asStaff(<BlockAddress seen={seenAddress} isOpen onClose={done} />),
    enter: () => screen.findByRole('radio', { name: /^Block/ }),
  },
  'under attack mode': {
    file: 'shared/underAttack/AttackDialogs.tsx',
    form: asStaff(<TurnOnDialog asked={[safeSite]} all={[safeSite]} rates={undefined} onDone={done} />),
    enter: () => screen.findByRole('textbox', { name: /^Reason/ }),
  },
  'a measure on an AI crawler': {
    file: 'screens/bots/MeasureDialog.tsx',
    form: asStaff(
      <CrawlerToolsContext value={crawlerTools}>
        <MeasureDialog
          row={crawlerRow}
          measures={crawlerMeasuresRead}
          site={{ id: 1201, url: hosts[0] ?? '' }}
          onClose={done}
        />
      </CrawlerToolsContext>,
    ),
    enter: () => screen.findByRole('radio', { name: /^Refuse with 403/ }),
  },
  'blocking the addresses of an attack': {
    file: 'screens/perimetrical/attack/BlockAttackers.tsx',
    form: asStaff(<BlockAttackers scope={attackScope} isOpen onClose={done} />),
    enter: () => screen.findByRole('radio', { name: /^Block/ }),
  },
  'adding the addresses of an attack to a list': {
    file: 'screens/perimetrical/attack/ListAttackers.tsx',
    form: asStaff(<ListAttackers scope={attackScope} isOpen onClose={done} />),
    enter: () => screen.findByRole('spinbutton'),
  },
  'limiting requests to the site of an attack': {
    file: 'screens/perimetrical/attack/LimitApi.tsx',
    form: asStaff(<LimitApi scope={attackScope} isOpen onClose={done} />),
    enter: async () => {
      await screen.findByRole('spinbutton')
      await type('rate_limit', '60')
    },
  },
  'an address for a list': {
    file: 'shared/values/AddToList.tsx',
    form: asStaff(<AddToList seen={seenAddress} isOpen onClose={done} />),
    enter: () => screen.findByRole('textbox'),
  },
  'a new board': {
    file: 'shared/board/own/NewBoardDialog.tsx',
    form: <NewBoardDialog isOpen onClose={done} />,
    enter: () => type('name', 'Night shift'),
  },
  'a board': {
    file: 'screens/ownBoard/BoardEditor.tsx',
    form: <EditedBoard />,
    enter: () => type('name', 'Day shift'),
  },
  'roles in another company': {
    file: 'screens/users/UserCompanies.tsx',
    form: asStaff(<UserCompanies row={makeCompanyUser({ id: 8 })} />),
    enter: async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Company' }))
      await userEvent.click(await screen.findByRole('option', { name: /Aurora Kids/ }))
      await userEvent.click(screen.getByRole('combobox', { name: 'Roles' }))
      await userEvent.click(await screen.findByRole('option', { name: /Viewer/ }))
      await userEvent.keyboard('{Escape}')
    },
  },
  'a new company': {
    file: 'screens/companies/NewCompanyDialog.tsx',
    form: asStaff(<NewCompanyDialog isOpen onClose={done} />),
    enter: () => type('name', 'Radio Alba'),
  },
  'acting as somebody': {
    file: 'shell/topBar/ActAsDialog.tsx',
    form: <Acting />,
    enter: async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'User' }))
      await userEvent.click(await screen.findByRole('option', { name: /Víctor/ }))
      type('reason', 'Ticket 4711')
    },
  },
  'files of a ticket': {
    file: 'screens/tickets/TicketReply.tsx',
    form: <TicketReply ticket={{ ...makeTicket(), attachments: [], journals: [], watchers: [] }} />,
    enter: () => {
      const files = [new File(['x'], 'capture.pcap')]
      fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } })
    },
  },
  'a view to save': {
    file: 'shared/board/views/SaveViewDialog.tsx',
    form: (
      <PreferencesProvider seed={defaultTheme} user={user}>
        <SaveViewDialog isOpen onClose={done} source={viewSource} />
      </PreferencesProvider>
    ),
    enter: () => type('name', 'Errors'),
  },
}

/** Files with a form that sends nothing to the provider. */
const sendsNothing = [
  'screens/trace/TraceForm.tsx',
  'shared/cacheStatus/CacheStatusPanel.tsx',
  'shared/board/explain/InspectorDrawer.tsx',
  'kit/resource/ResourceFormPanel.tsx',
  'screens/dns/ImportDrawer.tsx',
  'screens/dns/RecordForm.tsx',
  'screens/dns/TemplateDrawer.tsx',
  'screens/dns/ZoneText.tsx',
  'shared/values/ChooseUrls.tsx',
  'shared/board/wall/CopyLayoutDialog.tsx',
]

vi.mock('../platform/session/hasPasskeys.ts', () => ({ hasPasskeys: () => true }))

const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/autoprovisioning/300/config/': [],
  '/api/v1/autoprovisioning/300/backends/': [],
  '/api/v1/autoprovisioning/300/dnscredential/': [],
  '/api/v1/autoprovisioning/dnscertificateauthority/': [],
  '/api/v1/autoprovisioning/300/blockedlist/': [],
  '/api/v1/autoprovisioning/300/api-protection-rules/': [],
  '/api/v1/statistics/300/delivery/analytic/table/': {
    total_count: 1,
    results: [makeTableEntry({ key: '203.0.113.7', requests: 6000 })],
  },
  '/api/v1/companies/300/lists/5/': { id: 5, name: 'Guests', active: true, addresses: [] },
  '/api/v1/companies/300/lists/': [{ id: 5, name: 'Guests', active: true }],
  '/api/v1/autoprovisioning/300/rules/': [ruleOf(1), ruleOf(2)],
  '/api/v1/users/1/shared_url/9': boardRow,
  '/api/v1/billing/30/billing_info': billingInfo,
  '/api/v2/companies/current_user/': user,
  '/api/v1/companies/': [makeCompany({ id: 301, name: 'Aurora Kids' })],
  '/api/v1/companies/users': [makeUser({ id: 4, username: 'viewer@parapet.example', first_name: 'Víctor' })],
  '/api/v1/users/roles': [makeRole({ id: 3, name: 'Viewer' })],
  '/api/v1/users/twofactorauth': { enabled: false, key_2fa: 'ABC', qr_img: '' },
}

/** Reads that a form sends with its input. */
const submitted = ['/api/v1/users/passkeys/register', '/api/v1/companies/impersonate/4/']

const apiRefusing = (body: unknown) =>
  makeApiContext({
    fetch: async (address, init) => {
      const path = String(address).replace(/\?.*/, '')
      if ((init?.method ?? 'GET') !== 'GET' || submitted.includes(path)) return Response.json(body, { status: 422 })
      const answer = answers[path]
      return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer)
    },
    token: () => 'token',
    company: () => 300,
  })

beforeAll(async () => {
  const words = import.meta.glob<Record<string, unknown>>('../**/*.words.ts', { eager: true })
  const catalogues = Object.values(words).flatMap((module) => Object.values(module))
  const load = (one: unknown) =>
    typeof one === 'object' && one !== null && 'load' in one && typeof one.load === 'function' ? one.load('en') : null
  await Promise.all([...catalogues, vclWords, boardWords, catalogueWords, frameWords, kindWords].map(load))
})
beforeEach(() => sessionStorage.clear())

/** What describes the control with the focus, or what has it says itself. */
function focusedText(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return ''
  const group = focused.closest('[data-field]')
  const described = [focused, group].flatMap((one) => one?.getAttribute('aria-describedby')?.split(' ') ?? [])
  const dialog = focused.matches('[role=dialog],[role=alertdialog]')
  return [dialog ? '' : focused.textContent, ...described.map((id) => document.getElementById(id)?.textContent)].join(
    ' ',
  )
}

const announcedText = (): string =>
  Array.from(document.querySelectorAll('[role=alert],[role=status]'), (region) => region.textContent).join(' ')

const cases = Object.entries(samples).flatMap(([title, sample]) =>
  Object.entries(refusals).map(([kind, bodyOf]) => ({ ...sample, title, kind, bodyOf })),
)

it.each(cases)('$title: a refusal as $kind is said and gets the focus', async (sample) => {
  let body: unknown
  const context = apiRefusing(null)
  const api = { ...context, fetch: (...args: Parameters<typeof context.fetch>) => apiRefusing(body).fetch(...args) }
  await act(async () =>
    render(
      <MockScreen api={api} session={session} path={`/300${sample.path ?? ''}`}>
        {sample.form}
      </MockScreen>,
    ),
  )
  await sample.enter?.()
  const field = document.querySelector<HTMLElement>('[data-field]')?.dataset.field ?? 'name'
  body = sample.bodyOf(field)
  await act(async () => {
    const form = document.querySelector('form')
    if (sample.button) fireEvent.click(screen.getByRole('button', { name: sample.button }))
    else if (form) fireEvent.submit(form)
  })
  await waitFor(() => expect(sample.isAnnounced ? announcedText() : focusedText()).toContain(text))
  expect(document.body.textContent).not.toMatch(/inner_key|outer_key|\b0\.inner/)
})

it('includes every file with a form', () => {
  const files = import.meta.glob<string>(
    ['../**/*.tsx', '!../**/*.{test,stories}.tsx', '!../{start/story,kit/{action,changes,form,read}}/**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const withForm = Object.entries(files)
    .filter(
      ([, source]) =>
        /<(?:Saved)?Form[\s<>]/.test(source) || /\n {2,4}form: \{\n/.test(source) || /<Wizard\s/.test(source),
    )
    .map(([file]) => file.replace('../', ''))
  const covered = new Set([...Object.values(samples).map(({ file }) => file), ...sendsNothing])
  expect(withForm.filter((file) => !covered.has(file))).toEqual([])
})
