import { CopyField, Dialog, useWords } from '@parapet/ui'
import { toolbarWords } from '../words/toolbar.ts'

/** A link to be copied by hand, selected (ux-rules §2.4); null when it is closed. */
export function LinkDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
  const t = useWords(toolbarWords)
  return (
    <Dialog open={link !== null} onClose={onClose} title={t('link.title')}>
      <p>{t('link.text')}</p>
      <CopyField label={t('link.field')} value={link ?? ''} />
    </Dialog>
  )
}
