import { area } from '../call/area.ts'
import { body, call, extension, file, filteredBy, needsService, refreshes, returns } from '../call/call.ts'
import {
  Anomaly,
  type AnomalyFilter,
  AnomalyPreferences,
  AnomalyThreshold,
  AvailableAnomaly,
  type NewAnomalyThreshold,
} from '../entities/Anomaly.ts'
import { listOf } from '../entities/List.ts'
import { rows } from '../entities/rows.ts'

/** Anomalies and their thresholds (§7, Statistics). The list is not requested without a range (§5). */
export const anomalies = area(
  'anomalies',
  {
    available: call('GET {company}/anomaliesavailable{?limit,offset,search}', returns(listOf(AvailableAnomaly))),
    list: call(
      'GET {company}/anomalies{?filters,offset,limit,search}',
      filteredBy<AnomalyFilter>(),
      returns(listOf(Anomaly)),
    ),
    one: call('GET {company}/anomalies/{anomaly}', returns(Anomaly)),
    pdf: call('GET {company}/anomalies/{anomaly}/pdf', file),
    thresholds: call('GET {company}/anomalythreshold{?site_id,tier}', returns(rows(AnomalyThreshold))),
    addThreshold: call(
      'POST {company}/anomalythreshold',
      body<NewAnomalyThreshold>(),
      returns(AnomalyThreshold),
      refreshes('anomalies.list', 'anomalies.preferences'),
    ),
    saveThreshold: call(
      'PUT {company}/anomalythreshold/{threshold}',
      body<NewAnomalyThreshold>(),
      returns(AnomalyThreshold),
      refreshes('anomalies.list', 'anomalies.preferences'),
    ),
    changeThreshold: call(
      'PATCH {company}/anomalythreshold/{threshold}/',
      body<Pick<NewAnomalyThreshold, 'active'>>(),
      returns(AnomalyThreshold),
      refreshes('anomalies.list', 'anomalies.preferences'),
      extension,
    ),
    removeThreshold: call(
      'DELETE {company}/anomalythreshold/{threshold}',
      refreshes('anomalies.list', 'anomalies.preferences'),
    ),
    preferences: call('GET {company}/anomalypreferences', returns(AnomalyPreferences)),
    savePreferences: call(
      'PUT {company}/anomalypreferences',
      body<{ results: { site_id: number; active: boolean }[] }>(),
      returns(AnomalyPreferences),
      refreshes('anomalies.list', 'anomalies.thresholds'),
    ),
  },
  { prefix: 'statistics', needs: needsService('anomalydetection', 'freeanomalydetection') },
)
