import { declareFont } from './declareFont.ts'

declareFont('Source Serif 4')
