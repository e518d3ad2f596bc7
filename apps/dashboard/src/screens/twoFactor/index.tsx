export { TwoFactorScreen as default } from './TwoFactorScreen.tsx'
