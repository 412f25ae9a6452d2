export const schoolSettings = {
  title: 'School Settings',
  announcement: {
    title: 'Announcement bar',
    hint: 'One line above the public pages: a start date, a discount, a holiday. Plain text, at most {{max}} characters. Leave a language empty and its pages show no bar.',
    tr: 'Turkish text',
    en: 'English text',
    count: '{{count}} of {{max}} characters',
    preview: 'Preview',
    onPages: { tr: 'On the Turkish pages', en: 'On the English pages' },
    hidden: 'No bar is shown',
    submit: 'Save the announcement',
    saved: 'Announcement saved',
    savedHint: 'Visitors see it from now on.',
    failed: 'The announcement could not be saved',
  },
  fetchFailed: 'Failed to fetch the settings',
} as const
