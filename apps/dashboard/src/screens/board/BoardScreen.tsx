import { useWords } from '@parapet/ui'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { boardWords } from '../../words/board.ts'
import type { BoardScreenName } from './boardTabs.ts'

export function BoardScreen({ screen }: { screen: BoardScreenName }) {
  const t = useWords(boardWords)
  return <PageHeader title={t(`${screen}.title`)} />
}
