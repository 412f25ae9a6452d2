export const coaches = {
  title: 'Coach List',
  create: 'Create coach',
  listFailed: 'Failed to load coaches',
  emptyHint: 'Make a user a coach, and courses can be given to them.',
  view: 'View {{name}}',
  edit: 'Edit {{name}}',
  erased: 'Erased account',
  column: {
    userId: 'User Id',
    username: 'Coach User Name',
    email: 'Coach e-mail',
    isActive: 'isActive', // sic
    isNative: 'isNative', // sic
    isZoomOnly: 'Zoom Only Coach',
  },
  status: { active: 'ACTIVE', passive: 'Passive' },
  native: { yes: 'YES', no: 'NO' },
  zoomOnly: { yes: 'Zoom Only Coach', no: 'Permanent' },
  form: {
    createTitle: 'Create New Coach',
    editTitle: 'Edit Coach',
    viewTitle: 'Coach',
    user: 'Coach User',
    data: 'Coach Data',
    email: 'Email',
    getUser: 'Get User',
    getUserFailed: 'Get Coach User failed',
    getUserFailedText: 'The user could not be loaded',
    findHint: 'Find the account that is to be a coach. It gets the coach role and is signed out everywhere.',
    isCoachHint: 'This account has the coach role already.',
    userId: 'User id',
    userName: 'User name',
    tabs: { information: 'Coach Information', photo: 'Coach Photo' },
    personalSummary: 'Personel Summary', // sic
    isNative: 'Native Speaker?',
    isZoomOnly: 'Zoom Only Coach ?', // sic
    isActive: 'Active Coach?',
    isActiveHint: 'Only active coaches can be chosen for a course.',
    isPublic: 'Show on the public pages?',
    isPublicHint:
      'Visitors see this coach among our teachers, with the photo and the summary. Learners always see both in the details of the coach’s courses.',
    photoUrl: 'Uploaded photo URL',
    noPhoto: 'No photo yet',
    upload: 'Upload photo',
    photoLater: 'Find the user first: the photo belongs to the account.',
    create: 'Create',
    save: 'Save',
  },
  created: 'Coach created',
  updated: 'Coach updated',
  failed: 'An error occured !', // sic
  failedText: 'The coach could not be saved',
} as const
