/** A drawn person, described by features. */
export type Face = {
  skin: keyof typeof skins
  hair: 'bob' | 'long' | 'bun' | 'crop' | 'quiff' | 'curls' | 'scarf' | 'wave'
  hairTone: keyof typeof hairTones
  wear: keyof typeof wears
  ground: keyof typeof grounds
  extra?: 'glasses' | 'beard' | 'stubble'
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

/** Hair behind and in front of the head, whose middle is at 100, 90. */
export const hairs: Record<Face['hair'], { back?: string; front: string }> = {
  bob: {
    back: 'M58 94C50 34 150 34 142 94l5 34c-14 10-26 4-26-12H79c0 16-12 22-26 12z',
    front: 'M64 86c-8-62 80-64 72 0-6-10-16-16-22-26-10 10-22 14-38 15-6 1-10 6-12 11z',
  },
  long: {
    back: 'M57 92C50 28 150 28 143 92c2 30 4 48 12 72-18 8-32 2-34-14H79c-2 16-16 22-34 14 8-24 10-42 12-72z',
    front: 'M63 92c-8-68 82-68 74 0-3-16-15-26-38-34-16 8-32 18-36 34z',
  },
  bun: {
    back: 'M100 14a20 20 0 1 1 0 40 20 20 0 0 1 0-40z',
    front: 'M64 88c-8-64 80-64 72 0-4-20-16-28-36-28s-32 8-36 28z',
  },
  crop: { front: 'M64 86c-8-62 80-62 72 0-1-12-6-22-15-22H79c-9 0-14 10-15 22z' },
  quiff: {
    front:
      'M65 84c-6-22 0-38 18-40 10-16 54-14 55 12 0 12-2 20-3 28-2-14-8-22-22-21-16 2-30-2-38 0-7 3-9 11-10 21z',
  },
  curls: {
    back: 'M64 88c-14-4-14-24-2-28-4-16 12-26 22-18 8-12 30-12 36-1 14-6 26 6 20 19 12 4 12 24-4 28z',
    front:
      'M65 84c-3-12 1-20 9-22 2-10 14-12 19-5 6-8 18-7 21 1 10-2 17 5 15 13 7 3 9 8 6 13-4-8-8-11-14-11-8 4-14 1-18-4-6 6-14 6-19 1-8 1-14 5-19 14z',
  },
  scarf: {
    back: 'M100 36C52 36 50 84 56 114c4 24 18 32 14 56h60c-4-24 10-32 14-56 6-30 4-78-44-78z',
    front:
      'M63 94c-8-72 82-72 74 0-6-26-18-36-37-36s-31 10-37 36zM68 116c12 26 52 26 64 0l10 48c-22 14-62 14-84 0z',
  },
  wave: {
    back: 'M58 94c-8-62 92-64 84-2 8 14 4 28-10 26H68c-14 2-18-12-10-24z',
    front: 'M64 88c-8-62 78-68 73-6-10-2-17-11-21-20-10 14-33 14-52 26z',
  },
}
