import type { PublicContent } from '../public-content.ts'

export const tour: PublicContent['tour'] = {
  plate: 'Inside',
  title: 'This is exactly what you log in to.',
  lead: 'Not a drawing, the app itself. On your phone or your computer, you go on where you left off.',
  screens: [
    {
      picture: 'player',
      title: 'Every module is a line',
      text: 'Watch, read, answer. We remember the stop you got off at.',
      alt: 'A course page: the stops of the modules, and the video of “Lovely weather: the art of small talk”.',
    },
    {
      picture: 'quiz',
      title: 'Getting it wrong is fine',
      text: 'One question, big type. At the end we look at your mistakes first, with the right answer.',
      alt: 'A quiz question on a phone: the gap in “It’s a lovely day, isn’t it?” is being filled.',
    },
    {
      picture: 'session',
      title: 'The door opens ten minutes early',
      text: 'No hunting for links: one tap and you are in the room.',
      alt: 'A live session on a phone: its day and time, “The door is open” and the Join button.',
    },
  ],
}
