/** The uploaded files of the catalogue and the public site. */
export const media = {
  title: 'Media library',
  failed: 'The files could not be loaded',
  none: 'No file has been uploaded yet.',
  unused: 'Not used',
  column: { name: 'File', kind: 'Kind', size: 'Size', uses: 'Used in' },
  kind: {
    documents: 'Document',
    module_videos: 'Video',
    quiz_audio: 'Recording of a quiz, a word or a speaking task',
    quiz_questions: 'Picture of a question',
    speaking_pictures: 'Picture of a speaking task',
    level_test_audio: 'Recording of a level test',
    resources: 'Resource',
    site: 'File of the public site',
  },
  delete: {
    action: 'Delete {{name}}',
    ask: 'Delete the file {{name}}? Nothing uses it, and it cannot be restored.',
    done: 'File deleted',
    failed: 'The file could not be deleted',
  },
} as const
