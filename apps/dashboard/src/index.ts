// What Storybook's docs pages print; nothing else imports the app.
export { pages } from './pages.ts'
