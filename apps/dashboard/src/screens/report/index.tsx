export { default } from './ReportScreen.tsx'
