/** Notes of the staff on a learner. */
export const staffNotes = {
  title: 'Notes of the staff',
  label: 'New note',
  hint: 'For coaches and admins. It is part of the data that the learner can download.',
  save: 'Save the note',
  saved: 'The note is saved',
  failed: 'The note could not be saved',
  loadFailed: 'The notes could not be loaded',
  formerAuthor: 'A former colleague',
  delete: 'Delete',
  askDelete: 'Delete this note? It cannot be brought back.',
  deleteFailed: 'The note could not be deleted',
} as const
