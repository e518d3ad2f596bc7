import type en from './code.en.ts'
import type { Translation } from './types.ts'

export default {
  compare: 'Comparar con: {label}',
  compared: '{label}: lo que ha cambiado usted',
  failed:
    'No se ha podido cargar el editor de código. Puede seguir escribiendo aquí: no se pierde nada. Volverá cuando se recargue la página.',
  find: 'Buscar',
  hint: 'Tab pasa al siguiente control; con Ctrl+M sangra las líneas. F8 va al siguiente problema.',
  hintReading: 'Esto es solo de lectura. F8 va al siguiente problema.',
  hintWriting: 'Tab sangra las líneas; con Ctrl+M vuelve a pasar al siguiente control. F8 va al siguiente problema.',
  loading: 'Se está cargando el editor de código.',
  problem: 'Línea {line}, columna {column}: {problem}',
  problems: '{n, plural, =0 {Sin problemas} one {# problema} other {# problemas}}',
  problemsOf: 'Problemas de {label}',
  tab: 'Tab sangra las líneas',
  tabMoves: 'Tab pasa al siguiente control.',
  tabWrites: 'Tab sangra las líneas. Con Ctrl+M vuelve a pasar al siguiente control.',
} satisfies Translation<typeof en>
