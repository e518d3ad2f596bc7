import { vclKeywords } from '../../domain/vcl/keywords.ts'
import { statics } from '../../endpoints/statics.ts'
import { replies } from '../replies.ts'
import { changelog, newsItems } from '../world/texts.ts'

export const staticReplies = replies(statics, {
  vclKeywords: () => [...vclKeywords],
  changelog: () => [...changelog],
  news: ({ now, scenario, isLogged }) => (scenario === 'empty' || isLogged ? [] : newsItems(now())),
})
