import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, gives } from '../call/call.ts'
import { ChangeLog, NewsItem, VclKeyword } from '../entities/News.ts'

/** The static host (§7): VCL keywords, change log, latest news. */
export const statics = area(
  'statics',
  {
    vclKeywords: call('GET vcl_keywords.json', gives(array(VclKeyword))),
    changelog: call('GET changelog.json', gives(array(ChangeLog))),
    news: call('GET latest-news', gives(array(NewsItem))),
  },
  { host: 'static', auth: 'none' },
)
