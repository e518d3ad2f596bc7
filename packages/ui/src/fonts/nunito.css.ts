import { declareFont } from './declareFont.ts'

declareFont('Nunito')
