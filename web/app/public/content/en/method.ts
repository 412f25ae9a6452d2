import type { PublicContent } from '../public-content.ts'

export const why: PublicContent['why'] = {
  plate: 'Why us',
  title: 'We don’t lecture. We talk.',
  features: [
    {
      icon: 'street',
      title: 'English off the street',
      text: 'Not the textbook kind: the kind you hear at the bus stop, at the till, at the bar. The way London says it.',
    },
    {
      icon: 'bubbles',
      title: 'Bilingual coaches',
      text: 'Your coaches are native-level and bilingual. They know where you get stuck, and why.',
    },
    {
      icon: 'clock',
      title: 'Three sessions a week',
      text: 'Speaking Groups meet three times a week for an hour. The times are fixed: midday or evening.',
    },
    {
      icon: 'door',
      title: 'A door that stays open',
      text: 'Missed a week? No drama. Past modules never close, and messaging-group activities have no deadline.',
    },
    {
      icon: 'replay',
      title: 'Missed it? Watch it',
      text: 'Twice a month, a live exercise explained step by step. It is recorded, so you can replay it.',
    },
    {
      icon: 'target',
      title: 'Got an exam? Say so',
      text: 'TOEIC, IELTS… Tell support at the start and we will support your preparation too.',
    },
  ],
}

export const pain: PublicContent['pain'] = {
  plate: 'What is your English like now?',
  title: 'Sound familiar?',
  lead: 'We hear these every day. The answer always leads to the same place: talking.',
  you: 'You',
  coach: 'Us',
  says: [
    {
      them: 'I understand it, but I can’t speak it.',
      us: 'Because you only ever listened. Here it’s your turn three times a week.',
    },
    {
      them: 'By the time I’ve built the sentence, they’ve changed the subject.',
      us: 'Talk for about three hours a week and you stop building. You just say it.',
    },
    {
      them: 'I keep quiet in case I make a mistake.',
      us: 'Make it. Your coach is bilingual and understands half a sentence, too.',
    },
    {
      them: 'I’ve started so many courses. Finished none.',
      us: 'Past modules never close. Get back on at the stop where you got off.',
    },
  ],
  aside:
    'Only about 5 per cent of the world’s English speakers are native. You don’t need to be perfect. You need to talk.',
}

export const aspects: PublicContent['aspects'] = {
  plate: 'How it works',
  title: 'One line, six stops.',
  lead: 'No changes. Hop on, the rest is on the way.',
  stations: [
    {
      title: 'Level test',
      text: '50 questions: 40 on grammar and vocabulary, 10 listening. It tells you which line to start on.',
    },
    { title: 'Your course', text: 'Your result puts you on the A1-A2 or the B1-B2 course.' },
    { title: 'Modules', text: 'Video lessons, interactive quizzes and PDF notes. In your own time.' },
    { title: 'Messaging group', text: 'Practise in a group of 25 people at most.' },
    { title: 'Speaking Groups', text: 'Three times a week, one hour, live. This is where it happens.' },
    { title: 'Private lessons', text: 'If you like, by appointment: one-to-one, duo or small group.' },
  ],
}

export const closing: PublicContent['closing'] = {
  title: 'Put the kettle on. Let’s talk.',
  text: 'Your first sentence won’t be perfect. It doesn’t have to be.',
  join: 'Join us',
}
