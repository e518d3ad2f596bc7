// Storybook's own frame. Its accessibility addon brings a second simulation of colour vision, with other numbers than the theme clinic's and for
// stories only: there is one, in the toolbar.
import { addons } from 'storybook/manager-api'

addons.setConfig({ toolbar: { 'storybook/a11y/panel': { hidden: true } } })
