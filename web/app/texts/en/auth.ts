export const auth = {
  loginTitle: 'Log In',
  welcome: 'Good to hear you again.',
  intro: 'Log in and pick the conversation up where you left it.',
  email: 'Email',
  password: 'Password',
  login: 'Login',
  loginSuccessful: 'Login successful',
  loginFailed: 'Login failed',
  logoutFailed: 'Logout failed',
  notKept:
    'This connection is not secure, so we cannot keep you logged in: closing or reloading the page ends your session.',
  unauthorizedTitle: 'Not your stop',
  unauthorizedHeading: 'This stop is not on your line.',
  unauthorizedText: 'Your account has no access to this area. Sign in to reach your own, or go back home.',
} as const
