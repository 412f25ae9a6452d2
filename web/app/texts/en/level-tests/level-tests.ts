export const levelTests = {
  title: 'Level Tests',
  create: 'Create level test',
  created: 'Success',
  createdText: 'Level test created successfully',
  error: 'Error',
  createFailed: 'Failed to create level test: {{reason}}',
  listFailed: 'Failed to load level tests',
  emptyHint: 'Create the first level test, add its questions and activate it.',
  view: 'View test {{version}}',
  noneActive:
    'No level test can be taken: activate one that has questions. Until then new learners cannot find their level.',
  column: {
    id: 'ID',
    version: 'Version',
    isActive: 'Status',
    questionCount: 'Questions',
    attemptCount: 'Attempts',
    createdAt: 'Created At',
    updatedAt: 'Updated At',
  },
  status: { active: 'ACTIVE', passive: 'Passive' },
  info: {
    title: 'One test at a time',
    text: 'Only one level test can be active at a time. Activating one deactivates the others.',
    attempts:
      'Once learners have taken a test, its questions stay as they are: copy it as a new version to change them.',
  },

  edit: {
    title: 'Level Test {{version}}',
    plainTitle: 'Level Test',
    wrongId: 'Wrong Test Id!',
    wrongIdText: 'The server answered with another test than the one in the address.',
    notFound: 'Test not found',
    notFoundText: 'There is no level test at this address. Perhaps the link is not complete.',
    back: 'All level tests',
    loadFailed: 'Failed to load the level test',
    details: 'Details',
    tabs: { questions: 'Questions', health: 'Item health' },
    switch: 'Active',
    activeHint: 'Learners who start the level test get this one.',
    passiveHint: 'Learners do not see this test.',
    quickCount: 'Quick test: {{marked}} of {{needed}} questions.',
    quickTooFew: 'The public site offers the quick test once the active test has enough of them.',
    quickHint: 'While this test is active, visitors can take the quick test: the first ten, from A1 to C1.',
    emptyHint: 'It has no questions yet, so it cannot be activated: learners could not take it.',
  },
  toggle: {
    activate:
      'Activate test {{version}}? Learners who start the level test from now on get this one, and all other level tests become passive.',
    fewWarning_one: 'It has only {{count}} question. With fewer than {{fewest}}, chance decides the level.',
    fewWarning_other:
      'It has only {{count}} questions. With fewer than {{fewest}}, chance decides the level.',
    fewerWarning_one:
      'It has {{count}} question; test {{liveVersion}}, which learners take now, has {{live}}.',
    fewerWarning_other:
      'It has {{count}} questions; test {{liveVersion}}, which learners take now, has {{live}}.',
    nothingToHearWarning: 'It has no listening questions: the level would say nothing about listening.',
    silentWarning_one:
      '{{count}} listening question has no audio: until it has, the test cannot be activated.',
    silentWarning_other:
      '{{count}} listening questions have no audio: until they have, the test cannot be activated.',
    deactivate: 'Deactivate test {{version}}?',
    onlyActiveWarning:
      'This is the only active level test. Without it users will not be able to get a level test.',
    done: 'Test updated',
    nowActive: 'Test {{version}} is now active',
    nowInactive: 'Test {{version}} is now inactive',
    failed: 'Error updating test',
  },
  copy: {
    button: 'Copy as new version',
    done: 'Test copied',
    doneText: 'Version {{version}} has the same questions and is passive.',
    failed: 'The test could not be copied',
  },
  delete: {
    button: 'Delete test',
    ask_one: 'Delete test {{version}} with its {{count}} question? It will be gone for good.',
    ask_other: 'Delete test {{version}} with its {{count}} questions? It will be gone for good.',
    done: 'Level test deleted',
    failed: 'The test could not be deleted',
  },
  frozen: {
    title: 'The questions of this test are fixed',
    text_one:
      '{{count}} attempt has been made at this test. A changed question would make its result mean something else. Copy the test as a new version and change that one.',
    text_other:
      '{{count}} attempts have been made at this test. A changed question would make their results mean something else. Copy the test as a new version and change that one.',
  },

  questions: {
    title: 'Level Test Questions',
    loadFailed: 'Failed to load the questions',
    emptyHint: 'Add the first question, or import a whole table of them.',
    column: {
      type: 'Type',
      level: 'Level',
      skill: 'Skill',
      correctOptionId: 'Correct option',
      isQuick: 'Asked in',
    },
    askedIn: { level: 'Level test', quick: 'Quick test' },
    type: { text: 'Text', listening: 'Listening' },
    ask: 'Delete this question? Its text and options will be gone.',
  },
  tags: {
    button: 'Tags',
    title: 'Levels and skills of the questions',
    text: 'Every attempt draws its own set: as many questions of each level as possible. Tags change no question, so you may change them while learners take the test.',
    counts: 'Questions of the level test',
    drawn: 'A learner is asked {{text}} text and {{listening}} listening questions.',
    balanced:
      'They are drawn anew for each attempt, balanced by level; a retake prefers questions that the learner has not seen.',
    untagged_one: '{{count}} question has no level: it only fills what is missing.',
    untagged_other: '{{count}} questions have no level: they only fill what is missing.',
    skill: { grammar: 'Grammar', vocabulary: 'Vocabulary', listening: 'Listening' },
    noSkill: 'No skill',
    noLevel: 'No level',
    skillOf: 'Skill: {{text}}',
    levelOf: 'Level: {{text}}',
    save: 'Save the tags',
    done: 'Tags saved',
    failed: 'The tags could not be saved',
  },
  marking: {
    button: 'Quick test',
    title: 'Questions of the quick test',
    text: 'Ticked questions are asked by the quick test of the public site only. A newly ticked one becomes the last of them; order them two per level, from A1 to C1. Listening questions cannot be ticked.',
    count: '{{marked}} ticked, {{needed}} are needed',
    save: 'Save the marks',
    done: 'Marks saved',
    failed: 'The marks could not be saved',
  },
  form: {
    text: 'Question text',
    type: 'Type',
    skill: 'Skill',
    level: 'Level',
    levelHint:
      'Who should be able to answer it. Every learner gets as many questions of each level as there are.',
    isQuick: 'Quick test',
    isQuickHint:
      'Only the quick test of the public site asks it, never the level test. Two questions per level, in order from A1 to C1.',
  },
  audio: {
    urlHint: 'Upload a recording, or give the address of one.',
    player: 'Recording',
    seconds: '{{seconds}} s long',
  },

  csv: {
    export: 'Export CSV',
    exportFailed: 'The questions could not be exported',
    import: 'Import CSV',
    importTitle: 'Import questions',
    intro:
      'A table with the columns type, text, optionA, optionB, optionC, optionD, correctOptionId and, for listening questions, audioUrl. An export is such a table.',
    seconds:
      'audioSeconds is how long a recording on another site takes, so that the time to answer begins after it. It may stay empty: of recordings uploaded here the length is known.',
    quick: 'quickTest is true for questions that only the quick test asks.',
    tags: 'skill is grammar or vocabulary (listening questions measure listening), level is A1 to C1. Both may be empty.',
  },

  preview: {
    button: 'Preview as a learner',
    title: 'Preview of test {{version}}',
    note: 'Nothing is saved here, and no clock runs.',
    nothing: 'The test has no questions.',
    progress: 'Question {{position}} of {{count}}',
    limit: '{{seconds}} seconds to answer',
    listening:
      'In the test this starts by itself: {{seconds}} seconds of countdown, the recording once, and only then the options open.',
    again: 'Play it again',
    previous: 'Previous',
    next: 'Next',
    showKey: 'Show the correct option',
    key: 'correct',
  },

  health: {
    loadFailed: 'Failed to load the item health',
    summary: 'The test as a whole',
    attempts: 'First attempts',
    attemptsText: 'Completed by learners who had taken no level test before.',
    reliability: 'Reliability (KR-20)',
    reliabilityWord: {
      unknown: 'It cannot be told yet.',
      poor: 'Poor: the result is mostly chance. Replace weak questions or add good ones.',
      fair: 'Fair: enough for a first impression, not for a decision.',
      good: 'Good: the test tells learners apart dependably.',
      excellent: 'Excellent: a second sitting would give nearly the same order.',
    },
    attention: 'Questions to look at',
    attentionText_zero: 'Nothing to correct.',
    attentionText_one: 'Begin with the one marked red, if there is one.',
    attentionText_other: 'Begin with those marked red.',
    plot: 'Facility and discrimination',
    plotLabel:
      'Each dot is a question: to the right the easier ones, higher up those that tell strong and weak learners apart better. The table below has the same numbers.',
    harder: 'harder',
    easier: 'easier',
    negative: 'Below zero: check the key',
    dot: '{{position}}. {{text}} · facility {{facility}}, discrimination {{discrimination}}',
    table: 'Questions',
    filter: 'Show',
    filterAll: 'All questions',
    column: {
      position: 'Order',
      text: 'Question',
      facility: 'Facility',
      discrimination: 'Discrimination',
      medianSeconds: 'Median time',
      options: 'Chosen options',
      advice: 'Advice',
    },
    seconds: '{{seconds}} s',
    none: '–',
    optionCount: 'Option {{id}}: {{count}}',
    keyCount: 'Option {{id}}, the key: {{count}}',
    noAnswer: 'No answer: {{count}}',
    advice: {
      check_key: 'Negative discrimination: check the key',
      too_easy: 'Too easy',
      too_hard: 'Too hard',
      weak: 'Hardly tells learners apart',
      idle_option: 'An option nobody chooses',
      fine: 'Fine',
      too_few: 'Too few attempts',
    },
    adviceText: {
      check_key:
        'Learners who do well in the rest of the test get this one wrong more often than the others. Often the wrong option is marked as correct, or two options are right.',
      too_easy: 'More than 95 % have it right: it says little about anyone. Fine as the first question.',
      too_hard: 'Fewer than 15 % have it right. Is it clear, and is it for this course at all?',
      weak: 'Strong and weak learners have it right about equally often. Make the question or its options clearer.',
      idle_option:
        'Fewer than 2 % choose one of the wrong options. A more tempting one would make it harder to guess.',
      fine: 'It does its work.',
      too_few: 'It takes about 20 attempts before the numbers say something.',
    },
    emptyTitle: 'Too few attempts yet',
    emptyHint_zero:
      'Nobody has completed this test yet. It takes about 20 first attempts before the numbers say something.',
    emptyHint_one:
      '{{count}} learner has completed it. It takes about 20 first attempts before the numbers say something.',
    emptyHint_other:
      '{{count}} learners have completed it. It takes about 20 first attempts before the numbers say something.',
    guide: 'How to read this',
    guideText: {
      facility:
        'The share of learners who had the question right. A test needs some easy ones and some hard ones.',
      discrimination:
        'How well the question tells strong learners from weak ones (point-biserial, from −1 to 1). From 0.3 on it is good; below zero something is wrong.',
      medianSeconds: 'Half of those who answered took less time, half took more.',
      options: 'How often each option was chosen, the key in green; the last bar is for no answer.',
    },
  },
} as const
