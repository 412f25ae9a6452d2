type Removal = { course: string; reason: string }

/** A learner whom the school removed from a waiting list reads the reason. */
export const removedFromLine = {
  en: ({ course, reason }: Removal) => ({
    title: 'You are no longer on the waiting list',
    text: `The school has taken you off the waiting list of “${course}”.\n“${reason}”`,
  }),
  tr: ({ course, reason }: Removal) => ({
    title: 'Artık bekleme listesinde değilsin',
    text: `Okul seni “${course}” kursunun bekleme listesinden çıkardı.\n“${reason}”`,
  }),
}
