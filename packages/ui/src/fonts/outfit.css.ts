import { declareFont } from './declareFont.ts'

declareFont('Outfit')
