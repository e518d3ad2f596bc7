export { PlannedScreen as default } from './PlannedScreen.tsx'
