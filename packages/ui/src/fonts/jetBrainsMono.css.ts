import { declareFont } from './declareFont.ts'

declareFont('JetBrains Mono')
