export { MarketingScreen as default } from './MarketingScreen.tsx'
