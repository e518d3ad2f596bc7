/** @public The router runs it, by the type of the screens' modules. */
export { ahead, HomeScreen as default } from './HomeScreen.tsx'
