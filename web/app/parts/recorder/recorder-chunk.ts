/** Loads the recorder when a screen first offers to record. */
export const recorderChunk = { name: 'recorder', load: () => import('./recorder.tsx') }
