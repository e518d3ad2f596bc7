import type { Measure } from '../../domain/measures.ts'
import type { Alert } from '../../entities/Alert.ts'
import type { AnomalyThreshold } from '../../entities/Anomaly.ts'
import type { AuditEntry } from '../../entities/AuditEntry.ts'
import type { Backend } from '../../entities/Backend.ts'
import type { BillingInfo } from '../../entities/Billing.ts'
import type { BlockedAddress } from '../../entities/BlockedAddress.ts'
import type { PrivateBotList } from '../../entities/BotLists.ts'
import type { BotConfiguration, OriginConfig } from '../../entities/BotSettings.ts'
import type { Invalidation, TagInvalidation } from '../../entities/Cache.ts'
import type { DnsDomain, DnsRecord } from '../../entities/Dns.ts'
import type { LogConfig, StreamingIp } from '../../entities/Logs.ts'
import type { ListAddress } from '../../entities/NetworkList.ts'
import type { Notification, NotificationPreference } from '../../entities/Notification.ts'
import type { ApiProtectionRule } from '../../entities/Protection.ts'
import type { Role, ServiceRef } from '../../entities/Role.ts'
import type { Rule } from '../../entities/Rule.ts'
import type { SafeRoute, SafeRouteUse } from '../../entities/SafeRoute.ts'
import type { Device } from '../../entities/Security.ts'
import type { SharedUrl } from '../../entities/SharedUrl.ts'
import type { Site } from '../../entities/Site.ts'
import type { SiteWizard } from '../../entities/SiteSteps.ts'
import type { SslKind } from '../../entities/SslConfig.ts'
import type { Ticket } from '../../entities/Ticket.ts'
import type { TicketDetails } from '../../entities/TicketDetails.ts'
import type { NewTranscodingOrder, TranscodingProfile } from '../../entities/Transcoding.ts'
import type { Group, UserPreferences } from '../../entities/User.ts'
import type { CustomConfig } from '../../entities/VclConfig.ts'

/** A user. Seed passwords are public; a changed one is stored as a salted hash. */
export interface UserRecord {
  id: number
  username: string
  email: string
  first_name: string
  last_name: string
  is_staff: boolean
  is_dealer: boolean
  api_key: string
  password: { plain: string } | { salt: string; hash: string }
  oauth: { client_id: string; client_secret: string }
  /** `verified`: a code of the key was accepted; `used_step`: the last time step whose code was accepted. */
  two_factor: { secret: string; enabled: boolean; verified?: boolean; used_step?: number } | null
  profiles: { id: number; company: number; roles: number[] }[]
  client_profiles: { id: number; client: number; roles: number[] }[]
  groups: Group[]
}

export interface CompanyRecord {
  id: number
  name: string
  client: { id: number; name: string } | null
  services: (ServiceRef & { since: string })[]
  require_2fa: boolean
  support: { name: string; description: string }
  /** How long raw requests are kept, in hours. */
  retention_period: number
}

/** A login. The key of its row is the token itself. */
export interface TokenRecord {
  id: number
  user: number
  created_at: number
  expires_at: number
  os: string
  browser: string
  ip: string
  uuid: string
  /** Whether a program got it with its credentials. */
  is_key?: boolean
  /** The id of the provider's employee who acts as the user. */
  staff?: number
}

/** A passkey: its list entry and its public key. */
export interface PasskeyRecord {
  id: string
  user: number
  name: string
  created_at: string
  last_used_at: string | null
  public_key: string
  counter: number
  transports: string[]
}

/** Epoch seconds at which the world was last written to by a clock that is not the real one. */
export interface ClockRecord {
  at: number
}

/** A letter the sandbox would have sent; `/third/mail/messages.json` shows them. */
export interface MailRecord {
  id: number
  to: string
  subject: string
  text: string
  sent_at: string
}

/** Something that was done in a company: who, what, to which of its sites. */
export interface AuditRecord extends AuditEntry {
  company: number
}

export type TicketRecord = Omit<Ticket, 'description'> & { company: number; description: string | null } & Partial<
    Pick<TicketDetails, 'attachments' | 'journals' | 'watchers'>
  >

/** A file of the tracker, and the user who may attach it by its token until a ticket has it. */
export interface UploadRecord {
  id: number
  token: string
  user: number
  filename: string
  filesize: number
  content_type: string
  base64: string
  isAttached: boolean
}

/** A package and extras, from an epoch second on. */
export interface ContractPeriod {
  since: number
  solution_type: string
  extras: { id: number; quantity: number }[]
}

/** A client with its contracts and payment method. */
export interface ClientRecord {
  id: number
  name: string
  /** The first bill's start in epoch seconds. */
  since: number
  info: Omit<BillingInfo, 'client'>
  /** The details that were valid before, each until a time in epoch seconds: a sent invoice keeps its own. */
  past_info?: readonly { until: number; info: Omit<BillingInfo, 'client'> }[]
  contracts: ContractPeriod[]
  card: { last_digits: string; expires: string } | null
  /** Epoch seconds. */
  deletion_requested_at: number | null
}

export type AnomalyThresholdRecord = Omit<AnomalyThreshold, 'site' | 'tier' | 'active' | 'config' | 'reactions'> &
  Required<Pick<AnomalyThreshold, 'tier' | 'active' | 'config' | 'reactions'>> & { company: number }

/** A list of a site's own. */
export type BotListRecord = Required<PrivateBotList> & { company: number }

/** Overrides the default of a public list at a site; `id` is the list's id, a hyphen and the site's. */
export interface BotSwitchRecord {
  id: string
  company: number
  list: number
  site: number
  enabled: boolean
}

/** `id` is the site's number. */
export interface OriginTokenRecord {
  id: number
  company: number
  token: string
  created_at: number
}

/** `id` is the site's. A site without a row has the default settings. */
export type OriginConfigRecord = Omit<OriginConfig, 'site' | 'url'> & { id: number; company: number }

/** A configuration of the newer generation. `id` is the site's number. */
export type BotConfigurationRecord = Omit<BotConfiguration, 'site' | 'site_url'> & { id: number; company: number }

/** `at` is the epoch second of `date`. */
export type InvalidationRecord = Omit<Invalidation, 'date'> & { company: number; at: number }

/** A stored tag invalidation; `at` in epoch seconds. */
export type TagInvalidationRecord = Omit<TagInvalidation, 'date'> & { company: number; at: number }

/** A prefetch; its progress follows from the clock. */
export interface PrefetchRecord {
  id: number
  company: number
  user: string
  url: string
  at: number
}

export type TranscodingProfileRecord = TranscodingProfile & { company: number }

/** A job as ordered; its progress follows from the clock. */
export interface TranscodingRecord {
  id: string
  company: number
  /** Epoch seconds of the order and of its last start. */
  created_at: number
  started_at: number
  order: NewTranscodingOrder
  /** Of the source, in seconds and bytes. */
  duration: number
  size: number
}

/** A certificate; one issued by the sandbox is rebuilt from its names, times and seed. */
export interface SslRecord {
  id: number
  company: number
  kind: SslKind
  standalone: boolean
  domains: string[]
  /** Epoch seconds. */
  valid_from: number
  valid_to: number
  /** Not available before (epoch seconds): its request is pending. */
  available_at: number
  pem: { cert: string; key: string } | null
}

interface AnyRequestRecord {
  id: number
  company: number
  domains: string[]
  created_at: number
  asked_at: number
  takes: number
  error: string | null
  certificate: number | null
}

export type SslRequestRecord = AnyRequestRecord & { standalone: boolean }

export type DnsCertRequestRecord = AnyRequestRecord & { credential: number; authority: number }

export interface DnsCredentialRecord {
  id: number
  company: number
  alias: string
  creds: { name: string; value: string }[]
}

export type DnsDomainRecord = DnsDomain & { company: number; created_at: string }

/** A log destination with its secrets. */
export type LogConfigRecord = LogConfig & {
  company: number
  password: string | null
  secret_access_key: string | null
}

/** A stored address of streaming logs. */
export type StreamingIpRecord = StreamingIp & { company: number; created_at: number }

export interface NetworkListRecord {
  id: number
  company: number
  name: string
  description: string
  active: boolean
  auto_generated: boolean
  services: number[]
  addresses: ListAddress[]
}

export type BlockedRecord = BlockedAddress & { id: number; company: number }

export type AlertRecord = Alert & { company: number }

export type SafeRouteRecord = SafeRoute & { company: number }

export type SafeRouteUseRecord = SafeRouteUse & { id: number; route: number }

export type NotificationRecord = Notification & { user: number }

export type NotificationPreferenceRecord = NotificationPreference & { user: number; company: number }

/** The verification code of a domain. `id` is company and domain. */
export interface VerificationRecord {
  id: string
  company: number
  domain: string
  txt: string
  /** Epoch seconds. */
  asked_at: number
}

/** What is published of a host by the sandbox's control, and when it became a site; `id` is the host. */
export interface SiteDnsRecord {
  id: string
  /** The text of its TXT record, and of its file; null as the clock has it. */
  txt: string | null
  file: string | null
  /** The target of the name since an epoch second; null as the clock has it. */
  cname: { target: string; from: number } | null
  /** Epoch seconds; null for a host that is no new site. */
  added_at: number | null
}

/** An onboarding as requested; its state follows from the clock. */
export type WizardRecord = Pick<SiteWizard, 'id' | 'domain' | 'txt'> & {
  company: number
  /** Epoch seconds. */
  asked_at: number
  confirmed_at: number | null
}

/** Under attack since when; `id` is the site's number. */
/** A measure against requests and when it was in force, epoch seconds. */
export interface MeasureRecord {
  id: number
  company: number
  /** The table and key of the row that it comes from. */
  source: string
  measure: Measure
  from: number
  until: number | null
  /** The list of addresses of which it is: it acts while the live program refuses the list. */
  list?: string
}

export interface UnderAttackRecord {
  id: number
  company: number
  activated_at: number
  activated_by: string
}

/** `id` is the site's number. */
export type ApiProtectionRecord = Omit<ApiProtectionRule, 'site' | 'url'> & { id: number; company: number }

/** Production or staging. */
export type EdgeArea = 'production' | 'staging'

/** A stored backend of production or staging. */
export type BackendRecord = Backend & {
  area: EdgeArea
  /** Epoch seconds since which its probes fail. */
  sick_since: number | null
  sick_error?: string
}

export type RuleRecord = Rule & { company: number; area: EdgeArea }

/** A stored custom configuration of production or staging. */
export type CustomConfigRecord = CustomConfig & { area: EdgeArea }

/** A version as sent; its deployment state follows from the clock. */
export interface ConfigRecord {
  id: number
  company: number
  area: EdgeArea
  config_body: string
  comment: string
  /** Epoch seconds. */
  created_at: number
  creator: number | null
  /** Seconds until it serves. */
  takes: number
  error_text: string | null
}

/** A reported backend problem; times are epoch seconds. */
export interface ReportedProblemRecord {
  id: number
  company: number
  backend: number
  node: string
  timestamp: number
  until: number
  status_code: number | null
  error: string
}

/** A row that changes, or without a key appears, at a later time. */
export interface ScheduledRecord {
  id: number
  /** Epoch seconds. */
  at: number
  table: TableName
  key: string | null
  value: object
}

/** The tables of the world and their rows. */
export interface Tables {
  users: UserRecord
  companies: CompanyRecord
  roles: Role
  sites: Site
  tokens: TokenRecord
  preferences: UserPreferences & { user: number; temporal: boolean }
  shared_urls: SharedUrl & { owner: number; company?: number }
  passkeys: PasskeyRecord
  devices: Device & { user: number; uuid: string }
  tickets: TicketRecord
  uploads: UploadRecord
  subscribers: { email_address: string; verified_at: string }
  resets: { user: number; expires_at: number }
  mails: MailRecord
  audit: AuditRecord
  notifications: NotificationRecord
  notification_preferences: NotificationPreferenceRecord
  network_lists: NetworkListRecord
  blocked: BlockedRecord
  alerts: AlertRecord
  safe_routes: SafeRouteRecord
  safe_route_uses: SafeRouteUseRecord
  dns_domains: DnsDomainRecord
  dns_records: DnsRecord
  log_configs: LogConfigRecord
  streaming_ips: StreamingIpRecord
  planned: ScheduledRecord
  verifications: VerificationRecord
  wizards: WizardRecord
  site_dns: SiteDnsRecord
  invalidations: InvalidationRecord
  tag_invalidations: TagInvalidationRecord
  prefetches: PrefetchRecord
  transcoding_profiles: TranscodingProfileRecord
  transcoding_orders: TranscodingRecord
  clients: ClientRecord
  anomaly_thresholds: AnomalyThresholdRecord
  backends: BackendRecord
  vcl_configs: ConfigRecord
  custom_configs: CustomConfigRecord
  rules: RuleRecord
  ssl_configs: SslRecord
  ssl_requests: SslRequestRecord
  dns_cert_requests: DnsCertRequestRecord
  dns_credentials: DnsCredentialRecord
  under_attack: UnderAttackRecord
  measures: MeasureRecord
  api_protection: ApiProtectionRecord
  origin_tokens: OriginTokenRecord
  origin_configs: OriginConfigRecord
  bot_configurations: BotConfigurationRecord
  bot_lists: BotListRecord
  bot_switches: BotSwitchRecord
  reported_problems: ReportedProblemRecord
  clock: ClockRecord
}

export type TableName = keyof Tables
