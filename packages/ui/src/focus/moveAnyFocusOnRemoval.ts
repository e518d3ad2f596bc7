import { moveFocusToNext } from './moveFocusToNext.ts'

/** `moveFocusOnRemoval` also after a click: for the opener of a dialog, which got its focus back when the dialog closed. */
export const moveAnyFocusOnRemoval = (element: Element | null) => () => moveFocusToNext(element, true)
