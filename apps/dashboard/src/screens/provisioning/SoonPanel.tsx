import { EmptyState, useWords } from '@parapet/ui'
import { provisioningWords } from '../../words/provisioning.ts'

/** Stands in for a tab that is not built yet. */
export function SoonPanel({ tab }: { tab: 'sites' | 'backends' | 'vcl' | 'rules' | 'certificates' }) {
  const t = useWords(provisioningWords)
  return <EmptyState title={t('soon.title', { part: t(`tab.${tab}`) })} text={t('soon.text')} />
}
