import { later } from '@parapet/ui'

/** What can be done with a value: fetched with the first row that is asked, or when its board looks ahead. */
export const pickMenu = later(() => import('./PickMenu.tsx'))
