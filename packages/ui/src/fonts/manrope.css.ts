import { declareFont } from './declareFont.ts'

declareFont('Manrope')
