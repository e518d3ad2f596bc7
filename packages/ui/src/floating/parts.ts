export { DialogSurface } from './DialogSurface.tsx'
export { MenuAtPanel, MenuPanel } from './MenuPanel.tsx'
export { PopoverPanel } from './PopoverPanel.tsx'
export { SelectPanel } from './SelectPanel.tsx'
