export const schoolSettings = {
  title: 'School Settings',
  announcement: {
    title: 'Announcement bar',
    hint: 'One line on the home page, right below its opening picture: a start date, a discount, a holiday. Plain text, at most {{max}} characters. Leave a language empty and its home page shows no bar.',
    tr: 'Turkish text',
    en: 'English text',
    count: '{{count}} of {{max}} characters',
    preview: 'Preview',
    onPage: { tr: 'On the Turkish home page', en: 'On the English home page' },
    hidden: 'No bar is shown',
    submit: 'Save the announcement',
    saved: 'Announcement saved',
    savedHint: 'Visitors see it from now on.',
    failed: 'The announcement could not be saved',
  },
  fetchFailed: 'Failed to fetch the settings',
} as const
