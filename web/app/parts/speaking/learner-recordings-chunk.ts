/** Loads the recordings of a learner when a screen first shows them. */
export const learnerRecordingsChunk = {
  name: 'learner-recordings',
  load: () => import('./learner-recordings.tsx'),
}
