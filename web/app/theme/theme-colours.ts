/** The paper colours of tokens.css, for the browser's own bars. */
export const themeColours = [
  { scheme: 'light', colour: '#faf6ee' },
  { scheme: 'dark', colour: '#171512' },
] as const
