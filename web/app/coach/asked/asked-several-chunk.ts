/** Loads the form for several requests when a coach has several. */
export const askedSeveralChunk = {
  name: 'asked-several',
  load: () => import('./asked-several.tsx'),
}
