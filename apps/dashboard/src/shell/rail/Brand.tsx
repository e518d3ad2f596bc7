import { Logo, Pin, useTheme } from '@parapet/ui'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { phoneBrand } from '../topBar/topBar.css.ts'
import * as css from './rail.css.ts'

/** The provider's logo, or pin and name, leading home. The name is left to screen readers where only the pin fits. */
export function Brand({ href, isSmall }: { href: string; isSmall: boolean }) {
  const { seed } = useTheme()
  const long = seed.title.length > 22 ? css.brandNameLong : ''
  const pin = (
    <span className={css.pin}>
      <Pin size={28} />
    </span>
  )
  return (
    <RouterLink href={href} className={css.brandRow} title={isSmall ? seed.title : undefined} aria-label={seed.title}>
      {isSmall ? (
        pin
      ) : (
        <Logo on="rail">
          {pin}
          <span className={`${css.brandName} ${long}`}>{seed.title}</span>
        </Logo>
      )}
    </RouterLink>
  )
}

/** The pin in the top bar of phones, which have no side navigation. */
export function PhoneBrand({ href }: { href: string }) {
  const { seed } = useTheme()
  return (
    <RouterLink href={href} className={phoneBrand} aria-label={seed.title}>
      <Pin size={24} />
    </RouterLink>
  )
}
