import { Button, Card, EmptyState, useWords } from '@parapet/ui'
import { boardWords } from '../words/board.ts'
import { rareWords } from '../words/rare.ts'

/** Every widget of a board is hidden: why the page is empty, and the way back. */
export function AllHidden({ onReset }: { onReset: () => void }) {
  const t = useWords(boardWords)
  const r = useWords(rareWords)
  return (
    <Card>
      <EmptyState
        drawing="nothing"
        title={r('allHidden.title')}
        text={r('allHidden.text')}
        action={<Button onClick={onReset}>{t('bar.reset')}</Button>}
      />
    </Card>
  )
}
