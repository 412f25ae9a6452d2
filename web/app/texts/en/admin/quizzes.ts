export const quizzes = {
  none: 'No quiz found for this module.',
  noneHint: 'A quiz lets learners try out what the module taught. Its questions come next.',
  create: 'Create Quiz',
  created: 'Quiz created successfully',
  createFailed: 'Error creating quiz',
  createFailedText: 'Create Quiz failed',
  loadFailed: 'Fetch Questions failed',

  questions: {
    title: 'Quiz Questions',
    emptyHint: 'Add the first question of this quiz.',
    emptyReadOnly: 'This quiz has no questions yet.',
    full: 'A quiz has {{count}} questions at most.',
    column: { questionType: 'Type', sourceType: 'Source' },
    type: {
      'multi-option': 'Multi-option',
      fill_blank: 'Fill in the blank',
      sentence: 'Sentence',
      'drag-drop': 'Drag and drop',
    },
    source: { text: 'Text', audio: 'Audio' },
    copy: 'Copy question {{position}}',
    ask: 'Are you sure you want to delete this question?',
    copied: 'Question copied',
    copyFailed: 'Error copying question',
  },

  import: {
    button: 'Import questions',
    file: 'questions.csv',
    introOfType:
      'One table can fill the quizzes of all modules: the column module names the module by its number or its name. A module without a quiz gets one.',
    introOfQuiz: 'A table with a line for each question of this quiz. The template has a row of each type.',
    columns:
      'The columns are content, questionType (multi-option, fill_blank, sentence or drag-drop), optionA to optionD, correctAnswer (of multi-option the letter), and if you like acceptedAnswers separated by |, explanation and audioUrl.',
  },

  form: {
    content: 'Question content',
    contentHint: {
      'multi-option': 'What the learner reads above the options.',
      fill_blank: 'Write ___ where the blank is.',
      sentence: 'Say what sentence the learner is to write.',
      'drag-drop': 'Say what sentence the pieces make.',
    },
    questionType: 'Question type',
    sourceType: 'Source',
    pieces: 'Pieces',
    piecesHint: 'In their right order, A to D. Learners get them shuffled.',
    correctAnswer: 'Correct answer',
    correctHint:
      'Case, curly quotes, double spaces, the Turkish İ and ı and a final full stop never count as mistakes.',
    accepted: 'Also accepted',
    acceptedHint: 'Other answers that are right too.',
    acceptedAnswer: 'Accepted answer {{number}}',
    addAccepted: 'Accept another answer',
    removeAccepted: 'Remove accepted answer {{number}}',
    explanation: 'Explanation',
    explanationHint: 'Shown once the attempt is over.',
  },

  image: {
    title: 'Picture',
    later: 'You can upload a picture after the question is saved.',
    upload: 'Upload picture',
    change: 'Change picture',
    remove: 'Remove picture',
    removal: 'The picture goes when you save.',
    keep: 'Keep it',
    none: 'No picture yet.',
  },

  audio: {
    way: 'Where the audio comes from',
    ways: { link: 'Link', upload: 'Upload' },
    urlHint: 'The https address of a recording.',
    replace: 'Upload another audio',
    ours: 'An uploaded recording is in place.',
    remove: 'Remove audio',
  },

  preview: {
    title: 'Preview',
    hint: 'As a learner meets it. Try it: nothing is saved here.',
    empty: 'The question appears here as you write it.',
    emptyOption: '…',
    check: 'Check Answer',
    right: 'Correct answer!',
    wrong: 'Not correct yet.',
    again: 'Shuffle again',
  },
} as const
