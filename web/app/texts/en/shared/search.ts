/** The search of the areas. */
export const search = {
  open: 'Search',
  shortcut: 'Ctrl K',
  title: 'Search',
  label: 'Search for a screen, a course, a module or a person',
  placeholder: 'What are you looking for?',
  results: 'Results',
  group: {
    recent: 'Opened recently',
    screens: 'Screens',
    courses: 'Courses',
    modules: 'Modules',
    users: 'People',
  },
  courseDays: '{{from}} – {{to}}',
  moduleOf: 'Module {{number}} · {{type}}',
  hint: 'Type at least two letters. Dots and capitals make no difference.',
  searching: 'Searching…',
  nothing: 'Nothing found for “{{text}}”. Try fewer or other letters.',
  failed: 'The search did not work',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
} as const
