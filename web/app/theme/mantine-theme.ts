import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

/** Warm greys that match the paper. */
const gray: MantineColorsTuple = ['#fffdf8', '#faf6ee', '#f1eadd', '#e6dccb', '#d9cfbf', '#b8ae9f', '#8f8678', '#575047', '#3b362f', '#1c1a17'] // prettier-ignore
const dark: MantineColorsTuple = ['#f5efe4', '#c9bfb0', '#9a9082', '#6b6358', '#4a443b', '#3b362f', '#211e1a', '#171512', '#100e0c', '#0a0908'] // prettier-ignore
const red: MantineColorsTuple = ['#fdf0ee', '#f9dad6', '#f1b3ac', '#ee8f88', '#e8645d', '#e8504a', '#d93a34', '#c8201b', '#a81712', '#86100c'] // prettier-ignore
const cool: MantineColorsTuple = ['#eef6fa', '#dcebf2', '#b3d7e6', '#7fc4e4', '#4a9cc2', '#2a7da5', '#1c6a90', '#14587a', '#0f4560', '#0a3247'] // prettier-ignore

export const theme = createTheme({
  primaryColor: 'action',
  primaryShade: { light: 7, dark: 6 },
  colors: { gray, dark, red, cool, action: red },
  white: '#fffdf8',
  black: '#1c1a17',
  fontFamily: 'var(--font-text)',
  headings: {
    fontFamily: 'var(--font-headline)',
    fontWeight: '800',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--title-page)', lineHeight: '1.08' },
      h2: { fontSize: '1.6rem', lineHeight: '1.1' },
      h3: { fontSize: '1.25rem', lineHeight: '1.2' },
    },
  },
  defaultRadius: 'md',
  radius: { md: 'var(--radius)' },
  shadows: { md: 'var(--shadow)' },
  // postcss.config.cjs has the same numbers
  breakpoints: { xs: '20em', sm: '30em', md: '48em', lg: '62em', xl: '80em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    // Chosen is cool: red is for the one action of a screen and for what is wrong
    Checkbox: { defaultProps: { color: 'var(--cool)', iconColor: 'var(--paper-raised)' } },
    Radio: { defaultProps: { color: 'var(--cool)', iconColor: 'var(--paper-raised)' } },
    Loader: { defaultProps: { color: 'var(--cool)' } },
    ActionIcon: { defaultProps: { size: 'xl', variant: 'subtle', color: 'gray' } },
    // What is optional says so
    InputWrapper: { defaultProps: { withAsterisk: false } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    // A hidden tab stays mounted, so that its form can ask before unsaved input is lost
    Tabs: { defaultProps: { keepMountedMode: 'display-none' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
  },
})

/** Maps Mantine's variables to the brand's tokens of tokens.css. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const brand = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-anchor': 'var(--cool)',
    '--mantine-color-default': 'var(--paper-raised)',
    '--mantine-color-default-hover': 'var(--paper-sunken)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-red-filled': 'var(--red)',
    '--mantine-color-red-filled-hover': 'var(--red-hover)',
    '--mantine-color-action-filled': 'var(--action)',
    '--mantine-color-action-filled-hover': 'var(--action-hover)',
    '--mantine-color-action-light-hover': 'var(--paper-sunken)',
    '--mantine-color-action-light-color': 'var(--ink)',
    '--mantine-primary-color-filled': 'var(--action)',
    '--mantine-primary-color-filled-hover': 'var(--action-hover)',
    '--mantine-primary-color-contrast': 'var(--on-action)',
    '--mantine-color-gray-light-color': 'var(--ink)',
    '--mantine-color-gray-light-hover': 'var(--paper-sunken)',
    '--mantine-color-disabled': 'var(--paper-sunken)',
    // Notes and toasts in our own green and orange
    '--mantine-color-green-light': 'color-mix(in srgb, var(--green) 14%, var(--paper-raised))',
    '--mantine-color-green-light-color': 'var(--ink)',
    '--mantine-color-green-filled': '#1c7a45',
    '--mantine-color-orange-light': 'color-mix(in srgb, var(--orange) 14%, var(--paper-raised))',
    '--mantine-color-orange-light-color': 'var(--ink)',
    '--mantine-color-orange-filled': '#b45309',
  }
  return {
    variables: {},
    light: { ...brand, '--mantine-color-error': 'var(--red)' },
    dark: { ...brand, '--mantine-color-error': '#ee8f88' },
  }
}
