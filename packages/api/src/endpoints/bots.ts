import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, filteredBy, needsService, retries, returns } from '../call/call.ts'
import type { FamilyFilter } from '../domain/families.ts'
import { type AnalysisFilter, BotHistogram, ClientAnalysis, TrafficStep } from '../entities/BotTraffic.ts'
import { Table } from '../entities/Statistics.ts'

/** Bot statistics (§7, Statistics). */
export const bots = area(
  'bots',
  {
    historicHistogram: call(
      'GET statistics/{company}/bot_mitigation/historic/histogram/{?filters,detailed}',
      filteredBy<FamilyFilter<'bots'>>(),
      returns(BotHistogram),
      retries,
    ),
    analyticHistogram: call(
      'GET statistics/{company}/bot_mitigation/analytic/histogram/{?filters,detailed}',
      filteredBy<FamilyFilter<'bots'>>(),
      returns(BotHistogram),
      retries,
    ),
    analyticTable: call(
      'GET statistics/{company}/bot_mitigation/analytic/table/{?filters,key_field,total_count}',
      filteredBy<FamilyFilter<'bots'>>(),
      returns(Table),
      retries,
    ),
    trafficAnalysis: call(
      'GET bot_mitigation/{company}/traffic/analysis/{?filters}',
      filteredBy<AnalysisFilter>(),
      returns(array(TrafficStep)),
    ),
    clientAnalysis: call(
      'GET bot_mitigation/{company}/client/analysis/{?filters}',
      filteredBy<AnalysisFilter>(),
      returns(ClientAnalysis),
    ),
  },
  { needs: needsService('botmitigation') },
)
