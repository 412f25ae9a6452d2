export const opening = {
  title: 'Before you open',
  lead: 'Visitors see “opening soon” until you open the school. Each step ticks itself when it is done.',
  count: '{{done}} of {{all}} done',
  done: 'done',
  missing: 'to do',
  optional: 'optional',
  failed: 'That did not work',
  steps: {
    school: {
      title: 'School data',
      text: 'Company, address, phone and register: the imprint, receipts and mails show them.',
    },
    brand: { title: 'Brand', text: 'Name, logo and colours of your school.' },
    courseType: {
      title: 'First course type',
      text: 'Start with one of our tracks, with all modules, quizzes and documents, or with an empty one.',
      add: 'Add our {{track}} track',
      added: 'The track {{track}} is in your catalogue',
    },
    coach: {
      title: 'First coach',
      text: 'Invite a person at Users, then add them to the coach list.',
    },
    levelTest: {
      title: 'Level test',
      text: 'Every learner takes it before the first course. Start with our 50 questions, with recordings, or write your own.',
      add: 'Add our 50 questions',
      added: 'The level test is active',
    },
    payment: {
      title: 'Payment',
      text: 'Cards work once iyzico or Stripe is set up on the server, for the currency of your courses. For bank transfers enter your IBAN. Free courses need neither.',
    },
    mail: {
      title: 'Mail check',
      text: 'Codes and receipts go by mail. Send yourself a test and open its link.',
      send: 'Send me a test',
      sent: 'A mail is on its way to {{to}}',
      sentHint: 'Open the link in it.',
      arrived: 'Your mail works',
    },
    course: {
      title: 'First course',
      text: 'A course with dates, weekly times, a coach and a price that visitors can join.',
    },
  },
  open: {
    title: 'Open the school',
    ready: 'Everything is ready. Visitors will see your pages and can register.',
    waiting: 'Finish the steps marked “to do” first.',
    defaultBar:
      'The announcement bar of the home page still says “Announcement Bar”. Write your own line, or leave it empty to hide the bar.',
    changeBar: 'Change the announcement bar',
    look: 'Look at the pages',
    button: 'Open the school',
  },
  opened: {
    title: 'Your school is open',
    says: 'All aboard!',
    text: 'Visitors see your pages and can register from now on. Tell people where to find you:',
    look: 'See the home page',
    campaign: 'Make a discount code',
  },
} as const
