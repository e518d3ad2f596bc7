import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, file, filteredBy, gives, refreshes, takes } from '../call/call.ts'
import {
  Anomaly,
  type AnomalyFilter,
  AnomalyPreferences,
  AnomalyThreshold,
  AvailableAnomaly,
  type NewAnomalyThreshold,
} from '../entities/Anomaly.ts'
import { listOf } from '../entities/List.ts'

/** Anomalies and their thresholds (§7, Statistics). The list is not requested without a range (§5). */
export const anomalies = area(
  'anomalies',
  {
    available: call('GET {company}/anomaliesavailable/{?limit,offset,search}', gives(listOf(AvailableAnomaly))),
    list: call(
      'GET {company}/anomalies/{?filters,offset,limit,search}',
      filteredBy<AnomalyFilter>(),
      gives(listOf(Anomaly)),
    ),
    one: call('GET {company}/anomalies/{anomaly}/', gives(Anomaly)),
    pdf: call('GET {company}/anomalies/{anomaly}/pdf/', file),
    thresholds: call('GET {company}/anomalythreshold/{?site_id,tier}', gives(array(AnomalyThreshold))),
    addThreshold: call(
      'POST {company}/anomalythreshold/',
      takes<NewAnomalyThreshold>(),
      gives(AnomalyThreshold),
      refreshes('anomalies.list', 'anomalies.preferences'),
    ),
    saveThreshold: call(
      'PUT {company}/anomalythreshold/{threshold}/',
      takes<NewAnomalyThreshold>(),
      gives(AnomalyThreshold),
      refreshes('anomalies.list', 'anomalies.preferences'),
    ),
    changeThreshold: call(
      'PATCH {company}/anomalythreshold/{threshold}/',
      takes<Pick<NewAnomalyThreshold, 'active'>>(),
      gives(AnomalyThreshold),
      refreshes('anomalies.list', 'anomalies.preferences'),
      extension,
    ),
    removeThreshold: call(
      'DELETE {company}/anomalythreshold/{threshold}/',
      refreshes('anomalies.list', 'anomalies.preferences'),
    ),
    preferences: call('GET {company}/anomalypreferences/', gives(AnomalyPreferences)),
    savePreferences: call(
      'PUT {company}/anomalypreferences/',
      takes<{ results: { site_id: number; active: boolean }[] }>(),
      gives(AnomalyPreferences),
      refreshes('anomalies.list', 'anomalies.thresholds'),
    ),
    /** Stops watching a site and deletes its thresholds. */
    removePreference: call(
      'DELETE {company}/anomalypreferences/{site}/',
      refreshes('anomalies.list', 'anomalies.thresholds'),
      extension,
    ),
  },
  { prefix: 'statistics' },
)
