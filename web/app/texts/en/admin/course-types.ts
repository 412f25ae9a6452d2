export const courseTypes = {
  title: 'Course Types',
  create: 'Create course type',
  listFailed: 'Error fetching course types',
  emptyHint: 'Create the first course type, then give it its modules and courses.',
  levels: 'level {{range}}',
  column: { id: 'ID', name: 'Type Name', isActive: 'isActive', description: 'Description' }, // sic
  status: { active: 'ACTIVE', passive: 'Passive' },
  view: 'View {{name}}',
  edit: 'Edit {{name}}',
  activate: 'Make {{name}} active',
  deactivate: 'Make {{name}} passive',
  info: {
    title: 'Types are not deleted',
    text: 'Courses use their type, so a type stays. A passive one is no longer offered for new courses.',
  },
  form: {
    createTitle: 'Create New Course Type',
    title: 'Course Type',
    name: 'Type Name',
    description: 'Description',
    fromLevel: 'First level',
    toLevel: 'Last level',
    anyLevel: 'Any level',
    levelsHint:
      'The course suits learners whose level lies between the two. Learners at or above the first level do not need a previous course.',
    isActive: 'Active',
    isActiveHint: 'A passive type is no longer offered for new courses.',
    counts: 'It has {{modules}} and {{courses}}.',
    modules_one: '{{count}} module',
    modules_other: '{{count}} modules',
    courses_one: '{{count}} course',
    courses_other: '{{count}} courses',
    create: 'Create',
    save: 'Save',
  },
  toggle: {
    activate: 'Make “{{name}}” active? It is offered for new courses again.',
    deactivate:
      'Make “{{name}}” passive? It is no longer offered for new courses. Courses that have this type go on.',
  },
  copy: {
    action: 'Copy {{name}}',
    ask: 'Copy “{{name}}” with its modules, quizzes and files? Courses and the work of learners are not copied.',
    done: 'Course type copied',
    doneText: '“{{name}}” is passive until you make it active.',
    failed: 'The course type could not be copied',
  },
  created: 'Course type created',
  updated: 'Course type updated',
  failed: 'An error occured !', // sic
  failedText: 'The course type could not be saved',
} as const
