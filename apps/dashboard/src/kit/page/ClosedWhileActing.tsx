import { EmptyState, useWords } from '@parapet/ui'
import { permissionWords } from '../../platform/session/permission.words.ts'

/** Stands where something belongs to the person whom staff act as, and says why it stays closed. */
export function ClosedWhileActing({ name }: { name: string }) {
  const t = useWords(permissionWords)
  return <EmptyState title={t('acting.closed', { name })} text={t('acting.closed.grant', { name })} />
}
