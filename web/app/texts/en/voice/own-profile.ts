/** A coach's own public page. */
export const ownProfile = {
  title: 'Your public page',
  intro: 'How visitors and learners get to know you. An admin looks at every change before it is shown.',
  failed: 'Your profile could not be loaded',
  preview: 'See the public page',
  discard: 'Discard the changes',
  discardAsk:
    'Your page stays as it is published. The changes, the new photo and the new recording are lost.',
  discardFailed: 'The changes could not be discarded',
  state: {
    published: 'Everything is published',
    waiting: 'Your changes wait for an admin',
    returned: 'Your changes came back',
  },
  stateHint: {
    published: 'Visitors see what stands below.',
    notPublic:
      'The school does not show your page to visitors. Learners of your courses see your summary and photo.',
    waiting: 'Changed {{when}}. Until they are published, visitors see your page as before.',
    returned: 'Change what the note asks for and save: then it waits for an admin again.',
  },
  hello: {
    title: 'Your hello',
    recording: 'Recording of your hello',
    hint: 'A short hello in your own voice, in English: who you are, and what one talks about with you.',
    why: 'We need your microphone for this. Visitors will hear the recording on your page.',
    another: 'Record another',
    keep: 'Keep the present one',
    remove: 'Remove it',
    sent: 'Your hello waits for an admin',
    removed: 'The hello is removed',
    failed: 'The hello could not be changed',
  },
  photo: {
    title: 'Photo',
    hint: 'Your face, well lit, looking at the camera.',
    alt: 'Your photo',
    choose: 'Choose a photo',
    sent: 'Your photo waits for an admin',
  },
  texts: {
    title: 'About you',
    hint: 'Two or three sentences, in both languages.',
    summaryTr: 'About you, in Turkish',
    summaryEn: 'About you, in English',
    summaryEnHint: 'Without it the English page shows no summary.',
    origin: 'Where you are from',
    speaks: 'Languages you speak',
    save: 'Save',
    saved: 'Saved. An admin publishes your changes.',
    failed: 'The texts could not be saved',
  },
} as const
