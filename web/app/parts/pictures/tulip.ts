/** The outline of the thin-waisted tea glass: rim at y 0, foot at y 274, middle at x 0. */
export const tulip =
  'M-62 0C-60 48-39 66-39 104c0 40-27 58-27 104 0 34 17 54 30 66h72c13-12 30-32 30-66 0-46-27-64-27-104 0-38 21-56 23-104z'
