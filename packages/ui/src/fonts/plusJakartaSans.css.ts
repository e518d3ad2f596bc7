import { declareFont } from './declareFont.ts'

declareFont('Plus Jakarta Sans')
