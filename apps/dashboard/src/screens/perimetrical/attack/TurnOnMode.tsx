import { protection } from '@parapet/api'
import { Text, useWords } from '@parapet/ui'
import { FormDialog } from '../../../kit/form/FormDialog.tsx'
import { SavedForm } from '../../../kit/form/SavedForm.tsx'
import { useSavedForm } from '../../../kit/form/useSavedForm.ts'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { underAttackWords } from '../underAttack.words.ts'
import { attackWords } from './attack.words.ts'
import { MeasureEffect } from './MeasureEffect.tsx'
import type { CounterMeasureProps } from './useAttackers.ts'
import type { AttackScope } from './useAttackScope.ts'

const nothing = {}

/** Turns on under attack mode for the site of the attack. */
export function TurnOnMode({ scope, isOpen, onClose }: CounterMeasureProps) {
  const u = useWords(underAttackWords)
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={u('confirm.title', { n: 1, site: scope.site })}>
      <ModeForm scope={scope} onDone={onClose} />
    </FormDialog>
  )
}

function ModeForm({ scope, onDone }: { scope: AttackScope; onDone: () => void }) {
  const t = useWords(attackWords)
  const u = useWords(underAttackWords)
  const { company } = useSession()
  const site = company?.sites.find(({ url }) => url === scope.site)
  const form = useSavedForm({
    initial: nothing,
    call: protection.activate,
    save: async (_, send) => {
      const row = await send(protection.activate, { site: site?.id ?? 0 })
      return () => send(protection.deactivate, { site: row.site })
    },
    saved: u('turnedOn', { n: 1, site: scope.site }),
    undo: (turnOff) => turnOff,
    failed: t('mode.failed'),
    onSaved: onDone,
    leaves: 'none',
  })
  return (
    <SavedForm
      form={form}
      label={u('confirm.title', { n: 1, site: scope.site })}
      submitLabel={u('confirm.yes', { n: 1 })}
      submitTone="danger"
      onCancel={onDone}
    >
      <Text as="p">{u('confirm.visitors')}</Text>
      <Text as="p">{u('confirm.machines')}</Text>
      <MeasureEffect measure={{ kind: 'underAttack', site: scope.site }} scope={scope} />
      <Text as="p">{t('mode.end')}</Text>
    </SavedForm>
  )
}
