import { lists, protection } from '@parapet/api'
import { Button, Inline, Section, Text, useWords } from '@parapet/ui'
import { useState } from 'react'
import { refusalText, useMayOf } from '../../../platform/session/useMay.ts'
import { attackWords } from './attack.words.ts'
import { BlockAttackers } from './BlockAttackers.tsx'
import { LimitApi } from './LimitApi.tsx'
import { ListAttackers } from './ListAttackers.tsx'
import { TurnOnMode } from './TurnOnMode.tsx'
import type { AttackScope } from './useAttackScope.ts'

const measures = ['block', 'list', 'mode', 'rule'] as const
type MeasureName = (typeof measures)[number]

const calls = {
  block: lists.block,
  list: lists.addAddress,
  mode: protection.activate,
  rule: protection.addApiRule,
} as const
const icons = { block: 'ban', list: 'plus', mode: 'shield', rule: 'sliders' } as const

/** The counter-measures of the attack room: each opens with what it would have done in the last hour. */
export function CounterMeasures({ scope, mayCount }: { scope: AttackScope; mayCount: boolean }) {
  const t = useWords(attackWords)
  const mayOf = useMayOf()
  const [open, setOpen] = useState<MeasureName | null>(null)
  const close = () => setOpen(null)
  const reasonOf = (name: MeasureName) =>
    refusalText(mayOf(calls[name])) ??
    ((name === 'block' || name === 'list') && !(scope.isAimed && mayCount) ? t('act.aimFirst') : undefined)
  const of = (name: MeasureName) => ({ scope, isOpen: open === name, onClose: close })
  return (
    <Section title={t('act.title')}>
      <Inline gap={2}>
        {measures.map((name) => (
          <Button
            key={name}
            icon={icons[name]}
            tone={name === 'block' ? 'danger' : 'secondary'}
            disabledReason={reasonOf(name)}
            onClick={() => setOpen(name)}
          >
            {t(`act.${name}`)}
          </Button>
        ))}
      </Inline>
      <Text as="p" size="s" tone="muted">
        {t('act.text')}
      </Text>
      <BlockAttackers {...of('block')} />
      <ListAttackers {...of('list')} />
      <TurnOnMode {...of('mode')} />
      <LimitApi {...of('rule')} />
    </Section>
  )
}
