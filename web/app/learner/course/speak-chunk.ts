import { loadTexts } from '../../texts/load-texts.ts'

/** The speaking tasks with their recorder, and their texts, which no other screen of the player shows. */
export const speakChunk = {
  name: 'speak',
  load: async () => {
    const [screen] = await Promise.all([
      import('./speak/speak-screen.tsx'),
      loadTexts('speak', 'speaking', 'recorder'),
    ])
    return screen
  },
}
