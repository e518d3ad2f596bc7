/** The theme clinic, fetched apart from all else: `const { ThemeClinic } = await import('@parapet/ui/clinic')`. */
export { colorMatrixOf, type Vision } from '../themes/clinic/vision.ts'
export { ThemeScope } from '../themes/ThemeScope.tsx'
export { clinicWords } from '../words/clinic.ts'
export type { ThemeSample } from './PreviewSheet.tsx'
export { ThemeClinic, type ThemeClinicProps } from './ThemeClinic.tsx'
