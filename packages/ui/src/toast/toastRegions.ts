/** Where toasts stand; dialogs leave these elements usable. */
export const toastRegions = (): Element[] => [...document.querySelectorAll('[data-toasts]')]
