/** The elements that contain toasts; modal dialogs keep them usable. */
export const toastRegions = (): Element[] => [...document.querySelectorAll('[data-toasts]')]
