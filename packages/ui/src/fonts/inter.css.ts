import { declareFont } from './declareFont.ts'

declareFont('Inter')
