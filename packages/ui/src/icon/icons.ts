import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern'
import Info from 'lucide-react/icons/info'
import Languages from 'lucide-react/icons/languages'
import Lock from 'lucide-react/icons/lock'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import User from 'lucide-react/icons/user'
import X from 'lucide-react/icons/x'
import { iconSet } from './iconSet.ts'

/** Icons of the sign-in and of the states that every page may show; they come with the first page. Others live in `moreIcons.ts`. */
export const icons = iconSet({
  arrowLeft: ArrowLeft,
  check: Check,
  chevronDown: ChevronDown,
  chevronUp: ChevronUp,
  circleAlert: CircleAlert,
  circleCheck: CircleCheck,
  circleX: CircleX,
  external: ArrowUpRight,
  eye: Eye,
  eyeOff: EyeOff,
  info: Info,
  language: Languages,
  lock: Lock,
  octagonAlert: OctagonAlert,
  passkey: FingerprintPattern,
  refresh: RefreshCw,
  triangleAlert: TriangleAlert,
  user: User,
  x: X,
})
