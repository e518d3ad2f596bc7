export { ResetScreen as default } from './ResetScreen.tsx'
