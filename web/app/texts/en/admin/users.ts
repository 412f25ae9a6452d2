export const users = {
  title: 'Our Users',
  column: {
    username: 'Username',
    email: 'Email',
    role: 'Role',
    isVerified: 'Verified',
    failedLoginAttempts: 'Failed Attmepts', // sic
    state: 'State',
  },
  verifiedLabel: 'Verified: {{username}}',
  filter: { role: 'Role', allRoles: 'All roles', state: 'State', allStates: 'All states' },
  /** The account states, one word each. */
  state: {
    unverified: 'Unverified',
    verified: 'Verified',
    tested: 'Level test passed',
    enrolled: 'Enrolled',
    locked: 'Locked',
    staff: 'Staff',
    suspended: 'Suspended',
  },
  actions: {
    title: 'Actions',
    own: 'This is your own account. Another admin must do this.',
    role: 'Role',
    roleHint: 'A new role signs the user out everywhere.',
  },
  change: {
    verify: {
      button: 'Mark as verified',
      ask: '{{username}} will be able to log in without the code we sent. Mark the email as verified?',
      done: 'The email is marked as verified',
    },
    unverify: {
      button: 'Mark as not verified',
      ask: '{{username}} will be signed out everywhere and must verify the email anew to log in. Go on?',
      done: 'The email must be verified anew',
    },
    unlock: {
      button: 'Unlock',
      ask: 'The failed logins of {{username}} will be forgotten and logging in is possible at once. Unlock the account?',
      done: 'The account is unlocked',
    },
    forgetFailures: {
      button: 'Clear failed attempts',
      ask: 'The failed logins of {{username}} will be forgotten, and the count starts anew. Clear them?',
      done: 'The failed attempts are cleared',
    },
    allowRetake: {
      button: 'Allow level-test retake',
      ask: '{{username}} will be able to take the level test once more; the new result replaces the old one. Allow it?',
      done: 'The level test may be taken once more',
    },
    refuseRetake: {
      button: 'Withdraw level-test retake',
      ask: '{{username}} will not be able to take the level test again. Withdraw the permission?',
      done: 'The permission is withdrawn',
    },
    suspend: {
      button: 'Suspend',
      ask: '{{username}} will be signed out everywhere at once and cannot log in until you let them in again. Suspend the account?',
      done: 'The account is suspended',
    },
    letIn: {
      button: 'Let in again',
      ask: '{{username}} will be able to log in again. Let them in?',
      done: 'The account is open again',
    },
    makeLearner: {
      button: 'Learner',
      ask: '{{username}} will be a learner: signed out everywhere, and on the next login in the learner area. Change the role?',
      done: 'The role is changed',
    },
    makeCoach: {
      button: 'Coach',
      ask: '{{username}} will be a coach: signed out everywhere, and on the next login in the coach area. Change the role?',
      done: 'The role is changed',
    },
    makeAdmin: {
      button: 'Admin',
      ask: '{{username}} will be an admin, with every right in the school: signed out everywhere, and on the next login in the admin area. Change the role?',
      done: 'The role is changed',
    },
  },
  changeRole: 'Change the role',
  changeFailed: 'Failed to change the account',
  invite: {
    button: 'Invite',
    title: 'Invite a coach or an admin',
    text: 'We open the account and send a link to set a password. It works for 7 days.',
    username: 'Username',
    email: 'Email',
    role: 'Role',
    language: 'Language of the mail',
    languageHint: 'Mails to this account stay in it until its owner chooses another one.',
    submit: 'Send invitation',
    done: 'Invitation sent',
    failed: 'Failed to send the invitation',
  },
  emptyHint: 'Accounts appear here as soon as someone registers.',
  view: 'View {{username}}',
  details: 'User Details',
  listFailed: 'Failed to fetch users',
  /** Explanations of these words. */
  states: {
    title: 'What state is a user in?',
    intro: 'A learner travels along this line. Three kinds of account stand beside it.',
    unverified: 'Registered, but the email address is not confirmed yet. Cannot log in.',
    verified: 'Verified without a level test. Can log in; the test is the next step before any course.',
    tested:
      'Passed the level test but not enrolled. Has a score and a level, and can choose a course that fits.',
    enrolled: 'Enrolled as a Learner, with a place in at least one course, its modules and live sessions.',
    locked:
      'Locked by the system after too many failed logins. Opens by itself after a while, or with a new password.',
    staff: 'Registered by the system as admin or teacher. Needs neither a level test nor an enrollment.',
    suspended: 'Closed by an admin. Cannot log in until an admin lets them in again.',
  },
} as const
