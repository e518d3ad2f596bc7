// Hides the accessibility addon's colour vision simulation, which differs from the theme clinic's.
import { addons } from 'storybook/manager-api'

addons.setConfig({ toolbar: { 'storybook/a11y/panel': { hidden: true } } })
