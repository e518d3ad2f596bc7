export default {
  title: 'Viewer',
  'nothing.title': 'Nothing to show',
  'nothing.text':
    'A document is shown here when you open it from its list. It does not stay after a reload or in a new tab.',
  'nothing.back': 'Back to {page}',
  'nothing.home': 'Go to home',
  loading: 'Loading {name}',
  slow: 'Taking longer than usual. Waiting for the provider.',
  failed: '{name} could not be loaded',
  notPdf: 'The provider sent something other than a PDF, so it is not shown.',
  print: 'Print',
  'print.own': 'Use the print button of the document itself: this browser does not let the page print it.',
  download: 'Download',
  open: 'Open in a new tab',
  'elsewhere.title': '{name} is ready',
  'elsewhere.text': 'This device shows documents in its own viewer. Download it, or open it in a new tab.',
  'page.sentence':
    'A page of {host}. If it stays blank, its owner does not let other pages show it: open it in a new tab.',
  'page.slow': 'The page is taking longer than usual. You can open it in a new tab instead.',
  'refused.title': 'This page is not shown here',
  'refused.text': 'Pages of {host} are not allowed in this dashboard. You can open it in a new tab.',
  'refused.unsafe': 'Its address does not start with https, or is not a valid one.',
} as const
