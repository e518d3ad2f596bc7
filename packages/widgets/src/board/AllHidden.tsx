import { Button, Card, EmptyState, useWords } from '@parapet/ui'
import { boardWords } from '../words/board.ts'

/** Every widget of a board is hidden: why the page is empty, and the way back. */
export function AllHidden({ onReset }: { onReset: () => void }) {
  const t = useWords(boardWords)
  return (
    <Card>
      <EmptyState
        drawing="nothing"
        title={t('empty.title')}
        text={t('empty.text')}
        action={<Button onClick={onReset}>{t('bar.reset')}</Button>}
      />
    </Card>
  )
}
