/** @public The router runs it, by the type of the screens' modules. */
export { HomeScreen as default, prefetch } from './HomeScreen.tsx'
