import { Icon, type IconName } from './Icon.tsx'
import * as css from './iconTile.css.ts'

/** An icon on a tinted square: the mark of a thing beside its name. Never the only sign of what it is. */
export function IconTile({
  name,
  size = 'm',
  tone = 'brand',
}: {
  name: IconName
  size?: keyof typeof css.sizes
  tone?: keyof typeof css.tones
}) {
  return (
    <span className={`${css.sizes[size]} ${css.tones[tone]}`}>
      <Icon name={name} size={20} />
    </span>
  )
}
