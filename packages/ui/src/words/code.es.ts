import type en from './code.en.ts'
import type { Translation } from './types.ts'

export default {
  checking: 'Comprobando…',
  compare: 'Comparar con: {label}',
  compared: '{label}: sus cambios',
  failed:
    'No se ha podido cargar el editor de código. Puede seguir escribiendo aquí; no se pierde nada. Recargue la página para recuperar el editor.',
  find: 'Buscar',
  hint: 'Tab pasa al siguiente control; pulse Ctrl+M para sangrar con Tab. F8 va al siguiente problema.',
  hintReading: 'Solo lectura. F8 va al siguiente problema.',
  hintWriting: 'Tab sangra las líneas; pulse Ctrl+M para volver a moverse con Tab. F8 va al siguiente problema.',
  loading: 'Cargando el editor de código…',
  problem: 'Línea {line}, columna {column}: {problem}',
  problems: '{n, plural, =0 {Sin problemas} one {# problema} other {# problemas}}',
  problemsOf: 'Problemas de {label}',
  tab: 'Tab sangra las líneas',
  tabMoves: 'Tab pasa al siguiente control.',
  tabWrites: 'Tab sangra las líneas. Pulse Ctrl+M para volver a moverse con Tab.',
  define: 'Ir a la definición',
  format: 'Dar formato',
  formatted: 'Formato aplicado.',
  formatProblem: 'Sin formato: corrija antes los problemas.',
  formatSame: 'Ya tenía el formato.',
  noDefinition: 'Este nombre no se define en este texto.',
  outline: 'Esquema',
  outlineNone: 'Aquí no se define nada',
  outlineNoneWhy: 'Este texto aún no define nada.',
  symbol: '{kind} {name}, línea {line}',
  wentTo: '{kind} {name}, línea {line}',
} satisfies Translation<typeof en>
