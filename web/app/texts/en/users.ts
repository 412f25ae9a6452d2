export const users = {
  title: 'Our Users',
  column: {
    username: 'Username',
    email: 'Email',
    role: 'Role',
    isVerified: 'Verified',
    failedLoginAttempts: 'Failed Attmepts', // sic
  },
  role: { learner: 'Learner', coach: 'Coach', admin: 'Admin' },
  emptyHint: 'Accounts appear here as soon as someone registers.',
  view: 'View {{username}}',
  details: 'User Details',
  locked: 'Locked',
  fetchFailed: 'Failed to fetch user',
  listFailed: 'Failed to fetch users',
  card: {
    level: 'English level',
    notAvailable: 'N/A',
    verified: 'Verified',
    yes: 'Yes',
    no: 'No',
    verificationCodeExpires: 'Verification code expires',
    failedLoginAttempts: 'Failed login attempts',
    lastFailedLoginAttempt: 'Last failed login',
    lockoutUntil: 'Locked out until',
    never: '—',
    adminFields: 'Account details for admins',
  },
  states: {
    title: 'What state is a user in?',
    intro: 'A learner travels along this line. Two kinds of account stand beside it.',
    unverified: {
      name: 'Unverified',
      text: 'Registered, but the e-mail address is not confirmed yet. Cannot log in.',
    },
    verified: {
      name: 'Verified, no level test',
      text: 'Can log in. The level test is the next step before any course.',
    },
    tested: {
      name: 'Level test passed, not enrolled',
      text: 'Has a score and a level, and can choose a course that fits.',
    },
    enrolled: {
      name: 'Enrolled as a Learner',
      text: 'Has a place in at least one course, with its modules and live sessions.',
    },
    locked: {
      name: 'Locked by the system',
      text: 'Too many failed logins. It opens by itself after a while, or with a new password.',
    },
    staff: {
      name: 'Registered as admin or teacher',
      text: 'Added by the system. Needs neither a level test nor an enrolment.',
    },
  },
} as const
