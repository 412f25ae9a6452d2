/** Loads the recorder, and the player beside it, when a screen first shows them. */
export const recorderChunk = {
  name: 'recorder',
  load: async () => {
    const [{ Recorder }, { Recording }] = await Promise.all([
      import('./recorder.tsx'),
      import('../listening/recording.tsx'),
    ])
    return { Recorder, Recording }
  },
}
