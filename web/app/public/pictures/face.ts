/** A drawn person, told by their features. */
export type Face = {
  skin: keyof typeof skins
  hair: 'bob' | 'long' | 'bun' | 'crop' | 'quiff' | 'curls' | 'receding' | 'scarf' | 'wave'
  hairTone: keyof typeof hairTones
  wear: keyof typeof wears
  ground: keyof typeof grounds
  extra?: 'glasses' | 'beard' | 'stubble' | 'moustache'
}

export const skins = { light: 'var(--pic-skin-c)', tan: 'var(--pic-skin-a)', deep: 'var(--pic-skin-b)' }
export const hairTones = {
  ink: '#1c1a17',
  dark: '#2f211b',
  brown: '#5f3721',
  ginger: '#a8481c',
  grey: '#9d968c',
  cool: 'var(--pic-blue)',
}
export const wears = {
  red: 'var(--pic-bus)',
  cool: 'var(--pic-blue)',
  brass: 'var(--pic-brass)',
  night: '#24313a',
  brick: 'var(--pic-brick)',
}
export const grounds = {
  cool: 'var(--pic-far)',
  sand: 'var(--pic-stone)',
  sky: 'var(--pic-sky)',
  brick: 'var(--pic-brick-pale)',
  brass: 'var(--pic-brass)',
}

/** Hair behind the head and before it, drawn on a head whose middle is at 100, 90. */
export const hairs: Record<Face['hair'], { back?: string; front: string }> = {
  bob: {
    back: 'M58 94C50 34 150 34 142 94l5 34c-14 10-26 4-26-12H79c0 16-12 22-26 12z',
    front: 'M65 88c-4-46 74-50 70 0-8-8-20-14-26-26-8 14-26 24-44 26z',
  },
  long: {
    back: 'M57 92C50 28 150 28 143 92c2 30 4 48 12 72-18 8-32 2-34-14H79c-2 16-16 22-34 14 8-24 10-42 12-72z',
    front: 'M65 90c-6-50 76-54 70 0-2-16-14-24-36-32-16 8-30 16-34 32z',
  },
  bun: {
    back: 'M100 14a20 20 0 1 1 0 40 20 20 0 0 1 0-40z',
    front: 'M65 88c-6-52 76-52 70 0-4-20-16-28-35-28s-31 8-35 28z',
  },
  crop: { front: 'M65 84c-6-48 76-48 70 0-1-12-6-20-14-20-14 0-28 0-42 0-8 0-13 8-14 20z' },
  quiff: {
    front:
      'M65 84c-6-22 0-38 18-40 10-16 54-14 55 12 0 12-2 20-3 28-2-14-8-22-22-21-16 2-30-2-38 0-7 3-9 11-10 21z',
  },
  curls: {
    back: 'M64 88c-14-4-14-24-2-28-4-16 12-26 22-18 8-12 30-12 36-1 14-6 26 6 20 19 12 4 12 24-4 28z',
    front:
      'M65 84c-3-12 1-20 9-22 2-10 14-12 19-5 6-8 18-7 21 1 10-2 17 5 15 13 7 3 9 8 6 13-4-8-8-11-14-11-8 4-14 1-18-4-6 6-14 6-19 1-8 1-14 5-19 14z',
  },
  receding: {
    front:
      'M65 90c-6-20 0-36 14-44-4 14-10 20-11 34zM135 90c6-20 0-36-14-44 4 14 10 20 11 34zM82 46c10-6 26-6 36 0-12-3-24-3-36 0z',
  },
  scarf: {
    back: 'M100 36C52 36 50 84 56 114c4 24 18 32 14 56h60c-4-24 10-32 14-56 6-30 4-78-44-78z',
    front:
      'M67 92c-4-44 70-44 66 0-6-24-16-32-33-32s-27 8-33 32zM68 116c12 26 52 26 64 0l10 48c-22 14-62 14-84 0z',
  },
  wave: {
    back: 'M58 94c-8-62 92-64 84-2 8 14 4 28-10 26H68c-14 2-18-12-10-24z',
    front: 'M65 86c-2-46 72-50 71-6-10-2-16-10-20-18-10 14-32 14-51 24z',
  },
}
