import {
  attentionWords,
  boardWords,
  catalogueWords,
  frameWords,
  kindWords,
  listWords,
  siteWords,
  toolbarWords,
} from '@parapet/widgets/words'
import type { PageCode } from './page.ts'
import { boardScreenWords as screenWords } from './words/board.ts'
import { boardMenuWords } from './words/boardMenu.ts'
import { homeWords } from './words/home.ts'

export const boardTexts = [boardWords, catalogueWords, frameWords, kindWords]

/** The code of the pages that most visits start with: it loads with the shell, `pages.ts` only for another page. */
export const boardPages = {
  home: {
    load: () => import('./screens/home/index.tsx'),
    words: [homeWords, boardMenuWords, attentionWords, listWords, siteWords, ...boardTexts],
  },
  stats: {
    load: () => import('./screens/stats/index.tsx'),
    words: [screenWords, boardMenuWords, toolbarWords, ...boardTexts],
  },
  analytics: {
    load: () => import('./screens/analytics/index.tsx'),
    words: [screenWords, boardMenuWords, toolbarWords, listWords, ...boardTexts],
  },
} satisfies Record<string, PageCode>
