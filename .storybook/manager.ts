// Hides the colour vision simulation of the accessibility addon: its values differ from the theme clinic's, and the
// toolbar has one.
import { addons } from 'storybook/manager-api'

addons.setConfig({ toolbar: { 'storybook/a11y/panel': { hidden: true } } })
