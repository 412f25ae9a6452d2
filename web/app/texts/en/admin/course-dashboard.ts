export const courseDashboard = {
  title: 'Course Management',
  failed: 'Dahsboard Data Failed !', // sic
  loadFailed: 'Error loading dashboard data',
  unknown: 'Unknown error occurred',
  tiles: {
    label: 'The catalogue',
    courseTypes: 'Courses Types', // sic
    modules: 'Modules',
    courses: 'Courses',
    coaches: 'Coaches',
  },
  createCourse: 'Create a course',
  ongoing: {
    title: 'On Going Courses', // sic
    empty: 'No course is running',
    emptyHint: 'A course shows up here on its first day.',
    noneInMonth: 'No course runs in {{month}}',
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    view: 'Show as',
    timeline: 'Timeline',
    table: 'Table',
    legend: 'Progress',
    band: { '0': 'below 20%', '1': '20 to 39%', '2': '40 to 59%', '3': '60 to 79%', '4': '80% and above' },
    course: '{{name}}, {{start}} to {{end}}, {{progress}} done',
    column: { name: 'Course', startDate: 'Start Date', endDate: 'End Date', progress: 'Progress' },
  },
  upcoming: {
    title: 'Upcoming Courses',
    empty: 'No course is planned',
    emptyHint: 'Plan the next group: learners enroll only before the first day.',
    starts: 'Starts on {{date}}',
    daysLeft_one: '{{count}} day left',
    daysLeft_other: '{{count}} days left',
    enrolled: '{{count}} enrolled · {{percentage}} full',
  },
} as const
