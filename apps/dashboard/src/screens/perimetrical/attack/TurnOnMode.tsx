import { TurnOnDialog } from '../../../shared/underAttack/AttackDialogs.tsx'
import { useAttackedSites } from '../../../shell/underAttack/useAttackedSites.ts'
import { MeasureEffect } from './MeasureEffect.tsx'
import type { CounterMeasureProps } from './useAttackers.ts'

/** Turns on under attack mode for the site of the attack, after what it would have done to the attack and to the rest. */
export function TurnOnMode({ scope, isOpen, onClose }: CounterMeasureProps) {
  const { all } = useAttackedSites()
  return (
    <TurnOnDialog
      asked={isOpen ? all.filter(({ url }) => url === scope.site) : []}
      all={all}
      rates={undefined}
      preview={<MeasureEffect measure={{ kind: 'underAttack', site: scope.site }} scope={scope} />}
      onDone={onClose}
    />
  )
}
