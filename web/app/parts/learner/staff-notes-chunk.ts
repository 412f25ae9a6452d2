/** Loads the notes of the staff on a learner when a screen first shows them. */
export const staffNotesChunk = {
  name: 'staff-notes',
  load: () => import('./staff-notes.tsx'),
}
