import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, returns } from '../call/call.ts'
import { ChangeLog, NewsItem, VclKeyword } from '../entities/News.ts'

/** The static host (§7): VCL keywords, change log, latest news. */
export const statics = area(
  'statics',
  {
    vclKeywords: call('GET vcl_keywords.json', returns(array(VclKeyword))),
    changelog: call('GET changelog.json', returns(array(ChangeLog))),
    news: call('GET latest-news', returns(array(NewsItem))),
  },
  { host: 'static', auth: 'none' },
)
