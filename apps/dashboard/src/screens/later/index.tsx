export { LaterScreen as default } from './LaterScreen.tsx'
