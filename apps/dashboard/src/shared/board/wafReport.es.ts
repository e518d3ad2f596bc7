import type en from './wafReport.en.ts'

export default {
  open: 'Solicitar informe',
  title: 'Informe de falsos positivos',
  text: 'Enumera las peticiones bloqueadas que probablemente eran legítimas. Se envía a {email}.',
  period: 'Periodo: {from} – {to}',
  sites: '{n, plural, =0 {Todos los sitios} one {# sitio: {names}} other {# sitios: {names}}}',
  scope: 'El periodo y los sitios son los de la página.',
  whitelist: 'Proponer excepciones para las reglas',
  tooLong: 'Un informe abarca 7 días como máximo. Elija un intervalo más corto en la página.',
  empty: 'Elija en la página un intervalo del pasado.',
  send: 'Enviar informe',
  cancel: 'Cancelar',
  sent: 'Informe solicitado. Se enviará a {email}.',
} satisfies Record<keyof typeof en, string>
