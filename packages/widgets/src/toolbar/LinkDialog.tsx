import { CopyField, Dialog, useWords } from '@parapet/ui'
import { toolbarWords } from '../words/toolbar.ts'

/** Shows a link in a selected field, to copy by hand; closed when null. */
export function LinkDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
  const t = useWords(toolbarWords)
  return (
    <Dialog open={link !== null} onClose={onClose} title={t('link.title')}>
      <p>{t('link.text')}</p>
      <CopyField label={t('link.field')} value={link ?? ''} />
    </Dialog>
  )
}
