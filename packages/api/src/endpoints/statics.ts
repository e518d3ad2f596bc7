import { area } from '../call/area.ts'
import { call, returns } from '../call/call.ts'
import { ChangeLog, NewsItem, VclKeyword } from '../entities/News.ts'
import { rows } from '../entities/rows.ts'

/** The static host (§7): VCL keywords, change log, latest news. */
export const statics = area(
  'statics',
  {
    vclKeywords: call('GET vcl_keywords.json', returns(rows(VclKeyword))),
    changelog: call('GET changelog.json', returns(rows(ChangeLog))),
    news: call('GET latest-news', returns(rows(NewsItem))),
  },
  { host: 'static', auth: 'none' },
)
