export { LoginScreen as default } from './LoginScreen.tsx'
