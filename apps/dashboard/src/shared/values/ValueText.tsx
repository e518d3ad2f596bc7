import { hostText, type SeenValue } from '@parapet/api'
import { Inline, Text } from '@parapet/ui'
import { ValueButton } from '@parapet/widgets'

interface ValueTextProps {
  seen: Pick<SeenValue, 'kind' | 'value'> & Partial<Pick<SeenValue, 'sites' | 'span'>>
  /** What is shown, if not the value itself. */
  text?: string
  /** Closes the dialog that it is shown in, before what was chosen opens another. */
  onAct?: () => void
}

/** A value outside of tables, with the menu of what can be done with it. */
export function ValueText({
  seen: { kind, value, sites = [], span = null },
  text = kind === 'host' ? hostText(value) : value,
  onAct,
}: ValueTextProps) {
  return (
    <div data-row>
      <Inline gap={2} wrap={false}>
        <Text>{text}</Text>
        <ValueButton kind={kind} value={value} label={text} where={() => ({ sites, span })} onAct={onAct} />
      </Inline>
    </div>
  )
}
