export { ServicesScreen as default } from './ServicesScreen.tsx'
