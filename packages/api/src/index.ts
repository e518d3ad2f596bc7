export { ApiProvider, useApi } from './call/ApiProvider.ts'
export { type AreaOptions, area } from './call/area.ts'
export { bodyStatusOf } from './call/bodyStatus.ts'
export {
  type AnswerOf,
  type BodyOf,
  type Call,
  call,
  type FileAnswer,
  type HostName,
  type ParamsOf,
  type Schema,
  type SentOf,
} from './call/call.ts'
export { type CallApiOptions, type CallInput, callApi } from './call/callApi.ts'
export {
  type ApiContext,
  type Clock,
  defaultHosts,
  defaultTimings,
  makeApiContext,
  systemClock,
  type Timings,
} from './call/context.ts'
export { curlOf } from './call/curlOf.ts'
export {
  CallFailure,
  conflictOf,
  type Failure,
  failureOf,
  failureText,
  fieldErrors,
  type RowResult,
  runRows,
} from './call/failure.ts'
export { type ReadKey, readKeyOf } from './call/key.ts'
export { type LastAnswers, lastAnswersOf, useLastAnswers } from './call/lastAnswers.ts'
export type { Method } from './call/notation.ts'
export type { SlowRead } from './call/pendingReads.ts'
export { routePattern, tokenOnlyUrl, urlOf } from './call/route.ts'
export { useOutdated } from './call/useOutdated.ts'
export { preloadRead, type Read, type ReadCall, type ReadOptions, useRead } from './call/useRead.ts'
export { useRefresh } from './call/useRefresh.ts'
export { type Ask, useSequence } from './call/useSequence.ts'
export { useSendWrite, useWrite, type Write, type WriteCall } from './call/useWrite.ts'
export * from './domain/access.ts'
export * from './domain/accessLog.ts'
export * from './domain/acting.ts'
export * from './domain/aiCrawlers.ts'
export * from './domain/alerts.ts'
export * from './domain/anomalies.ts'
export * from './domain/anomalyDetection.ts'
export * from './domain/anomalyThresholds.ts'
export * from './domain/areaDifference.ts'
export * from './domain/attackLink.ts'
export * from './domain/auditObject.ts'
export * from './domain/backends.ts'
export * from './domain/billing.ts'
export * from './domain/billingProblems.ts'
export * from './domain/blockedList.ts'
export * from './domain/blockedNow.ts'
export * from './domain/botShares.ts'
export * from './domain/botSites.ts'
export * from './domain/botThresholds.ts'
export * from './domain/botVcl.ts'
export * from './domain/buckets.ts'
export * from './domain/cacheVerdict.ts'
export * from './domain/certificateRows.ts'
export * from './domain/certificates.ts'
export * from './domain/change.ts'
export * from './domain/channels.ts'
export * from './domain/clientMonths.ts'
export * from './domain/comparison.ts'
export * from './domain/consumption.ts'
export * from './domain/countries.ts'
export * from './domain/crawlerRules.ts'
export * from './domain/crawlerVcl.ts'
export * from './domain/deployments.ts'
export * from './domain/deployWatch.ts'
export * from './domain/dnsRecords.ts'
export * from './domain/dnsZone/bind.ts'
export * from './domain/dnsZone/changes.ts'
export * from './domain/dnsZone/csv.ts'
export * from './domain/dnsZone/findings.ts'
export * from './domain/dnsZone/templates.ts'
export * from './domain/dnsZone/zone.ts'
export { type ExpiryDay, expiryTimeline } from './domain/expiryTimeline.ts'
export * from './domain/explain/changes.ts'
export * from './domain/explain/coincidences.ts'
export * from './domain/explain/contributors.ts'
export * from './domain/explain/metric.ts'
export * from './domain/explain/subject.ts'
export * from './domain/explain/verdict.ts'
export * from './domain/falsePositives.ts'
export * from './domain/families.ts'
export * from './domain/familyFilters.ts'
export * from './domain/filters.ts'
export { type FirewallFormat, firewallFile, firewallFormats } from './domain/firewallRules.ts'
export * from './domain/fleet.ts'
export * from './domain/hitRatio.ts'
export * from './domain/hostPort.ts'
export * from './domain/hosts.ts'
export * from './domain/invoicedMonths.ts'
export { kindOfText } from './domain/kindOfText.ts'
export { visibleText } from './domain/lineText.ts'
export * from './domain/logDestination.ts'
export * from './domain/logLine.ts'
export * from './domain/measurePreview.ts'
export * from './domain/measures.ts'
export * from './domain/networkBulk.ts'
export * from './domain/networkLines.ts'
export * from './domain/networks.ts'
export * from './domain/pagination.ts'
export * from './domain/passwordRules.ts'
export * from './domain/pem/certificate.ts'
export { type PemPart, type SortedPem, sortPemFiles } from './domain/pem/files.ts'
export { type KeyVerdict, matchKey } from './domain/pem/key.ts'
export { derMistake, type PemMistake, pemBlocks, pemMistake, pemText, splitPem } from './domain/pem/pem.ts'
export * from './domain/permission.ts'
export * from './domain/personalProblems.ts'
export * from './domain/preferences.ts'
export * from './domain/prefetchProgress.ts'
export { type ProbeCell, probeStrip } from './domain/probeStrip.ts'
export * from './domain/purgeEffect.ts'
export * from './domain/purgeLines.ts'
export * from './domain/purgeProof.ts'
export * from './domain/rangeLimits.ts'
export * from './domain/ranges.ts'
export { decodeView } from './domain/readView.ts'
export * from './domain/reasonCodes.ts'
export * from './domain/refresh.ts'
export { requestedPath } from './domain/requestedUrl.ts'
export { fieldOf, type RequestField, shortKey } from './domain/requestFields.ts'
export * from './domain/robotsTxt.ts'
export * from './domain/ruleDeployment.ts'
export * from './domain/ruleOperands.ts'
export * from './domain/rules.ts'
export { ruleVcl } from './domain/ruleVcl.ts'
export * from './domain/ruleWarnings.ts'
export * from './domain/safeRoutes.ts'
export * from './domain/safeUrl.ts'
export * from './domain/savedView.ts'
export * from './domain/searchEngines.ts'
export * from './domain/serviceColors.ts'
export * from './domain/services.ts'
export * from './domain/sharedView.ts'
export * from './domain/siteHealth.ts'
export * from './domain/siteHttps.ts'
export * from './domain/siteLimit.ts'
export * from './domain/sitePreview.ts'
export * from './domain/siteSteps.ts'
export * from './domain/streamingAddress.ts'
export * from './domain/submissions.ts'
export { type TaxNumberFault, taxNumberExample, taxNumberFault } from './domain/taxNumbers.ts'
export * from './domain/ticketNames.ts'
export * from './domain/time.ts'
export * from './domain/timings.ts'
export * from './domain/traceInput.ts'
export * from './domain/tracking.ts'
export * from './domain/transcoding.ts'
export {
  type DrmDraft,
  emptyDrm,
  emptyThumbnail,
  type ThumbnailDraft,
  thumbnailSides,
} from './domain/transcodingExtras.ts'
export * from './domain/transcodingMinutes.ts'
export * from './domain/transcodingProfile.ts'
export * from './domain/underAttack.ts'
export * from './domain/urls.ts'
export * from './domain/values.ts'
export { checkVcl, type VclSurroundings } from './domain/vcl/check.ts'
export { describeVcl, type VclNote, vclReserved } from './domain/vcl/describe.ts'
export {
  type FollowedTrace,
  followTrace,
  requestAddress,
  type TraceEnd,
  type TraceHop,
} from './domain/vcl/followTrace.ts'
export { formatVcl } from './domain/vcl/format.ts'
export {
  type BackendImpact,
  impactOf,
  type ListImpact,
  listImpact,
  type SiteEffect,
  type SiteImpact,
  siteEffect,
} from './domain/vcl/impact.ts'
export { type VclKeywordNode, vclKeywordTree } from './domain/vcl/keywords.ts'
export { edgeCallables, edgeSubroutines, vclAttributes } from './domain/vcl/language.ts'
export { type LostPart, type LostVcl, lostVcl } from './domain/vcl/lost.ts'
export { readVclMessage, type VclPosition, type VclRefusal, vclMessage, vclPosition } from './domain/vcl/message.ts'
export { type VclSymbol, vclDefinition, vclOutline } from './domain/vcl/outline.ts'
export { isVclFunctionOffered, isVclVariableOffered, type VclPlace, vclPlace } from './domain/vcl/place.ts'
export type { VclProblem, VclProblemCode } from './domain/vcl/tokens.ts'
export {
  type CachePolicy,
  type ConfigText,
  isDecided,
  type TraceConfig,
  type TraceOutcome,
  type TraceWay,
  topStatements,
  traceConfig,
} from './domain/vcl/trace.ts'
export type { TraceRequest, TraceStep } from './domain/vcl/traceState.ts'
export { type Doubt, type DoubtCode, type TraceValue, textOf } from './domain/vcl/traceValues.ts'
export { APP_VERSION } from './domain/version.ts'
export * from './domain/viewRange.ts'
export {
  encodeView,
  excludeKeys,
  fitsLink,
  initialView,
  isSameRange,
  type LegendState,
  type Legends,
  MAX_LINK_LENGTH,
  SHARED,
  type ViewDefaults,
  type ViewState,
} from './domain/viewState.ts'
export * from './domain/wafExceptionVcl.ts'
export * from './domain/wafRules.ts'
export * from './domain/wafTuning.ts'
export * from './domain/watchReads.ts'
export { alerts } from './endpoints/alerts.ts'
export { anomalies } from './endpoints/anomalies.ts'
export { type AuditFilter, audit } from './endpoints/audit.ts'
export { auth, CODE_HEADER, type LoginForm, type PasskeyForm } from './endpoints/auth.ts'
export { billing } from './endpoints/billing.ts'
export { blog } from './endpoints/blog.ts'
export { boardLists } from './endpoints/boardLists.ts'
export { boardProvisioning } from './endpoints/boardProvisioning.ts'
export { botLists } from './endpoints/botLists.ts'
export { botSettings } from './endpoints/botSettings.ts'
export { bots } from './endpoints/bots.ts'
export { cache } from './endpoints/cache.ts'
export { certificates } from './endpoints/certificates.ts'
export { companies } from './endpoints/companies.ts'
export { type ChangedUser, company, type NewUser } from './endpoints/company.ts'
export { ddos } from './endpoints/ddos.ts'
export { dns } from './endpoints/dns.ts'
export { inventory } from './endpoints/inventory.ts'
export { lists } from './endpoints/lists.ts'
export { logs } from './endpoints/logs.ts'
export { media, type TranscodingFilter } from './endpoints/media.ts'
export { metrics } from './endpoints/metrics.ts'
export { notifications } from './endpoints/notifications.ts'
export { origins } from './endpoints/origins.ts'
export { protection } from './endpoints/protection.ts'
export { provisioning } from './endpoints/provisioning.ts'
export { endpoints, everyCall } from './endpoints/registry.ts'
export { ruleBuilder } from './endpoints/ruleBuilder.ts'
export { security } from './endpoints/security.ts'
export { sites } from './endpoints/sites.ts'
export { type SpecificationSection, specificationNotation, specifiedCalls } from './endpoints/specification.ts'
export { staging } from './endpoints/staging.ts'
export { statics } from './endpoints/statics.ts'
export { statistics } from './endpoints/statistics.ts'
export { status } from './endpoints/status.ts'
export { ticketDesk } from './endpoints/ticketDesk.ts'
export { tickets } from './endpoints/tickets.ts'
export { usage } from './endpoints/usage.ts'
export { type NewSharedUrl, type SelfUser, user } from './endpoints/user.ts'
export { waf } from './endpoints/waf.ts'
export * from './entities/Address.ts'
export * from './entities/Alert.ts'
export * from './entities/Anomaly.ts'
export * from './entities/AuditEntry.ts'
export * from './entities/Backend.ts'
export * from './entities/Billing.ts'
export * from './entities/BlockedAddress.ts'
export * from './entities/BotLists.ts'
export * from './entities/BotSettings.ts'
export * from './entities/BotTraffic.ts'
export * from './entities/Cache.ts'
export * from './entities/Company.ts'
export * from './entities/Dns.ts'
export * from './entities/Inventory.ts'
export * from './entities/List.ts'
export * from './entities/Logs.ts'
export * from './entities/NetworkList.ts'
export * from './entities/News.ts'
export * from './entities/Notification.ts'
export * from './entities/Origins.ts'
export * from './entities/Pop.ts'
export * from './entities/Protection.ts'
export * from './entities/Role.ts'
export * from './entities/Rule.ts'
export * from './entities/SafeRoute.ts'
export * from './entities/Security.ts'
export * from './entities/SharedUrl.ts'
export * from './entities/Site.ts'
export * from './entities/SiteSteps.ts'
export * from './entities/SslConfig.ts'
export * from './entities/Statistics.ts'
export * from './entities/StatusPage.ts'
export * from './entities/TaskStatus.ts'
export * from './entities/Ticket.ts'
export * from './entities/TicketDetails.ts'
export * from './entities/Token.ts'
export * from './entities/Transcoding.ts'
export * from './entities/Usage.ts'
export * from './entities/User.ts'
export * from './entities/VclConfig.ts'
export type { TrackedVisit } from './entities/Visit.ts'
