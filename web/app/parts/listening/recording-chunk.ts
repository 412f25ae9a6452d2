/** Loads the player of a voice when a screen first shows one. */
export const smallRecordingChunk = {
  name: 'small-recording',
  load: () => import('./small-recording.tsx'),
}
